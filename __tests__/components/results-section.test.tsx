/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ResultsSection } from '../../components/results-section';
import type { State } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import { fill, generate, ready, run } from '../domain/states';

const Section = ({ state }: { state: State }) =>
  state.results && (
    <ResultsSection state={state} dispatch={() => {}} results={state.results} onDownload={() => {}} onCopy={() => {}} />
  );

const generateFor = (form: Parameters<typeof fill>[1]) => run([generate], fill(ready, form));

test('section and table have names, notes are shown, the seed is not translated, needless buttons are left out', () => {
  render(<Section state={generateFor({ country: 'JP', phoneMode: 'fictional', seed: 'mine' })} />);
  screen.getByRole('region', { name: 'Japan: 3 contacts' });
  screen.getByRole('table', { name: 'Contacts' });
  screen.getByText('Japan sets no numbers aside for fiction, so these are valid numbers.');
  expect(screen.getByText('mine').getAttribute('translate')).toBe('no');
  for (const name of ['Make every number valid', 'Use fictional numbers']) expect(screen.queryByText(name)).toBeNull();
});

test('the button of a copied link says so', () => {
  render(<Section state={{ ...generateFor({}), copied: 'link' }} />);
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
  const made = generateFor({});
  const refusal = { type: 'COPY_REFUSED', results: made.results as Results, kind: 'link', text: 'link' } as const;
  const { rerender } = render(<Section state={run([refusal], made)} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  area.setSelectionRange(0, 0);
  area.blur();
  rerender(<Section state={run([refusal, refusal], made)} />);
  const again = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  expect(document.activeElement).toBe(again);
  expect([again.selectionStart, again.selectionEnd]).toEqual([0, 4]);
});

test('where the browser does not say when it idles, all rows are laid out within a second', () => {
  jest.useFakeTimers();
  render(<Section state={generateFor({ count: '120' })} />);
  jest.advanceTimersByTime(1100);
  jest.useRealTimers();
  expect(document.querySelectorAll('.laid-out')).toHaveLength(6);
});
