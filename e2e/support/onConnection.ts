import type { Page } from '@playwright/test';

/** Has the browser tell pages of such a connection (`navigator.connection`). */
export const onConnection = (page: Page, connection: { effectiveType: string; saveData?: boolean }): Promise<unknown> =>
  page.addInitScript(
    (told) => Object.defineProperty(navigator, 'connection', { value: told, configurable: true }),
    connection,
  );
