import type { Page } from '@playwright/test';

/**
 * The gallery's variants; each changes one thing from the one before. Two of them cover both color schemes and both
 * widths, and have screenshots.
 */
export const variants = [
  { name: 'light-1280', hasPictures: true, width: 1280, colorScheme: 'light' },
  { name: 'dark-1280', hasPictures: false, width: 1280, colorScheme: 'dark' },
  { name: 'dark-390', hasPictures: true, width: 390, colorScheme: 'dark' },
  { name: 'light-390', hasPictures: false, width: 390, colorScheme: 'light' },
] as const;

/** Opens the gallery, with pointer and focus where the states need them. */
export async function openGallery(page: Page, url: string): Promise<void> {
  // The page is built on request.
  await page.goto(url, { timeout: 90_000 });
  await page.locator('html[data-ready]').waitFor({ timeout: 90_000 });
  for (const frame of page.frames()) await frame.locator('html[data-ready]').waitFor({ timeout: 90_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument');
  const forced = { hover: ['hover'], focus: ['focus', 'focus-visible', 'focus-within'] };
  for (const [as, forcedPseudoClasses] of Object.entries(forced)) {
    const boxes = await session.send('DOM.querySelectorAll', {
      nodeId: document.nodeId,
      selector: `[data-as=${as}]`,
    });
    for (const box of boxes.nodeIds) {
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: box,
        selector: '.ant-picker, button, input, a',
      });
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    }
  }
}

/** Switches the page to a variant and waits until nothing moves. */
export async function turnTo(
  page: Page,
  { width, colorScheme }: Pick<(typeof variants)[number], 'width' | 'colorScheme'>,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const settle = () =>
    new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300))));
  await Promise.all(page.frames().map((frame) => frame.evaluate(settle)));
}
