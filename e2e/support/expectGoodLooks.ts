import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';

/** What changes with the scheme or the width has been drawn, and what fades has faded. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const twice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twice();
    const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
    await twice();
  });

/** A tablet's width, in px. Its screens have the content of a desktop's and the frame of a phone's. */
const TABLET = 768;

/**
 * At each width in px nothing is wider than the window, and axe finds nothing in light and (of the contrasts, which
 * is all that changes) in dark. On a tablet, where all stands that axe has seen on the other two, only the width is checked.
 */
export async function expectGoodLooks(page: Page, widths: readonly number[] = [1280, TABLET, 390]): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    if (width === TABLET) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
