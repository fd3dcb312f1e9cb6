import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { copyDevelopmentShell } from '../support/copyDevelopmentShell';
import { copyProject, type ProjectCopy } from '../support/copyProject';
import { ownerOf, type SignedIn } from '../support/ownerOf';
import { signInAs } from '../support/signInAs';
import { type Dev, startDev } from '../support/startDev';

const COMPANIES = '/dashboard/instahires/manageCompanies';
const SOURCE = 'mfe-products/src/companies/CompaniesPage.tsx';

test.describe('A developer runs one module inside the whole product', () => {
  let project: ProjectCopy;
  let dataDir: string;
  let dev: Dev;
  let owner: SignedIn;

  const edit = (change: (source: string) => string) => {
    const file = join(project.folder, SOURCE);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    project = copyProject();
    await copyDevelopmentShell(project.folder);
    dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
    dev = await startDev(project.folder, ['scripts/dev.mjs', 'mfe-products'], env);
    await dev.ready;
    owner = await ownerOf(dev.url);
  });
  test.afterAll(async () => {
    await dev?.stop();
    project?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.beforeEach(({ page }) => signInAs(page, owner));

  test('its sources run beside the others’ releases; edits keep typed input; a mistake is shown and stops nothing', async ({
    page,
    problems,
  }) => {
    const scripts: string[] = [];
    page.on(
      'requestfinished',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    await page.goto(dev.url + COMPANIES);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Manage Companies');
    expect(scripts).toContain('/dev/mfe-products/entry.js');
    await page.getByRole('button', { name: 'Add company' }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Half typed');
    await page.evaluate(() => Object.assign(window, { stays: true }));

    edit((source) => source.replace('Manage Companies', 'Edited Companies'));
    await expect(page.getByText('Edited Companies')).toBeVisible();
    await expect(name).toHaveValue('Half typed');

    edit((source) => source.replace('<PageHeader', '<PageHeader <'));
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await expect(overlay.contentFrame().getByText('CompaniesPage.tsx').first()).toBeVisible();
    await overlay.contentFrame().getByRole('button', { name: 'Dismiss' }).click();
    await expect(overlay).toBeHidden();
    await expect(name).toHaveValue('Half typed');

    edit((source) => source.replace('<PageHeader <', '<PageHeader').replace('Edited Companies', 'Repaired Companies'));
    await expect(page.getByText('Repaired Companies')).toBeVisible();
    await expect(name).toHaveValue('Half typed');

    edit((source) => source.replace('<PageHeader', '<PageHeader <'));
    await expect(overlay).toBeVisible();
    await overlay.contentFrame().getByRole('button', { name: 'Dismiss' }).click();
    await name.fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.locator('nav a[href="/dashboard/leads"]').click();
    await expect(heading).toHaveText('Leads');
    expect(scripts.some((script) => script.startsWith('/modules/mfe-clients/'))).toBe(true);
    expect(scripts.some((script) => script.startsWith('/modules/mfe-products/'))).toBe(false);
    await page.goBack();
    await expect(heading).toHaveText('Repaired Companies');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(problems.splice(0).filter((problem) => !problem.includes('[webpack-dev-server]'))).toEqual([]);
  });
});
