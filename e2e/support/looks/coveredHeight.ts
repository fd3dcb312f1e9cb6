import type { Page } from '@playwright/test';

/** How many px of the window's height sticky bars cover while the page is scrolled. */
export function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isBar = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return (
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        width > innerWidth / 2 &&
        bottom > 0 &&
        top < innerHeight
      );
    };
    return [...document.querySelectorAll('#root *')]
      .filter(isBar)
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  });
}
