import type { BrowserContext } from '@playwright/test';

/**
 * Makes a browser unable to share a connection among its tabs, so they poll, as behind a proxy that buffers responses.
 * An open connection keeps Playwright's `networkidle` from happening.
 */
export const withoutEvents = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: 'delete Navigator.prototype.locks;' });
