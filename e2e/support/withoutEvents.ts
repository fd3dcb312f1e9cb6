import type { BrowserContext } from '@playwright/test';

/**
 * Makes a browser one that can't share a connection among its tabs: they ask, as behind a proxy that holds answers back.
 * A connection that is held open keeps Playwright's `networkidle` from coming.
 */
export const withoutEvents = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: 'delete Navigator.prototype.locks;' });
