import { expect, type Page } from '@playwright/test';

/** Whether React has taken over what the server sent, the page within its frame. */
export const isHydrated = (page: Page) =>
  page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber')));

/** Does what asks for the code of a public page, and nothing else: presses a key that no page answers. */
export const act = (page: Page) => page.keyboard.press('Shift');

/** Opens a public page and acts, until its code has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await act(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
}
