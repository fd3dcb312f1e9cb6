import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { expect, test } from './fixtures';
import { budgets } from './support/budgets';
import { publicPages } from './support/publicPages';
import { recordDownloads } from './support/recordDownloads';
import { isHydrated, visit } from './support/visit';
import { withoutMap } from './support/withoutMap';

test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Words that stand in the built code of what a visitor must never download. */
const foreign = { antd: 'ant-btn', charts: 'antv', console: 'Admin panel', 'failure card': 'data-module-failure' };

/** The scripts that the document itself announces: the shell's, the module's entry, and this page's own. */
async function announcedScripts(page: Page, path: string): Promise<string[]> {
  const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '') as Registry;
  const module = Object.values(registry.modules).find(({ manifest }) =>
    manifest.routes.some((route) => route.path === path),
  );
  const own = module?.current.pages[module.manifest.routes.find((route) => route.path === path)?.page ?? '']?.js ?? [];
  const shell = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname));
  return [
    ...shell.filter((file) => file.startsWith('/shell/')),
    ...[module?.current.entry, ...own].map((file) => `${module?.current.base}${file}`),
  ];
}

/** Cumulative layout shift as it is reported, with two decimals. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum.toFixed(2)), 300);
      }),
  );

test.describe('A first visit', () => {
  for (const { path } of publicPages) {
    test(`to ${path} downloads at most 100 KB of JavaScript, its own only, and nothing moves`, async ({ page }) => {
      await withoutMap(page);
      const downloads = recordDownloads(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => isHydrated(page)).toBe(true);

      const files = await downloads();
      const scripts = files.filter(({ kind }) => kind === 'script');
      expect(scripts.map((file) => file.path).sort()).toEqual((await announcedScripts(page, path)).sort());
      expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.firstVisit);
      expect(files.filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
      const code = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
      for (const [what, word] of Object.entries(foreign))
        expect(code.includes(word), `${what} in the code of a visitor`).toBe(false);

      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBe('0.00');
    });
  }

  test('hydrates what the server sent without replacing it', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, {
          served: [document.querySelector('h1'), document.querySelector('footer'), document.querySelector('form')],
        }),
      );
    });
    await visit(page, '/');
    expect(
      await page.evaluate(() =>
        (window as unknown as { served: Element[] }).served.map((element) => element.isConnected),
      ),
    ).toEqual([true, true, true]);
  });

  test('on a phone moves nothing either, down to the end of the page', async ({ page }) => {
    await withoutMap(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of publicPages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      expect(await layoutShift(page), path).toBe('0.00');
    }
  });

  test('to a second page downloads that page’s own code only', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const downloads = recordDownloads(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pricing');
    await page.evaluate(() => document.fonts.ready);
    const files = (await downloads()).filter(({ kind }) => !['image', 'other'].includes(kind));
    const fonts = files.filter(({ kind }) => kind === 'font');
    const code = files.filter(({ kind }) => kind !== 'font');
    expect(code.length).toBeGreaterThan(0);
    for (const file of code)
      expect(file.path).toMatch(/^\/modules\/mfe-public\/[^/]+\/(?:PricingPage|\d+)\.\w+\.(?:js|css)$/);
    // The first page has no price on it: the sign comes with the first page that has one.
    for (const font of fonts) expect(font.path).toMatch(/-rupee\.\w+\.woff2$/);
  });
});
