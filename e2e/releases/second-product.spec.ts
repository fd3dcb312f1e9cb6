import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures';
import { copyProject } from '../support/copyProject';
import { ownerOf } from '../support/ownerOf';
import { becomeSecondProduct } from '../support/secondProduct';
import { signInAs } from '../support/signInAs';
import { startServer } from '../support/startServer';

/** Time limit for building shell, server and two modules on a busy machine, in milliseconds. */
const LIMIT = 600_000;

test('Another product of two modules is built and run on this platform with its own files', async ({ page }) => {
  test.setTimeout(LIMIT + 120_000);
  const project = copyProject();
  try {
    becomeSecondProduct(project.folder);
    const build = ['--import', 'tsx/esm', 'scripts/build.ts'];
    await promisify(execFile)(process.execPath, build, { cwd: project.folder, timeout: LIMIT });
    const server = await startServer({}, project.folder);
    try {
      await signInAs(page, await ownerOf(server.url));
      await page.goto(`${server.url}/dashboard`);
      await expect(page.getByRole('region', { name: 'Repairs' })).toContainText('From a ticket to a machine that runs');
      await expect(page.locator('nav a[href="/dashboard/leads"]')).toHaveCount(0);
      await page.locator('nav a[href="/dashboard/tickets"]').click();
      await page.getByRole('button', { name: 'Add ticket' }).click();
      await page.getByRole('dialog').getByLabel('Machine').fill('Lathe 2');
      await page.getByRole('dialog').getByRole('button', { name: 'Add ticket' }).click();
      await expect(page.getByRole('row', { name: /Lathe 2/ })).toBeVisible();

      await page.getByRole('combobox', { name: 'Search pages and records' }).fill('lathe');
      await page.getByRole('option', { name: /Lathe 2/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lathe 2');
      await expect(page.getByRole('region', { name: 'Machine' })).toContainText('Lathe 2 stands in hall 2');
      for (const [path, status] of [
        ['/careers', 404],
        ['/api/leads', 404],
      ] as const)
        expect((await page.request.get(server.url + path)).status()).toBe(status);
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  } finally {
    project.remove();
  }
});
