/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { ContactForm } from '../../components/contact-form';
import { reducer } from '../../domain/reducer';
import { COUNT_ERROR, SEED_ERROR } from '../../domain/screen/messages';
import { fill, generate, ready, run } from '../domain/states';

function Form({ start = ready }) {
  const [state, dispatch] = useReducer(reducer, start);
  return <ContactForm state={state} dispatch={dispatch} onGenerate={() => dispatch(generate)} />;
}

const box = () => screen.getByRole('combobox');

test.each([
  ['none before any press', ready, '', /time\.$/, []],
  ['the count', run([generate], fill(ready, { count: '0' })), COUNT_ERROR, /time\.$/, ['count']],
  ['the seed', run([generate], fill(ready, { seed: '\0' })), '', new RegExp(`time\\. ${SEED_ERROR}$`), ['seed']],
])('the fields that are marked as wrong and described by an error: %s', (_, start, ofCount, ofSeed, wrong) => {
  render(<Form start={start} />);
  const count = screen.getByRole('spinbutton', { description: ofCount });
  const seed = screen.getByRole('textbox', { name: 'Seed', description: ofSeed, hidden: true });
  const marked = [count, seed].filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(marked.map(({ id }) => id)).toEqual(wrong);
  expect(count.getAttribute('inputmode')).toBe('numeric');
  expect(seed.getAttribute('maxlength')).toBe('200');
});

test('the same error is announced again; it stays, without a marked field, while the visitor corrects the count', () => {
  render(<Form start={run([generate], fill(ready, { count: '0' }))} />);
  const announced = screen.getByText(COUNT_ERROR);
  fireEvent.click(screen.getByText('Generate'));
  expect(screen.getByText(COUNT_ERROR)).not.toBe(announced);
  // Only names that failed to load can be replaced.
  expect(screen.queryByText('Use English names')).toBeNull();
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5' } });
  expect(screen.getByRole('spinbutton').getAttribute('aria-invalid')).toBe('false');
  screen.getByText(COUNT_ERROR);
});

test('a click on its label focuses the country; keys that the list uses do not scroll the page, and a held arrow keeps moving', () => {
  render(<Form />);
  fireEvent.click(screen.getByText('Country'));
  expect(document.activeElement).toBe(box());
  for (const key of [' ', 'Home', 'ArrowDown', 'End', 'PageUp', 'Backspace', 'a', 'Enter', 'ArrowUp'])
    expect([key, fireEvent.keyDown(box(), { key })]).toEqual([key, false]);
  const active = box().getAttribute('aria-activedescendant');
  fireEvent.keyDown(box(), { key: 'ArrowDown', repeat: true });
  expect(box().getAttribute('aria-activedescendant')).not.toBe(active);
});

test('Tab closes the list after a press on its scroll bar', () => {
  render(<Form />);
  fireEvent.click(box());
  fireEvent.pointerDown(screen.getByRole('listbox'));
  fireEvent.keyDown(box(), { key: 'Tab' });
  fireEvent.blur(box());
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('a press beside the list that is released outside the window closes it, although no click follows', async () => {
  render(<Form />);
  fireEvent.click(box());
  fireEvent.pointerDown(document.body);
  fireEvent.blur(box());
  expect(screen.getByRole('listbox')).toBeTruthy();
  fireEvent.mouseUp(document);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
