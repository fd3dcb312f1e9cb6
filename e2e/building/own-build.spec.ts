import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { copyProject, type ProjectCopy } from '../support/copyProject';
import { signInAs } from '../support/signInAs';
import { type Dev, startDev } from '../support/startDev';

const SOURCE = 'mfe-clients/src/leads/LeadsPage.tsx';

test.describe('A developer runs their own build inside the running product', () => {
  let project: ProjectCopy;
  let dev: Dev;

  test.beforeAll(async ({ server }) => {
    test.setTimeout(600_000);
    project = copyProject();
    dev = await startDev(project.folder, ['scripts/dev.mjs', 'mfe-clients', '--in', server.url], process.env);
    await dev.ready;
  });
  test.afterAll(async () => {
    await dev?.stop();
    project?.remove();
  });

  test('the link asks, the page then runs the sources, an edit shows, and the bar ends it', async ({
    page,
    owner,
    server,
  }) => {
    await signInAs(page, owner);
    const scripts: string[] = [];
    page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${server.url}/dashboard/leads?preview=mfe-clients@${dev.url}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Leads');
    expect(scripts.filter((url) => url.startsWith(dev.url))).toEqual([]);

    await page.getByRole('button', { name: 'Start preview' }).click();
    const bar = page.getByText(`Preview: only you, in this browser, run mfe-clients from ${dev.url}`);
    await expect(bar).toBeVisible();
    await expect(heading).toHaveText('Leads');
    expect(scripts).toContain(`${dev.url}/dev/mfe-clients/entry.js`);

    const file = join(project.folder, SOURCE);
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="Leads"', 'title="Edited leads"'));
    // The module is built again.
    await expect(heading).toHaveText('Edited leads', { timeout: 60_000 });

    await page.getByRole('button', { name: 'Leave preview' }).click();
    await expect(heading).toHaveText('Leads');
    await expect(bar).toBeHidden();
  });
});
