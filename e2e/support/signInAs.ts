import type { BrowserContext, Page } from '@playwright/test';

/** A tab, or every tab of a context of one's own, begins as this person's; who signs out in it stays so. */
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
