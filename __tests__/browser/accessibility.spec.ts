import { STATES } from './states';
import { expectAccessible, expectReadable, test } from './test';

const LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const width of [1280, 320])
  test(`every state passes axe (WCAG 2.2 A and AA), in every color scheme: ${width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height: 800 });
    for (const [state, enter] of STATES) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await enter(page);
      await test.step(state, () => expectAccessible(page));
      for (const look of LOOKS) {
        await page.emulateMedia(look);
        await test.step(`${state}, ${look.colorScheme}, ${look.forcedColors}`, () => expectReadable(page));
      }
    }
  });
