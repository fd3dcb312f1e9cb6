import type { Locator, Page } from '@playwright/test';
import type { Registry, SlotName } from 'shared/contract';
import { expect } from '../fixtures';
import { test } from '../support/inOneTab';
import { holdLimits, saysAfterLimits } from '../support/limits';
import { changeRegistry } from '../support/registryOf';

// The tests are independent.
test.describe.configure({ mode: 'parallel' });

/** A contribution's outcome: its component's code, or how its entry is answered; and the message shown for it. */
const outcomes = {
  works: {
    component: `() => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, ref: null, props: { children: 'It works' } })`,
    says: undefined,
  },
  throws: { component: `() => { throw new Error('boom'); }`, says: /its code failed: boom/ },
  lacks: { component: 'undefined', says: /it has no contribution Shown/ },
  gone: { answer: 404, says: /answered 404/ },
  // The slow one is last: when its limits pass, the others are there.
  hangs: { component: '() => { throw never; }', says: /it wasn’t ready within 10 seconds/ },
  silent: { answer: 'none', says: /didn’t arrive/ },
} as const;
type Outcome = keyof typeof outcomes;
const all = Object.keys(outcomes) as Outcome[];
const broken = all.filter((outcome) => outcome !== 'works');

let limits: Awaited<ReturnType<typeof holdLimits>>;
test.beforeEach(async ({ staffPage: page }) => {
  limits = await holdLimits(page);
});
// Pending requests are dropped with the page, before the problems caused here are counted.
test.afterEach(async ({ staffPage: page, problems }) => {
  await limits.dispose();
  await page.goto('/robots.txt');
  problems.length = 0;
});

const labelOf = (outcome: Outcome) => `It ${outcome}`;

/** A module for each outcome, only in this tab and never on the server; each puts one thing into the slot. */
async function fill(page: Page, slot: SlotName, say: object): Promise<void> {
  const add = (registry: Registry) => {
    for (const outcome of all) {
      const name = `mfe-${outcome}`;
      const named = 'list' in say || slot === 'palette.command' ? 'label' : 'title';
      Object.assign(registry.modules, {
        [name]: {
          manifest: {
            ...{ contract: 1, name, title: labelOf(outcome), team: `Team ${outcome}`, shellApi: '^2.0.0' },
            ...{ sidebar: [], routes: [] },
            contributions: [{ slot, id: `${outcome}.shown`, [named]: labelOf(outcome), component: 'Shown', ...say }],
          },
          current: {
            ...{ version: '1.0.0', base: `/modules/${name}/1.0.0/`, entry: 'entry.js' },
            ...{ container: `mfe_${outcome}_1_0_0`, integrity: {}, pages: { Shown: { js: [], css: [] } } },
          },
        },
      });
    }
  };
  await changeRegistry(page, add);
  for (const outcome of all)
    await page.route(`**/modules/mfe-${outcome}/1.0.0/entry.js`, (route) => {
      const how = outcomes[outcome];
      if ('component' in how)
        return route.fulfill({
          contentType: 'text/javascript',
          body: `var never = new Promise(() => undefined); var mfe_${outcome}_1_0_0 = { init() {}, get: () => Promise.resolve(() => ({ default: ${how.component} })) };`,
        });
      return how.answer === 404 ? route.fulfill({ status: 404, body: 'gone' }) : undefined;
    });
}

const lineOf = (page: Page, outcome: Outcome) => page.locator(`[data-contribution-failure="${outcome}.shown"]`);

/** The working contribution is shown, and each failing one has a message with the reason and its owner. */
async function eachSaysSo(
  page: Page,
  works: Locator = page.getByRole('paragraph').filter({ hasText: 'It works' }),
): Promise<void> {
  await expect(works).toBeVisible();
  for (const outcome of broken) await failsAlone(page, outcome);
}

async function failsAlone(page: Page, outcome: Outcome): Promise<void> {
  const line = lineOf(page, outcome);
  const says = outcomes[outcome].says ?? /./;
  // Its files arrive before the time limits pass: the component is the slow part.
  if (outcome === 'hangs') await page.waitForFunction(() => 'mfe_hangs_1_0_0' in window);
  if (outcome === 'hangs' || outcome === 'silent') await saysAfterLimits(page, line, says);
  else await expect(line).toContainText(says);
  await expect(line).toContainText(`the Team ${outcome} team’s`);
  await expect(line.getByRole('button', { name: 'Retry' })).toBeVisible();
}

/** The rest of the console is unchanged. */
async function restStands(page: Page): Promise<void> {
  await expect(page.locator('[data-module-failure]')).toHaveCount(0);
  await page
    .locator('nav a[href="/dashboard/leads"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

test('Cards that throw, hang, lack their code or never load fail one by one on the dashboard', async ({
  staffPage: page,
}) => {
  await fill(page, 'dashboard.card', { order: 5 });
  await page.goto('/dashboard');
  // Also before time limits pass, because other calls use the same limits.
  await expect(page.getByText('Total Employees')).toBeVisible();
  await eachSaysSo(page);
  await expect(page.getByRole('region', { name: 'Project Progress' })).toBeVisible();
  await restStands(page);
});

/** The page of one record of each kind that has a slot. */
const records = {
  center: { list: 'centers', page: '/dashboard/clientList' },
  company: { list: 'companies', page: '/dashboard/account/manageCompanies' },
  candidate: { list: 'candidates', page: '/dashboard/account/manageCandidate' },
  employee: { list: 'employees', page: '/dashboard/compliances/wage-management/employees' },
  invoice: { list: 'invoices', page: '/dashboard/invoicing/list' },
} as const;

for (const [kind, { list, page: path }] of Object.entries(records))
  test(`Failing panels and a failing tab of a record don’t affect the page of a ${kind}`, async ({
    staffPage: page,
    api,
  }) => {
    const [record] = await api<{ id: string }[]>('GET', `${list}?page=1&size=1`);
    await fill(page, `record.${kind}` as SlotName, {});
    await page.goto(`${path}/${record?.id}`);
    await expect(page.getByRole('region', { name: 'It works' })).toContainText('It works');
    await eachSaysSo(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await restStands(page);
  });

test('Failing tabs of a record don’t affect the others', async ({ staffPage: page, api }) => {
  const [record] = await api<{ id: string }[]>('GET', 'companies?page=1&size=1');
  await fill(page, 'record.company', { as: 'tab' });
  await page.goto(`/dashboard/account/manageCompanies/${record?.id}`);
  for (const outcome of broken) {
    await page.getByRole('tab', { name: labelOf(outcome) }).click();
    await failsAlone(page, outcome);
  }
  await page.getByRole('tab', { name: 'It works' }).click();
  await expect(page.getByRole('tabpanel', { name: 'It works' })).toContainText('It works');
  await restStands(page);
});

test('Failing actions of a row don’t affect the list', async ({ staffPage: page }) => {
  await fill(page, 'list.row-action', { list: 'leads' });
  await page.goto('/dashboard/leads');
  const row = page.getByRole('row').nth(1);
  const choose = async (outcome: Outcome) => {
    await row.getByRole('button', { name: /^More for / }).click();
    await page.getByRole('menuitem', { name: labelOf(outcome) }).click();
  };
  for (const outcome of broken) {
    await choose(outcome);
    await failsAlone(page, outcome);
    await expect(row).toBeVisible();
  }
  await choose('works');
  await expect(page.getByRole('paragraph').filter({ hasText: 'It works' })).toBeVisible();
  await restStands(page);
});

test('Failing actions on several rows don’t affect the list and the selection', async ({ staffPage: page }) => {
  await fill(page, 'list.bulk-action', { list: 'leads' });
  await page.goto('/dashboard/leads');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  for (const outcome of broken) {
    await page.getByRole('button', { name: labelOf(outcome) }).click();
    await failsAlone(page, outcome);
    await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked();
  }
  await page.getByRole('button', { name: 'It works' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'It works' })).toBeVisible();
  await restStands(page);
});

test('Failing commands don’t affect the page and the palette', async ({ staffPage: page }) => {
  await fill(page, 'palette.command', {});
  await page.goto('/dashboard/leads');
  const run = async (outcome: Outcome) => {
    await page.getByRole('combobox', { name: 'Search pages and records' }).fill(labelOf(outcome));
    await page.getByRole('option', { name: labelOf(outcome) }).click();
  };
  for (const outcome of broken) {
    await run(outcome);
    await failsAlone(page, outcome);
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  }
  await run('works');
  await expect(page.getByRole('paragraph').filter({ hasText: 'It works' })).toBeVisible();
  await restStands(page);
});

test('Failing sections of the settings don’t affect the others', async ({ staffPage: page }) => {
  await fill(page, 'settings.page', {});
  await page.goto('/dashboard/account/settings');
  await expect(page.getByRole('region', { name: 'It works' })).toContainText('It works');
  await eachSaysSo(page);
  await expect(page.getByRole('region', { name: 'Staff accounts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Theme' })).toBeVisible();
  await restStands(page);
});
