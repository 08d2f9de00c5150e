/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { ContactForm } from '../../components/contact-form';
import { reducer } from '../../domain/reducer';
import { COUNT_ERROR, DOMAIN_ERROR, SEED_ERROR } from '../../domain/screen/messages';
import { apply, fill, generate, ready } from '../domain/states';

function Form({ start = ready }) {
  const [state, dispatch] = useReducer(reducer, start);
  return <ContactForm state={state} dispatch={dispatch} onGenerate={() => dispatch(generate)} />;
}

const box = () => screen.getByRole('combobox');

const press = (form: Parameters<typeof fill>[1]) => apply([generate], fill(ready, form));

test.each([
  ['none before any press', fill(ready, { count: '0' }), '', []],
  ['the count', press({ count: '0' }), COUNT_ERROR, ['count']],
  ['the seed', press({ seed: '\0' }), SEED_ERROR, ['seed']],
  ['the domain', press({ domain: 'acme' }), DOMAIN_ERROR, ['domain']],
  ['a mail provider', press({ domain: 'gmail.com' }), /^Addresses at gmail\.com belong to people/, ['domain']],
  [
    'still the seed, once the count is wrong, too',
    fill(press({ seed: '\0' }), { seed: '\0', count: '0' }),
    SEED_ERROR,
    ['seed'],
  ],
  ['no longer the seed, once it is right', fill(press({ seed: '\0' })), SEED_ERROR, []],
  ['no longer the count, once it is right', fill(press({ count: '0' }), { count: '5' }), COUNT_ERROR, []],
])('the fields that are marked as wrong and described by the error: %s', (_, start, error, wrong) => {
  render(<Form start={start} />);
  const fields = ['count', 'seed', 'domain'].map((id) => document.getElementById(id) as HTMLElement);
  expect(fields.filter((field) => field.getAttribute('aria-invalid') === 'true').map(({ id }) => id)).toEqual(wrong);
  for (const id of wrong) expect(document.getElementById(id)?.getAttribute('aria-describedby')).toMatch(/\berror$/);
  expect(screen.getByRole('alert').textContent).toMatch(error);
});

test('the same error is announced again, and only names that failed to load can be replaced', () => {
  render(<Form start={press({ count: '0' })} />);
  const announced = screen.getByText(COUNT_ERROR);
  fireEvent.click(screen.getByText('Generate'));
  expect(screen.getByText(COUNT_ERROR)).not.toBe(announced);
  expect(screen.queryByText('Use English names')).toBeNull();
});

test.each([
  ['DE', 'Germany: drawn from 5,210 numbers set aside for fiction. Nobody answers.'],
  ['NO', /^Norway: drawn from [\d,]+ numbers set aside for fiction, all landlines\./],
  [
    'JP',
    'No fictional numbers are known for Japan that pass validation, so you get valid ones. They may belong to real people.',
  ],
  ['AQ', 'There is no calling code for Antarctica, so phones are empty (null in JSON).'],
] as const)('the hint of Fictional says what it means in %s', (country, hint) => {
  render(<Form start={fill(ready, { country, phoneMode: 'fictional' })} />);
  screen.getByRole('radio', { name: 'Fictional', description: hint, hidden: true });
});

test.each([
  ['US', 'Fictional', 'reach nobody'],
  ['JP', 'Fictional', 'not for this country'],
  ['AQ', 'Valid', 'not for this country'],
  ['AQ', 'Random', 'There is no calling code for Antarctica, so phones are empty (null in JSON).'],
] as const)('with the default options, in %s the hint of %s is: %s', (country, name, description) => {
  render(<Form start={fill(ready, { country })} />);
  screen.getByRole('radio', { name, description, hidden: true });
});

test('a choice has a short hint until it is chosen', () => {
  render(<Form />);
  const tricky = { name: 'Tricky', hidden: true };
  fireEvent.click(screen.getByRole('radio', { ...tricky, description: 'break software' }));
  screen.getByRole('radio', { ...tricky, description: /^Real names .*, such as E, Null or 𠮷田\.$/ });
});

test('keys of the country do not scroll, and a held arrow keeps moving', () => {
  render(<Form />);
  const keys = [' ', 'Home', 'ArrowDown', 'End', 'PageUp', 'Backspace', 'a', 'Enter', 'ArrowUp'];
  expect(keys.filter((key) => fireEvent.keyDown(box(), { key }))).toEqual([]);
  const active = box().getAttribute('aria-activedescendant');
  fireEvent.keyDown(box(), { key: 'ArrowDown', repeat: true });
  expect(box().getAttribute('aria-activedescendant')).not.toBe(active);
});

test('a key that is not a letter, outside the BMP, or two letters in capitals is left alone', () => {
  render(<Form />);
  fireEvent.click(box());
  const keys = ['𝒜', '𠮷', 'ß', 'ﬁ', '7', 'Dead'];
  expect(keys.filter((key) => fireEvent.keyDown(box(), { key }))).toEqual(keys);
  expect(screen.getAllByRole('option')).toHaveLength(252);
});

test('Alt+Down opens the list, Alt+Up chooses and closes it', () => {
  render(<Form />);
  const press = (key: string, altKey = true) => fireEvent.keyDown(box(), { key, altKey });
  press('ArrowDown');
  press('Home', false);
  press('ArrowDown');
  expect(box().getAttribute('aria-activedescendant')).toBe('country-AF');
  for (const _ of ['chooses', 'does nothing while closed']) {
    press('ArrowUp');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().textContent).toContain('Afghanistan');
  }
});
