import type { BrowserContext } from '@playwright/test';
import type { SignedIn } from './ownerOf';

/** Every tab of a context begins as this person's; who signs out in it stays so. */
export async function signInAs(context: BrowserContext, { token, account }: SignedIn): Promise<void> {
  await context.addInitScript(
    ([key, person]) => {
      if (origin === 'null' || sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'once');
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('account', person ?? '');
    },
    [token, JSON.stringify(account)],
  );
}
