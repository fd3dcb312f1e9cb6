import { test as base } from '../fixtures';

/**
 * Tests that change nothing in the product, in the tab that their worker has for all of them. Each begins at a
 * page without scripts, at a desktop's width and in the light, and no request is changed any more. Test-scoped fixtures only: others would
 * need workers of their own, which begin when the rest has ended.
 */
export const test = base.extend({
  context: ({ tab }, use) => use(tab.context()),
  staffPage: async ({ tab }, use) => {
    await tab.setViewportSize({ width: 1280, height: 844 });
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto('/robots.txt');
    await use(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
