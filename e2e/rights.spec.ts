import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { SignedIn } from './support/ownerOf';
import { signInAs } from './support/signInAs';

type Api = <T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<T>;

/** An account with a role, signed in. */
async function person(api: Api, url: string, name: string, role: string) {
  const own = { name, email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' };
  await api('POST', 'auth/register', own);
  const [account] = await api<{ id: string }[]>('GET', `accounts?q=${name}`);
  await api('PUT', `accounts/${account?.id ?? ''}`, { status: 'active' });
  await api('PUT', `accounts/${account?.id ?? ''}`, { role });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...own, name: '' }),
  });
  return (await answer.json()) as SignedIn;
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' });

test('a recruiter, an accountant and a viewer each find their sections, cards and buttons, and are told whom to ask for the rest', async ({
  browser,
  api,
  server,
}) => {
  test.setTimeout(120_000);
  const known = [
    ['Rekha', 'recruiter', ['Leads'], ['Invoicing', 'Compliances', 'Modules'], '/dashboard/invoicing/list'],
    ['Anil', 'accountant', ['Invoicing', 'Compliances'], ['Leads', 'Modules'], '/dashboard/leads'],
    ['Vimala', 'viewer', ['Invoicing', 'Leads', 'Compliances'], ['Modules'], '/dashboard/newCenter'],
  ] as const;
  for (const [name, role, found, missing, closed] of known) {
    const context = await browser.newContext({ baseURL: server.url });
    await signInAs(context, await person(api, server.url, name, role));
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.locator('[data-card="compliance.reports"]')).toBeVisible();
    for (const label of found) await expect(sections(page).getByText(label, { exact: true }).first()).toBeVisible();
    for (const label of missing) await expect(sections(page).getByText(label, { exact: true })).toHaveCount(0);
    await page.goto(closed);
    await expect(page.getByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
    await expect(page.getByText('Ask Asha Verma for it.')).toBeVisible();
    await context.close();
  }
});
