import { expect, type Page } from '@playwright/test';

/** Whether React has taken over the server's markup, that is, the page within its frame. */
export const isHydrated = (page: Page) =>
  page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber')));

/** Triggers only the loading of a public page's code: presses a key that no page handles. */
export const act = (page: Page) => page.keyboard.press('Shift');

/** Opens a public page and acts, until its code has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await act(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
}
