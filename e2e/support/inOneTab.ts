import { test as base } from '../fixtures';

/**
 * Read-only tests, in the one tab of their worker. Each begins at a page without scripts, at desktop width in the light
 * scheme, with no request routes left. Only test-scoped fixtures: others would need separate workers, which start after
 * the rest has ended.
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
