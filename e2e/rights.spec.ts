import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { colleagueOf } from './support/colleagueOf';
import { ownerOf } from './support/ownerOf';
import { signInAs } from './support/signInAs';
import { startServer } from './support/startServer';

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

/** What a button is called that changes something on record. */
const changes =
  /\b(Add|New|Edit|Delete|Import|Convert|Assign|Mark|Move|Activate|Deactivate|Issue|Restore|Duplicate|Approve|Upload|Reopen|Record|Work out)\b/;

test('who may read alone finds no button that changes a record, on any page and in any record that it opens', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const server = await startServer();
  await signInAs(page, await colleagueOf(server.url, await ownerOf(server.url), { name: 'Vimala', role: 'viewer' }));
  await page.goto(`${server.url}/dashboard`);
  const main = page.getByRole('main');
  const offered = async () => {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    const buttons = main.getByRole('button').or(page.getByRole('dialog').getByRole('button'));
    const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent ?? ''));
    return names.filter((name) => changes.test(name)).map((name) => `${new URL(page.url()).pathname}: ${name}`);
  };
  const paths = await sections(page)
    .locator('a[href^="/dashboard/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(20);
  paths.push('/dashboard/instahires/manageCandidate?view=board', '/dashboard/instahires/managePricing?view=cards');
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(server.url + path);
    found.push(...(await offered()));
    const record = main.getByRole('table').getByRole('link').first();
    if (!(await record.isVisible())) continue;
    await record.click();
    found.push(...(await offered()));
  }
  expect(found).toEqual([]);
  await page.goto('about:blank');
  await server.stop();
});
