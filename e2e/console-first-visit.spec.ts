import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { asOnFirstDay } from './support/asOnFirstDay';
import { budgets } from './support/budgets';
import { recordDownloads } from './support/recordDownloads';
import { signInAs } from './support/signInAs';

test.use({ isFirstVisit: true });

/** The dashboard, once its charts are drawn and no request is open. */
async function openWhole(page: Page): Promise<void> {
  await asOnFirstDay(page);
  await page.goto('/dashboard');
  // Charts are drawn once they are in view.
  await page.getByText('Staff present by month').scrollIntoViewIfNeeded();
  await expect(page.locator('figure canvas')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
}

test.beforeEach(async ({ page, owner }) => signInAs(page, owner));

test('A first dashboard downloads at most 452 KB of JavaScript, of the shell and the cards, nothing twice and nothing not yet needed', async ({
  page,
}) => {
  const downloads = recordDownloads(page);
  await openWhole(page);
  const scripts = (await downloads()).filter(({ kind }) => kind === 'script');
  const listed = scripts.map(({ path, bytes }) => `${path} ${bytes}`).sort();
  const names = scripts.map(({ path }) => path);
  const ofModules = names.filter((path) => !path.startsWith('/shell/')).map((path) => path.split('/').at(-1) ?? '');
  expect(ofModules.filter((file) => !/^(entry|dashboard\.card|charts|\d+)\.\w+\.js$/.test(file))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(
    names.filter((path) => /\/(antd|forms|lists|figures|import|settings|account|modules)\.\w+\.js$/.test(path)),
  ).toEqual([]);
  expect(names.length, listed.join('\n')).toBeLessThanOrEqual(budgets.scriptsOfFirstDashboard);
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    listed.join('\n'),
  ).toBeLessThanOrEqual(budgets.firstDashboard);
});

test('The sections’ common code loads at the first action; each further section costs at most its own 12 KB', async ({
  page,
}) => {
  await openWhole(page);
  const rest = page.waitForResponse((response) => /\/shell\/antd\.\w+\.js$/.test(response.url()));
  await page.mouse.move(600, 300);
  await (await rest).finished();
  for (const name of ['Leads', 'Calendar', 'Report']) {
    const downloads = recordDownloads(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = (await downloads()).filter(({ kind, path }) => kind === 'script' && path.startsWith('/modules/'));
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      name,
    ).toBeLessThanOrEqual(budgets.nextSection);
  }
});
