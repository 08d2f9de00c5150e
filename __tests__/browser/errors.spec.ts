import { recordStatuses, takeStatuses } from './statuses';
import {
  alert,
  button,
  choose,
  count,
  expect,
  expectAccessible,
  forgetFailures,
  generate,
  makeContacts,
  test,
  waitForFrames,
} from './test';

/** To be run in the page: from now on, showing contacts throws an error. */
function breakRows() {
  document.createElement = (tag: string) => {
    if (tag === 'tbody') throw new RangeError('Out of memory');
    return Document.prototype.createElement.call(document, tag);
  };
}

/** To be run in the page: undoes `breakRows`. */
function mendRows() {
  Reflect.deleteProperty(document, 'createElement');
}

test('after an error thrown while rendering, Start again resets the page', async ({ start, home, watch }) => {
  const page = await start(`${home}#country=NO&count=3&seed=7`);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page.evaluate(breakRows);
  await button(page, 'Generate').click();
  await expect(alert(page)).toContainText('Something went wrong');
  await expect(page.getByText('Error message: Out of memory')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const complaints: string[] = [];
  await expect.poll(async () => complaints.push(...(await watch.takeComplaints()))).toBe(1);
  expect(complaints[0]).toContain('RangeError: Out of memory');
  await page.evaluate(mendRows);
  await button(page, 'Start again').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(count(page)).toHaveValue('0');
  await expect(alert(page)).toHaveText('');
  expect(page.url()).toBe(home);
  await makeContacts(page, '4');
  // The new header may request its icon again, long after that on a busy machine.
  await page.waitForFunction(() => document.querySelector('img')?.complete);
  expect(watch.takeRequests().filter((url) => !url.endsWith('/icon.svg'))).toEqual([]);
});

test('an unusable seed opens Options, which stay open; with another seed, Enter works', async ({ start }) => {
  const page = await start();
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await page.locator('summary').click();
  await seed.fill('a\tb');
  await page.locator('summary').click();
  await generate(page, '3');
  await expect(seed).toHaveAccessibleDescription(/Please enter a seed/);
  await waitForFrames(page);
  await expect(seed).toBeVisible();
  await seed.fill('mine');
  await seed.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expect(alert(page)).toHaveText('');
});

test('a held Enter makes one run', async ({ start }) => {
  const page = await start();
  await page.evaluate(recordStatuses);
  await count(page).fill('9');
  await count(page).focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(9);
  await waitForFrames(page);
  const statuses = await page.evaluate(takeStatuses);
  expect(statuses.filter((status) => status === '9 contacts generated')).toHaveLength(1);
});

test('the page works even if history calls throw', async ({ page, start, home }) => {
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const)
      History.prototype[name] = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
  });
  await start(`${home}#country=NO&count=3&seed=7`);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await makeContacts(page, '4');
  await button(page, 'Clear').click();
  await expect(button(page, '30 Japanese contacts in Latin letters')).toBeVisible();
  await expect(alert(page)).toHaveText('');
});

for (const [what, answer] of [
  ['do not arrive', { status: 404 }],
  ['are a sign-in page instead', { contentType: 'text/javascript', body: '<!DOCTYPE html><p>Sign in' }],
] as const)
  test(`if the scripts ${what}, the page says so`, async ({ page, home, watch }) => {
    await page.route('**/_next/**/*.js', (route) => route.fulfill(answer));
    await page.goto(home);
    await expect(alert(page)).toHaveText('This page could not be loaded completely. Please reload it.');
    await page.waitForLoadState('networkidle');
    await forgetFailures(watch);
  });

test('a run whose names failed offline resumes once the connection is back, though the form has moved on', async ({
  start,
  context,
  watch,
}) => {
  const page = await start();
  await context.setOffline(true);
  await choose(page, 'Japan JP');
  await generate(page, '3');
  await expect(alert(page)).toContainText('could not be loaded');
  await choose(page, 'Norway NO');
  await context.setOffline(false);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await forgetFailures(watch);
});

test('in a frame that forbids submitting forms, Generate works, by click and by Enter', async ({
  page,
  home,
  watch,
}) => {
  await page.goto(`${home}licenses.txt`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = address;
    document.body.append(frame);
  }, home);
  const frame = page.frameLocator('iframe');
  const records = frame.getByRole('spinbutton');
  await expect(frame.locator('main')).toBeVisible();
  await records.fill('3');
  await frame.getByRole('button', { name: 'Generate' }).click();
  await expect(frame.locator('tbody tr')).toHaveCount(3);
  await records.fill('4');
  await records.press('Enter');
  await expect(frame.locator('tbody tr')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  // The frame may not load the font with flags. The second message does not say what failed.
  const complaints = await watch.takeComplaints();
  expect(complaints.filter((complaint) => !/font|\.woff2|net::ERR_FAILED$/.test(complaint))).toEqual([]);
  watch.takeRequests();
});
