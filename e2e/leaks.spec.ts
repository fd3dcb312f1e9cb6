import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** A section of each module and of the shell. */
const sections = [
  '/dashboard/invoicing/list',
  '/dashboard/leads',
  '/dashboard/clientList',
  '/dashboard/instahires/manage-hr',
  '/dashboard/compliances/gst',
  '/dashboard/calendar',
  '/dashboard',
];

const go = async (page: Page, path: string) => {
  await page
    .locator(`nav a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};

interface Held {
  heap: number;
  listeners: number;
  nodes: number;
  styles: number;
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    styles: await page.locator('style, link[rel="stylesheet"]').count(),
  };
}

test('A member of staff enters and leaves every section 50 times, and the tab uses no more memory than before', async ({
  staffPage: page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/dashboard');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) for (const path of sections) await go(page, path);
  const before = await held(page, session);
  for (let round = 0; round < 50; round += 1) for (const path of sections) await go(page, path);
  const after = await held(page, session);

  expect(after.styles).toBeLessThanOrEqual(before.styles);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.2 + 50);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.5 + 1000);
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.3 + 4_000_000);
});

test('A module’s style sheets apply while it is on the screen, and those of the shell always', async ({
  staffPage: page,
}) => {
  const applied = () =>
    page.evaluate(() => {
      const all = [...document.styleSheets].filter(({ href, disabled }) => href && !disabled);
      return [
        ...new Set(all.map(({ href }) => /\/(?:modules\/)?([\w-]+)\//.exec(new URL(href ?? '').pathname)?.[1])),
      ].sort();
    });
  await page.goto('/dashboard/clientList');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, module] of [
    ['/dashboard/invoicing/list', 'mfe-invoicing'],
    ['/dashboard/clientList', 'mfe-clients'],
  ] as const) {
    await go(page, path);
    expect(await applied()).toEqual([module, 'shell']);
  }
});
