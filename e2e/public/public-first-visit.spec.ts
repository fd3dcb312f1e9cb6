import type { Page } from '@playwright/test';
import type { PageCode } from 'shared/contract/pageCode';
import { expect, test } from '../fixtures';
import { budgets } from '../support/budgets';
import { onConnection } from '../support/onConnection';
import { publicPages } from '../support/publicPages';
import { recordDownloads } from '../support/recordDownloads';
import { act, isHydrated, visit } from '../support/visit';
import { withoutMap } from '../support/withoutMap';

test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Words found in built code that a visitor must never download. */
const foreign = { antd: 'ant-btn', charts: 'antv', console: 'Admin panel', 'failure card': 'data-module-failure' };

/**
 * The scripts that the document itself names: the start script, and the code it runs, which is the shell's, the
 * module's entry and this page's own.
 */
async function namedScripts(page: Page): Promise<string[]> {
  const { scripts, beside } = JSON.parse((await page.locator('#code').textContent()) ?? '') as PageCode;
  return [(await page.locator('#start').getAttribute('src')) ?? '', ...[...scripts, ...beside].map(({ href }) => href)];
}

const sum = (files: { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** Cumulative layout shift as reported, to two decimals. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(Number(sum.toFixed(2))), 300);
      }),
  );

/**
 * Layout shift when the web font arrives: none. A machine without a substitute for Arial shows wider or narrower words
 * until then, and some line breaks differ.
 */
const mostShift = (page: Page) =>
  page.evaluate(() =>
    new FontFace('probe', "local('Liberation Sans'), local('Arial'), local('Roboto')").load().then(
      () => 0,
      () => 0.25,
    ),
  );

test.describe('A first visit', () => {
  for (const { path } of [...publicPages, { path: '/no-such-page' }]) {
    test(`to ${path} downloads at most 10 KB of JavaScript until the first action, then only its own, within the budget, and nothing moves`, {
      tag: path === '/' ? [] : '@ci',
    }, async ({ page, problems }) => {
      await onConnection(page, { effectiveType: '3g' });
      await withoutMap(page);
      const downloads = recordDownloads(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const scriptsNow = async () => (await downloads()).filter(({ kind }) => kind === 'script');
      const [start, ...code] = await namedScripts(page);
      expect((await scriptsNow()).map((file) => file.path)).toEqual([start]);
      expect(sum(await scriptsNow())).toBeLessThanOrEqual(budgets.beforeAct);

      const link = page.getByRole('contentinfo').getByRole('link', { name: path === '/sitemap' ? 'Press' : 'Sitemap' });
      const fetched = page.waitForResponse((response) => /\/(?:sitemap|press)$/.test(response.url()));
      await link.hover();
      await fetched;
      expect(await scriptsNow(), 'what pointing at a link asks for').toHaveLength(1);

      await act(page);
      await expect.poll(async () => (await scriptsNow()).length).toBeGreaterThan(code.length);
      if (path !== '/no-such-page') await expect.poll(() => isHydrated(page)).toBe(true);
      const scripts = await scriptsNow();
      expect(scripts.map((file) => file.path).sort()).toEqual([start, ...code].sort());
      expect(sum(scripts)).toBeLessThanOrEqual(budgets.firstVisit);
      expect((await downloads()).filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
      const texts = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
      for (const [what, word] of Object.entries(foreign))
        expect(texts.includes(word), `${what} in the code of a visitor`).toBe(false);

      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThanOrEqual(await mostShift(page));
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
    });
  }

  test('hydrates the server’s markup without replacing it', async ({ page }) => {
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

  test('on a phone moves nothing either, down to the end of the page', { tag: '@ci' }, async ({ page }) => {
    await withoutMap(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of publicPages) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      expect(await layoutShift(page), path).toBeLessThanOrEqual(await mostShift(page));
    }
  });

  test('to a second page only downloads that page’s own code', async ({ page }) => {
    await visit(page, '/');
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
    // The first page has no prices: the rupee sign loads with the first page that has one.
    for (const font of fonts) expect(font.path).toMatch(/-rupee\.\w+\.woff2$/);
  });
});
