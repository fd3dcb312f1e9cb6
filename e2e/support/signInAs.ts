import type { BrowserContext, Page } from '@playwright/test';

/** Makes a tab, or every tab of a separate context, start signed in as this person; signing out there lasts. */
export async function signInAs(
  tab: Page | BrowserContext,
  { token, account }: { token: string; account: object },
): Promise<void> {
  await tab.addInitScript(
    ([key, person]) => {
      if (origin === 'null' || sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'once');
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('account', person ?? '');
    },
    [token, JSON.stringify(account)],
  );
}
