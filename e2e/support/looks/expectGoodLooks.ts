import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { misplacedTexts } from './misplacedTexts';

/** The new color scheme or width has been drawn, and transitions are over. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const twice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twice();
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
    await twice();
  });

/**
 * Widths in px at which only the layout is checked: a tablet has a desktop's content in a phone's frame, and a large
 * screen only more empty space.
 */
const LAYOUT_ONLY = [2560, 1920, 768];

/**
 * Checks that at each width in px nothing is wider than the window, a public page's footer is readable, and axe finds
 * nothing in light and, for contrast, which is all that changes, in dark.
 */
export async function expectGoodLooks(
  page: Page,
  widths: readonly number[] = [2560, 1920, 1280, 768, 390],
): Promise<void> {
  await page.waitForLoadState('networkidle');
  const schemes: ('light' | 'dark')[] = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    // A table follows the window in a separate task, which on a busy machine takes more than two frames.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${width} px` })
      .toBeLessThanOrEqual(0);
    expect(await misplacedTexts(page, 'footer'), `footer at ${width} px`).toEqual([]);
    if (LAYOUT_ONLY.includes(width)) continue;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(
        await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined),
        `${width} px, ${colorScheme}`,
      ).toEqual([]);
    }
    // The next width starts in the color scheme of the last.
    schemes.reverse();
  }
}
