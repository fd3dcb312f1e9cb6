import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { coveredFocus } from './support/looks/coveredFocus';

type Api = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

const first = async (api: Api, path: string) => (await api<{ id: string }[]>('GET', path))[0]?.id ?? '';
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();

/** Screens with a sticky bar over scrolled content, where to get the id in their path, and what opens the bar. */
const screens: readonly [
  what: string,
  path: string,
  idOf?: (api: Api) => Promise<string>,
  open?: (page: Page) => Promise<void>,
][] = [
  ['a form with lines', '/dashboard/invoicing/new'],
  ['a long form', '/dashboard/placements/new'],
  ['several forms', '/dashboard/account/settings'],
  ['a list of which rows are chosen', '/dashboard/leads', undefined, selectAll],
  ['a list', '/dashboard/invoicing/list'],
  ['the attendance grid', '/dashboard/attendance?center=:id', (api) => first(api, 'centers')],
  ['a register of wages', '/dashboard/compliances/wage-management/:id', (api) => first(api, 'wages')],
  ['a drawer', '/dashboard/invoicing/manageSupplier?form=new'],
  ['a dialog', '/dashboard/leads?lead=:id&convert=company', (api) => first(api, 'leads?q=9876500102')],
];

/** Tables follow the window's width, and their headers show the selection. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

const sizes = [
  [768, 900],
  [390, 844],
] as const;

for (const [what, path, idOf, open] of screens)
  test(`No bar covers the focused element: ${what}`, { tag: '@ci' }, async ({ staffPage: page, api }) => {
    await page.goto(path.replace(':id', (await idOf?.(api)) ?? ''));
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await open?.(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const walk = { count: 0, covered: [''] };
      await expect.poll(async () => Object.assign(walk, await coveredFocus(page)).count).toBeGreaterThan(20);
      expect.soft(walk.covered, `${width} px`).toEqual([]);
    }
  });
