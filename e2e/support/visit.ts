import { expect, type Page } from '@playwright/test';

/** Whether React has taken over what the server sent, the page within its frame. */
export const isHydrated = (page: Page) =>
  page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber')));

/** Opens a public page and waits until its code has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isHydrated(page)).toBe(true);
}
