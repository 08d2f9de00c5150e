/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ResultsSection } from '../../components/results-section';
import type { State } from '../../domain/reducer';
import { fill, generate, ready, run } from '../domain/states';

const Section = ({ state }: { state: State }) =>
  state.results && <ResultsSection state={state} dispatch={() => {}} results={state.results} onExport={() => {}} />;

const generateFor = (form: Parameters<typeof fill>[1]) => run([generate], fill(ready, form));

test('section and table have names, notes are shown, the seed is not translated, needless buttons are left out', () => {
  render(<Section state={generateFor({ country: 'JP', phoneMode: 'reserved', seed: 'mine' })} />);
  screen.getByRole('region', { name: 'Japan: 3 contacts' });
  screen.getByRole('table', { name: 'Contacts' });
  screen.getByText('Japan has no reserved numbers, so these are valid numbers.');
  expect(screen.getByText('mine').getAttribute('translate')).toBe('no');
  for (const name of ['Make every number valid', 'Use reserved numbers']) expect(screen.queryByText(name)).toBeNull();
});

test('the button of a copied link says so, also if the page was opened from disk', () => {
  render(<Section state={{ ...generateFor({}), copied: { what: 'localLink' } }} />);
  expect(screen.getByText('Copy JSON').hidden).toBe(false);
  expect(screen.getByText('Copy link').hidden).toBe(true);
});

test('the list of what names break depends on the contacts, not on the form; its names are isolated and not translated', () => {
  const tricky = generateFor({ nameSource: 'tricky', count: '30' });
  const { rerender } = render(<Section state={fill(tricky, { nameSource: 'local' })} />);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const list = screen.getByRole('list');
  const text = list.textContent;
  expect(list.querySelectorAll('[translate=no] bdi')).toHaveLength(text?.match(/\(#\d+\)/g)?.length ?? Number.NaN);
  rerender(<Section state={generateFor({ nameSource: 'tricky', count: '40' })} />);
  expect(list.textContent).not.toBe(text);
  for (const nameSource of ['local', 'latin', 'english'] as const) {
    rerender(<Section state={fill(generateFor({ nameSource }), { nameSource: 'tricky' })} />);
    expect(screen.queryByText('What these names break')).toBeNull();
  }
});

test('a text that the browser refuses to copy again is focused and selected again', () => {
  const refuse = () => <Section state={{ ...generateFor({}), textToCopy: { text: 'link' } }} />;
  const { rerender } = render(refuse());
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  area.setSelectionRange(0, 0);
  area.blur();
  rerender(refuse());
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 4]);
});

test('where the browser does not say when it idles, all rows are laid out within a second', () => {
  jest.useFakeTimers();
  render(<Section state={generateFor({ count: '120' })} />);
  jest.advanceTimersByTime(1100);
  jest.useRealTimers();
  expect(document.querySelectorAll('.laid-out')).toHaveLength(6);
});
