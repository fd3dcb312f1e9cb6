import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';

/** What moves when the scheme or the width changes has come to rest. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const twice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twice();
    const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
    await twice();
  });

/** In light and in dark, at each width in px, axe finds nothing and nothing is wider than the window. */
export async function expectGoodLooks(page: Page, widths: readonly number[] = [1280, 768, 390]): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      expect(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px, ${colorScheme}`).toBeLessThanOrEqual(0);
    }
  }
}
