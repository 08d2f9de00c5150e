import { recordStatuses, takeStatuses } from './statuses';
import { button, count, expect, expectAccessible, generate, openOptions, test } from './test';

test('an error thrown while rendering shows a message, and Start again resets the page', async ({
  start,
  home,
  watch,
}) => {
  const page = await start(`${home}#country=NO&count=3&seed=7`);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  // The page uses TextEncoder while it renders the results, to measure the file.
  await page.evaluate(() => {
    const { TextEncoder } = window;
    Object.assign(window, {
      mend: () => Object.assign(window, { TextEncoder }),
      TextEncoder: class {
        constructor() {
          throw new RangeError('Out of memory');
        }
      },
    });
  });
  await button(page, 'Generate').click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByText('The browser says: Out of memory')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Contact Generator');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await button(page, 'Start again').click();
  await expect(count(page)).toHaveValue('0');
  await expect(page.getByRole('alert')).toHaveText('');
  expect(page.url()).toBe(home);
  await generate(page, '4');
  await expect(page.locator('tbody tr')).toHaveCount(4);
  expect((await watch.takeComplaints()).join('\n')).toContain('Out of memory');
});

test('if generating throws, the alert says so and earlier results stay', async ({ start }) => {
  const page = await start();
  await generate(page, '3');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  const before = await page.locator('tbody').textContent();
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Seed' }).fill('any text');
  // Seeds that are not numbers are hashed with TextEncoder.
  await page.evaluate(() => {
    const { encode } = TextEncoder.prototype;
    TextEncoder.prototype.encode = () => {
      TextEncoder.prototype.encode = encode;
      throw new RangeError('Array buffer allocation failed');
    };
  });
  await button(page, 'Generate').click();
  await expect(page.getByRole('alert')).toHaveText(
    'The contacts could not be generated (Array buffer allocation failed). Press Generate to try again.',
  );
  await expect(page.getByRole('status')).toHaveText('');
  expect(await page.locator('tbody').textContent()).toBe(before);
});

test('if the browser gives no random numbers, a message asks for a seed; with a typed seed, Generate works', async ({
  start,
  page,
}) => {
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new DOMException('No entropy', 'OperationError');
    };
  });
  await start();
  await generate(page, '3');
  await expect(page.getByRole('alert')).toHaveText(
    'This browser gave no random number. Type any text as the seed under Options and press Generate again.',
  );
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await expect(seed).toBeVisible();
  await expect(seed).toHaveAttribute('aria-invalid', 'true');
  await seed.fill('mine');
  await seed.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('Generating… is announced only when something is generated', async ({ start }) => {
  const page = await start();
  await page.evaluate(recordStatuses);
  await generate(page, '0');
  await expect(page.getByRole('alert')).not.toHaveText('');
  expect(await page.evaluate(takeStatuses)).toEqual([]);
  await generate(page, '1000');
  await expect(page.getByRole('status')).toHaveText('1,000 contacts generated');
  expect(await page.evaluate(takeStatuses)).toEqual(['Generating…', '1,000 contacts generated']);
});
