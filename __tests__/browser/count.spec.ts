import { count, expect, test } from './test';

for (const how of ['a click left of it', 'a click right of it', 'a click on the label', 'Tab'] as const)
  test(`after ${how}, typing replaces what the count holds`, async ({ start }) => {
    const page = await start();
    const box = await count(page).boundingBox();
    if (!box) throw new Error('The field is not on screen.');
    const enter = async () => {
      if (how === 'Tab') {
        await page.getByRole('combobox').focus();
        await page.keyboard.press('Tab');
      } else if (how === 'a click on the label') await page.locator('label[for=count]').click();
      else
        await page.mouse.click(how === 'a click left of it' ? box.x + 3 : box.x + 60, box.y + box.height / 2);
    };
    for (const typed of ['5', '31']) {
      await enter();
      await page.keyboard.type(typed);
      await expect(count(page)).toHaveValue(typed);
      await page.getByRole('button', { name: 'Clear' }).focus();
    }
  });

for (const first of ['click', 'Tab'] as const)
  test(`after a ${first}, a further click places the caret`, async ({ start }) => {
    const page = await start();
    await count(page).fill('12');
    await page.getByRole('combobox').focus();
    const box = await count(page).boundingBox();
    if (!box) throw new Error('The field is not on screen.');
    const clickAtEnd = () => page.mouse.click(box.x + 60, box.y + box.height / 2);
    if (first === 'Tab') await page.keyboard.press('Tab');
    else await clickAtEnd();
    await clickAtEnd();
    await page.keyboard.type('3');
    await expect(count(page)).toHaveValue('123');
  });
