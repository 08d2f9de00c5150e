import { SimpleFaker } from '@faker-js/faker';
import type { Page } from '@playwright/test';
import { count, expect, test } from './test';

/** To replay a failure: `MONKEY_SEED=… npx playwright test -c __tests__/browser monkey`. */
const SEED = Number(process.env.MONKEY_SEED ?? 20_261_120);
const ACTIONS = 300;

const KEYS =
  'Enter Space Escape Tab Shift+Tab ArrowDown ArrowUp Home End PageUp PageDown Backspace a N x 7 - e Control+a Delete'.split(
    ' ',
  );
const COUNTS = ['', '0', '1', '7', '30', '1000', '1001', '-3', '2.5', '9'.repeat(400)];

const KNOWN_ERRORS = ['Please enter a ', 'Unable to fetch calling code for country: ', 'Your browser blocked copying.'];

/** Returns the invariants that do not hold. Runs in the page. */
function findBroken(knownErrors: readonly string[]): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const [box] = all('[role=combobox]');
  const active = box?.getAttribute('aria-activedescendant') ?? null;
  const isOpen = box?.getAttribute('aria-expanded') === 'true';
  const error = all('[role=alert]')[0]?.textContent ?? '';
  const rows = all('tbody tr');
  const facts = {
    'one combobox, one number field': all('[role=combobox]').length === 1 && all('input[type=number]').length === 1,
    'one alert, one status': all('[role=alert]').length === 1 && all('[role=status]').length === 1,
    'a listbox only while open': all('[role=listbox]').length === Number(isOpen),
    'the focus on the box while open': !isOpen || document.activeElement === box,
    'an active option only while open': active === null || (isOpen && all(`#${active}[role=option]`).length === 1),
    'a table with rows only with results': all('section').length === Number(rows.length > 0),
    'rows numbered from 1': rows.every((row, index) => row.children[0]?.textContent === String(index + 1)),
    [`a known error, not: ${error}`]: error === '' || knownErrors.some((known) => error.startsWith(known)),
    'no sideways scrolling': document.documentElement.scrollWidth <= innerWidth,
  };
  return Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : fact));
}

test(`${ACTIONS} random actions break nothing (seed ${SEED})`, async ({ start }) => {
  const page = await start();
  // The page's one link leads away from it.
  await page.getByRole('link').evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  const { helpers, number } = new SimpleFaker({ seed: SEED });
  const pick = <T>(values: readonly T[]): T => helpers.arrayElement(values);
  const at = (most: number) => number.int(most);
  const actions: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['a key', () => page.keyboard.press(pick(KEYS))],
    ['a click anywhere', () => page.mouse.click(at(1279), at(799))],
    ['a click on a control', () => clickOne(page, 'button:not([disabled]), [role=combobox], input, summary', at(1e6))],
    ['a click on an option', () => clickOne(page, '[role=option]', at(1e6))],
    ['a count', () => count(page).fill(pick(COUNTS))],
    ['a wheel', () => page.mouse.wheel(0, at(2000) - 1000)],
  ];
  for (let step = 1; step <= ACTIONS; step++) {
    const [name, act] = pick(actions);
    await act(page);
    expect(
      await page.evaluate(findBroken, KNOWN_ERRORS),
      `after action ${step}, ${name}; replay with MONKEY_SEED=${SEED}`,
    ).toEqual([]);
  }
});

/** Clicks the middle of one of the elements that are on screen; does nothing if there is none. */
async function clickOne(page: Page, selector: string, index: number) {
  const point = await page.evaluate(
    ([wanted, number]) => {
      const visible = [...document.querySelectorAll(wanted)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 0 && top >= 0 && bottom <= innerHeight);
      const rect = visible[number % visible.length];
      return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    },
    [selector, index] as const,
  );
  if (point) await page.mouse.click(point.x, point.y);
}
