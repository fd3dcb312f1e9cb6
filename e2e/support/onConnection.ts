import type { Page } from '@playwright/test';

/** Makes the browser report such a connection to pages (`navigator.connection`). */
export const onConnection = (page: Page, connection: { effectiveType: string; saveData?: boolean }): Promise<unknown> =>
  page.addInitScript(
    (told) => Object.defineProperty(navigator, 'connection', { value: told, configurable: true }),
    connection,
  );
