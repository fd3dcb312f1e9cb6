import { expect, type Page, type Request } from '@playwright/test';

/** How long a page must make no requests to count as complete, in milliseconds. */
const QUIET_MS = 300;

/**
 * Opens console pages one after another in one document by its links, because a new document would compile all scripts
 * again. The result opens a page, and resolves once all its requests are answered.
 */
export function walk(page: Page): (path: string) => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    last = Date.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  );
  let isIn = false;
  return async (path) => {
    last = Date.now();
    if (isIn) {
      // Menus and dialogs of the last page close.
      await page.keyboard.press('Escape');
      await page.evaluate((to) => {
        history.pushState(history.state, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    } else await page.goto(path);
    isIn = true;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => open.size === 0 && Date.now() - last > QUIET_MS, { intervals: [100] }).toBe(true);
    // A chart loads once it is in view.
    await expect(page.getByText(/^Loading/).and(page.locator(':not(figure *)'))).toHaveCount(0);
  };
}
