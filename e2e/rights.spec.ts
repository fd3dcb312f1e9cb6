import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { colleagueOf } from './support/colleagueOf';
import { signInAs } from './support/signInAs';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' });

test('a recruiter, an accountant and a viewer each find their sections, cards and buttons, and are told whom to ask for the rest', async ({
  browser,
  owner,
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
    await signInAs(context, await colleagueOf(server.url, owner, { name, role }));
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

test('who may read alone is offered nothing that changes, and who is limited to a company finds only it', async ({
  browser,
  api,
  owner,
  server,
}) => {
  const { id } = await api<{ id: string }>('POST', 'companies', { name: 'Limited Works' });
  const reach = { companies: [id], centers: [] };
  const context = await browser.newContext({ baseURL: server.url });
  await signInAs(context, await colleagueOf(server.url, owner, { name: 'Leela', role: 'viewer', reach }));
  const page = await context.newPage();
  await page.goto('/dashboard/account/manageCompanies');
  await expect(page.getByRole('main').getByText('Limited Works')).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Add company' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Edit|Delete|Deactivate|Import/ })).toHaveCount(0);
  await context.close();
  await api('DELETE', `companies/${id}`);
});
