/** @jest-environment jsdom */
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import Page from '../../app/page';
import { readShippedNames } from '../shipped-names';

const { jest } = import.meta;

// jsdom loads no scripts, so all names have arrived before the tests start.
globalThis.arrivedNames = readShippedNames();

// Finds hidden elements too: checking visibility takes jsdom seconds. The browser tests cover what CSS hides.
configure({ defaultHidden: true });

const box = () => screen.getByRole('combobox', { name: /^Country/ });
const count = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Number of Records (1-1000)' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const options = () => screen.queryAllByRole('option');
const alertText = () => screen.getByRole('alert').textContent;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** Any message of React or the page on the console fails the test. */
let consoleMessages: unknown[][];
beforeEach(() => {
  consoleMessages = [];
  for (const method of ['error', 'warn', 'log'] as const)
    jest.spyOn(console, method).mockImplementation((...words) => void consoleMessages.push(words));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  expect(consoleMessages).toEqual([]);
});

function start(): UserEvent {
  render(<Page />, { wrapper: StrictMode });
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

async function generate(user: UserEvent, text: string) {
  await user.clear(count());
  if (text) await user.type(count(), text);
  await press(user, 'Generate');
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toMatch(/Waiting/));
}

test('starts with its title, the United States, the count 0, no error and no results (spec §2)', () => {
  start();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Global Contact Generator');
  expect(box().textContent).toBe('🇺🇸 United States US');
  expect(count()).toMatchObject({ type: 'number', min: '1', max: '1000', value: '0', inputMode: 'numeric' });
  expect(alertText()).toBe('');
  screen.getByText('Choose a country, enter how many contacts you need, and press Generate.');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download JSON' })).toBeNull();
});

test('says what it makes, where, and whom the emails reach', () => {
  start();
  expect(screen.getByRole('banner').textContent).toMatch(
    /Realistic fake names, emails and phone numbers for 252 countries and territories\. Made in your browser; nothing is uploaded\.$/,
  );
  expect(screen.getByRole('contentinfo').textContent).toBe(
    'Emails end in example.com, .net or .org and reach nobody, unless you enter a domain. Licenses',
  );
});

test('an example fills in the form and moves the focus to Generate', async () => {
  const user = start();
  await press(user, '200 German contacts with fictional numbers');
  expect(box().textContent).toBe('🇩🇪 Germany DE');
  expect(count().value).toBe('200');
  expect(document.activeElement?.textContent).toBe('Generate');
});

test('a download is kept for 40 seconds', async () => {
  const user = start();
  await generate(user, '3');
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  URL.createObjectURL = () => 'blob:1';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByText('Download JSON'));
    jest.advanceTimersByTime(39_000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(revoke.mock.calls).toEqual([['blob:1']]);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(URL, 'createObjectURL');
  }
});

test("a button says 'Copied' for two seconds after each press", async () => {
  const user = start();
  await generate(user, '3');
  const json = screen.getByRole('button', { name: 'Copy JSON' });
  const link = screen.getByRole('button', { name: 'Copy link' });
  const findCopied = () => screen.queryAllByRole('button', { name: 'Copied' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useFakeTimers();
  try {
    for (const pressed of [json, json, link]) {
      await act(async () => fireEvent.click(pressed));
      await wait(1900);
      expect(findCopied()).toEqual([pressed]);
    }
    await wait(200);
    expect(findCopied()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('the page copies a selection of rows; the browser, one that goes beyond the table', async () => {
  const user = start();
  await generate(user, '3');
  const copied: string[] = [];
  const isCopiedByPage = (from: Node, to: Node) => {
    getSelection()?.setBaseAndExtent(from, 0, to, 1);
    const setData = (_: string, text: string) => copied.push(text);
    return !fireEvent.copy(screen.getByRole('table'), { clipboardData: { setData } });
  };
  const [first, second] = rows() as [HTMLElement, HTMLElement];
  expect(isCopiedByPage(first, second)).toBe(true);
  expect(isCopiedByPage(screen.getByRole('heading', { level: 2 }), second)).toBe(false);
  expect(isCopiedByPage(first, screen.getByRole('contentinfo'))).toBe(false);
});

test('the chosen country stays the selected option while the arrows move (ARIA APG)', async () => {
  const user = start();
  await user.click(box());
  await user.keyboard('{ArrowUp}');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(box().getAttribute('aria-activedescendant')).not.toBe('country-US');
  const selected = options().filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(selected.map(({ textContent }) => textContent)).toEqual(['🇺🇸 United States US']);
});

test.each(['Enter', ' '])('holding %j down opens the list once', (key) => {
  start();
  for (const repeat of [false, true]) fireEvent.keyDown(box(), { key, repeat });
  expect(options()).toHaveLength(252);
});

test('letters with Ctrl, Alt or Meta, composing input, and letters while closed do nothing', async () => {
  const user = start();
  await user.tab();
  await user.keyboard('n');
  expect(options()).toHaveLength(0);
  await user.keyboard('{Enter}{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
  fireEvent.keyDown(box(), { key: 'n', isComposing: true });
  expect(options()).toHaveLength(252);
});
