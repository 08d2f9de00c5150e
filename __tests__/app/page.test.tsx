/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import Page from '../../app/page';
import { readShippedNames } from '../../scripts/names/shipped-names';

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

async function choose(user: UserEvent, name: string) {
  await user.click(box());
  // A query by role and name is slow: it computes the names of 252 options.
  await user.click(screen.getByText(name, { selector: '[role=option] *' }));
}

describe('the screen (spec §2)', () => {
  test('starts with its title, the United States, the count 0, no error and no results', () => {
    start();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Global Contact Generator');
    expect(box().textContent).toBe('🇺🇸 United States US');
    expect([count().type, count().min, count().max, count().value]).toEqual(['number', '1', '1000', '0']);
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
      'Unless you enter a domain, emails end in example.com, .net or .org, so they reach nobody. Licenses',
    );
  });

  test('an example fills in the form and moves the focus to Generate', async () => {
    const user = start();
    await press(user, '200 German contacts with fictional numbers');
    expect(box().textContent).toBe('🇩🇪 Germany DE');
    expect(count().value).toBe('200');
    expect(document.activeElement?.textContent).toBe('Generate');
  });

  test('generates contacts, numbered from 1', async () => {
    const user = start();
    await generate(user, '7');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['#', 'First Name', 'Last Name', 'Email', 'Phone']);
    expect(rows().map(({ children }) => children[0]?.textContent)).toEqual([...'1234567']);
    expect(screen.getByRole('status').textContent).toBe('7 contacts generated');
  });

  test('without a calling code there is an error message, but the count is valid', async () => {
    const user = start();
    await choose(user, 'Antarctica');
    await generate(user, '2');
    expect(alertText()).toBe('Unable to fetch calling code for country: AQ');
    expect(count().getAttribute('aria-invalid')).toBe('false');
  });
});

describe('the download', () => {
  async function download() {
    const user = start();
    await generate(user, '3');
    jest.useFakeTimers();
    await act(async () => fireEvent.click(screen.getByText('Download JSON')));
  }

  afterEach(() => jest.useRealTimers());

  test('is generated_data.json with the contacts of the table (spec §3), kept for 40 seconds', async () => {
    const revoke = jest.spyOn(URL, 'revokeObjectURL');
    const blobs: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    try {
      await download();
    } finally {
      Reflect.deleteProperty(URL, 'createObjectURL');
    }
    expect(names).toEqual(['generated_data.json']);
    expect(blobs[0]?.type).toBe('application/json');
    await act(() => jest.advanceTimersByTimeAsync(39_000));
    expect(revoke).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(revoke.mock.calls).toEqual([['blob:1']]);
    jest.useRealTimers();
    const shown = rows().map(({ children }) => [...children].slice(1).map(({ textContent }) => textContent));
    expect(JSON.parse(await readBlob(blobs[0])).map(Object.values)).toEqual(shown);
  });

  test('shows an error if the browser cannot save files, and the results stay', async () => {
    expect('createObjectURL' in URL).toBe(false);
    await download();
    expect(alertText()).toMatch(/could not save the file/);
    expect(rows()).toHaveLength(3);
  });
});

/** jsdom's blobs have no `text()`. */
function readBlob(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob as Blob);
  });
}

test("a button says 'Copied' for two seconds, even shortly after another has said it", async () => {
  const user = start();
  await generate(user, '3');
  const findCopied = () =>
    ['Copy JSON', 'Copy link'].filter((name) => screen.getByText(name, { selector: 'button *' }).hidden);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useFakeTimers();
  try {
    for (const name of ['Copy JSON', 'Copy link']) {
      await act(async () => fireEvent.click(screen.getByText(name)));
      await wait(1900);
      expect(findCopied()).toEqual([name]);
    }
    await wait(200);
    expect(findCopied()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('the page copies a selection of rows; the browser copies one that begins or ends beyond the table', async () => {
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

describe('the country dropdown (spec §2, WAI-ARIA APG select-only combobox)', () => {
  const isOpen = () => box().getAttribute('aria-expanded') === 'true';

  test('lists 252 countries with flag, name and code; the flag is hidden from screen readers', async () => {
    const user = start();
    await user.click(box());
    expect(options()).toHaveLength(252);
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    const norway = screen.getByRole('option', { name: 'Norway NO' });
    expect(norway.textContent).toBe('🇳🇴 Norway NO');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('🇺🇸 United States US');
  });

  test('the chosen country stays the selected option while the arrows move', async () => {
    const user = start();
    await user.click(box());
    await user.keyboard('{ArrowUp}');
    expect(box().getAttribute('aria-activedescendant')).not.toBe('country-US');
    expect(
      options()
        .filter((option) => option.getAttribute('aria-selected') === 'true')
        .map(({ id }) => id),
    ).toEqual(['country-US']);
  });

  test('a held Enter opens the list once', () => {
    start();
    for (const repeat of [false, true]) fireEvent.keyDown(box(), { key: 'Enter', repeat });
    expect(isOpen()).toBe(true);
  });

  test('letters with Ctrl, Alt or Meta, composing input, and letters while closed do nothing', async () => {
    const user = start();
    await user.tab();
    await user.keyboard('n');
    expect(isOpen()).toBe(false);
    await user.keyboard('{Enter}{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
    fireEvent.keyDown(box(), { key: 'n', isComposing: true });
    expect(options()).toHaveLength(252);
  });
});
