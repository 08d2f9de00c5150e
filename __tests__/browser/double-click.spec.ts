import { box, button, count, expect, facts, heading, makeContacts, radio, test } from './test';

test('the second click of a double click hits nothing that the first has moved there', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, '30 Japanese contacts in Latin letters').dblclick();
  await expect(page.locator('.options > summary')).toHaveText(
    'Options: valid numbers · Latin letters · international format',
  );
  await expect(button(page, 'Generate')).toBeFocused();
  await page.setViewportSize({ width: 375, height: 553 });
  await box(page).dblclick();
  await expect(box(page)).toContainText('Japan');
  await page.setViewportSize({ width: 390, height: 740 });
  await count(page).fill('30');
  await button(page, 'Generate').dblclick();
  await expect(heading(page)).toBeInViewport();
  await expect(button(page, 'Copied')).toHaveCount(0);
});

test('a double click on a button of a note presses no other button that has moved there', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 844 });
  await makeContacts(page, '1000');
  await button(page, 'Replace with valid numbers').dblclick();
  await expect(facts(page)).toContainText('1,000 valid numbers');
});

test('a double click does what one click does', async ({ start }) => {
  const page = await start();
  await page.locator('.options > summary').dblclick();
  await expect(page.locator('.options')).toHaveAttribute('open');
  await page.getByText('Number of Records').dblclick();
  await page.keyboard.type('7');
  await expect(count(page)).toHaveValue('7');
  await page.getByText('Fictional', { exact: true }).dblclick();
  await expect(radio(page, 'Fictional')).toBeChecked();
});
