/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ResultsSection } from '../../components/results-section';
import type { Action } from '../../domain/reducer';
import type { State } from '../../domain/screen/state';
import { apply, fill, generate, openLink, ready } from '../domain/states';

const { jest } = import.meta;

const actions: (Action | 'generate')[] = [];
const Section = ({ state }: { state: State }) =>
  state.results && (
    <ResultsSection
      state={state}
      dispatch={(action) => actions.push(action)}
      results={state.results}
      onGenerate={() => actions.push('generate')}
      onDownload={() => {}}
      onCopy={() => {}}
    />
  );
beforeEach(() => actions.splice(0));

const generateFor = (form: Parameters<typeof fill>[1]) => apply([generate], fill(ready, form));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('section and table have names, notes are shown, and the seed is not translated', () => {
  render(<Section state={generateFor({ country: 'JP', phoneMode: 'fictional', seed: 'mine' })} />);
  screen.getByRole('region', { name: 'Japan: 3 contacts' });
  screen.getByRole('table', { name: 'Contacts' });
  screen.getByText('No fictional numbers are known for Japan that pass validation, so these are valid numbers.');
  expect(screen.getByText('mine').getAttribute('translate')).toBe('no');
});

test('once the form differs from the results, a line with a button says so', () => {
  const made = generateFor({ phoneMode: 'fictional' });
  const { rerender } = render(<Section state={made} />);
  expect(screen.queryByText(/^You changed the settings/)).toBeNull();
  rerender(<Section state={fill(made, { phoneMode: 'valid' })} />);
  screen.getByText('You changed the settings. These are the earlier contacts.');
  press('Generate again');
  expect(actions).toEqual(['generate']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  rerender(<Section state={fill(made, { count: '' })} />);
  screen.getByText('You changed the settings. These are the earlier contacts.');
  screen.getByText('Generate again');
});

test('once its seed is in Options, a text says so in place of the button Reuse seed', () => {
  const made = generateFor({ seed: '' });
  const { rerender } = render(<Section state={made} />);
  press('Reuse seed');
  expect(actions).toEqual([{ type: 'REUSE_SEED' }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  rerender(<Section state={apply([{ type: 'REUSE_SEED' }], made)} />);
  screen.getByText('· Seed saved in Options');
  expect(screen.queryByText('Reuse seed')).toBeNull();
  rerender(<Section state={fill(made, { seed: ' 1 ' })} />);
  screen.getByText('· Seed saved in Options');
});

test.each([
  ['Replace with valid numbers', 'valid', {}],
  ['Use fictional numbers', 'fictional', { phoneMode: 'valid' }],
] as const)('%s makes the numbers %s', (name, phoneMode, options) => {
  render(<Section state={generateFor({ country: 'NO', ...options })} />);
  press(name);
  expect(actions).toEqual([{ type: 'USE_PHONE_MODE', phoneMode }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('the heading gets the focus if new results remove the focused button, but not after a link', () => {
  const { rerender } = render(<Section state={generateFor({ country: 'NO' })} />);
  screen.getByRole('button', { name: 'Use fictional numbers' }).focus();
  rerender(<Section state={generateFor({ phoneMode: 'fictional' })} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  cleanup();
  render(<Section state={apply([openLink('#country=US&count=3')])} />);
  expect(document.activeElement).toBe(document.body);
});

test('what names break depends on the contacts, not on the form; names are isolated and not translated', () => {
  const { rerender } = render(<Section state={fill(generateFor({ nameSource: 'tricky' }), { nameSource: 'local' })} />);
  const kinds = document.querySelectorAll('.problems li').length;
  expect(kinds).toBeGreaterThan(1);
  screen.getByText(`What these names break (${kinds} kinds)`);
  for (const row of document.querySelectorAll('.problems li'))
    expect(row.querySelectorAll('[translate=no] bdi')).toHaveLength(row.querySelectorAll('button').length);
  rerender(<Section state={fill(generateFor({}), { nameSource: 'tricky' })} />);
  expect(screen.queryByText(/^What these names break/)).toBeNull();
});

test('where the browser does not say when it idles, all rows are laid out within a second', () => {
  jest.useFakeTimers();
  render(<Section state={generateFor({ count: '120' })} />);
  jest.advanceTimersByTime(1100);
  jest.useRealTimers();
  expect(document.querySelectorAll('.laid-out tr')).toHaveLength(120);
});
