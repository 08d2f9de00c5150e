import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('npm run dev serves a page that works, without a warning or an error', async ({ page }) => {
  test.slow(); // Next compiles the page first.
  const server = spawn('node', ['node_modules/next/dist/bin/next', 'dev', '--port', '0'], { cwd: ROOT });
  try {
    let output = '';
    server.stdout.on('data', (text) => {
      output += text;
    });
    await expect.poll(() => output).toMatch(/http:\/\/localhost:\d+/);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(/http:\/\/localhost:\d+/.exec(output)?.[0] ?? '');
    await expect(async () => {
      await page.getByRole('spinbutton').fill('3');
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.locator('tbody tr')).toHaveCount(3, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    expect(complaints).toEqual([]);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
