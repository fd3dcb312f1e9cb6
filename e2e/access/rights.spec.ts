import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { colleagueOf } from '../support/colleagueOf';
import { ownerOf } from '../support/ownerOf';
import { signInAs } from '../support/signInAs';
import { walk } from '../support/walk';
import { withoutEvents } from '../support/withoutEvents';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' });

test('a recruiter, an accountant and a viewer each find their sections, cards and buttons, and learn whom to ask for the rest', async ({
  browser,
  owner,
  server,
}) => {
  const known = [
    ['Rekha', 'recruiter', ['Leads'], ['Invoicing', 'Compliances', 'Modules'], '/dashboard/invoicing/list'],
    ['Anil', 'accountant', ['Invoicing', 'Compliances'], ['Leads', 'Modules'], '/dashboard/leads'],
    ['Vimala', 'viewer', ['Invoicing', 'Leads', 'Compliances'], ['Modules'], '/dashboard/newCenter'],
  ] as const;
  for (const [name, role, found, missing, closed] of known) {
    const context = await browser.newContext({ baseURL: server.url });
    await withoutEvents(context);
    await signInAs(context, await colleagueOf(server.url, owner, { name, role }));
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.locator('[data-card="compliance.reports"]')).toBeVisible();
    for (const label of found) await expect(sections(page).getByText(label, { exact: true }).first()).toBeVisible();
    for (const label of missing) await expect(sections(page).getByText(label, { exact: true })).toHaveCount(0);
    await page.goto(closed);
    await expect(page.getByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
    await expect(page.getByText('Ask Asha Verma for access.')).toBeVisible();
    await context.close();
  }
});

test('a read-only account is offered no changes, and one limited to a company finds only that company', async ({
  browser,
  api,
  owner,
  server,
}) => {
  const { id } = await api<{ id: string }>('POST', 'companies', { name: 'Limited Works' });
  const reach = { companies: [id], centers: [] };
  const context = await browser.newContext({ baseURL: server.url });
  await withoutEvents(context);
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

/** Names of buttons, links and menu entries that lead to a change of records. */
const changes =
  /^(Add|New|Draft an|Edit|Save|Enter|Check and|Delete|Remove|Clone|Import|Convert|Assign|Mark|Move|Activate|Deactivate|Issue|Cancel|Restore|Approve|Upload|Renew|Extend|Reopen|Record|Work out)\b/;

/** Parameters that change what a page is; others choose what it lists. */
const shows = ['view', 'lead', 'form', 'edit'];

/** Of addresses that differ only in a record's id or in their filters, one is visited. */
const kindOf = ({ pathname, searchParams }: URL) =>
  [pathname.replace(/\/[0-9a-z]{18,}/g, '/:id'), ...shows.filter((name) => searchParams.has(name))].join(' ');

/**
 * Follows the console's links from the sidebar to one record of every kind, and opens the first row menu on each page,
 * until it has found enough. Returns the buttons, links and entries that lead to a change, each after its page's
 * address. Everyone may change their own account, so those are left out.
 */
async function changesOffered(page: Page, isEnough: (found: readonly string[]) => boolean): Promise<string[]> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const found: string[] = [];
  const ahead = ['/dashboard', '/dashboard/instahires/managePricing?view=cards'];
  const known = new Set(['/dashboard']);
  const learn = (url: URL) => {
    if (!/^\/dashboard\b/.test(url.pathname) || known.has(kindOf(url))) return;
    known.add(kindOf(url));
    ahead.push(url.pathname + url.search);
  };
  const open = walk(page);
  for (let path = ahead.shift(); path && !isEnough(found); path = ahead.shift()) {
    await open(path);
    const links = page.locator('a[href]');
    for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
      const url = new URL(href);
      if (url.host === new URL(page.url()).host) learn(url);
    }
    const more = main.getByRole('button', { name: /^More( for|$)/ }).first();
    // A record that opened over its list covers it.
    if ((await more.isVisible()) && !(await dialog.isVisible())) await more.click();
    const acts = main.or(dialog).locator('button, a').or(page.getByRole('menuitem'));
    const names = await acts.evaluateAll((all) => all.map((each) => (each.ariaLabel ?? each.textContent ?? '').trim()));
    found.push(
      ...names.filter((name) => changes.test(name) && path !== '/dashboard/account').map((name) => `${path}: ${name}`),
    );
  }
  return found;
}

/** The owner's entries, to check that the walk finds them. */
const offered = [
  /account\/debit: Add debit entry/,
  /calendar: Add holiday/,
  /clientList\/view: Edit/,
  /clientList\?edit=\w+: Save changes/,
  /clientList\/\w+: Edit/,
  /compliances: Mark filed/,
  /compliances\/upcoming-dues: Extend due date/,
  /invoicing\/list\/\w+: Issue/,
  /leads: Convert/,
  /leads\?lead=\w+: Convert/,
  /leads\/\w+: Save/,
  /manageCandidate\?view=board: Move to/,
  /manageCompanies\/\w+: Edit/,
  /managePricing\?view=cards: Edit/,
  /wage-management\/\w+: Check and approve/,
  /employees\/\w+: Edit/,
];

test('a viewer is offered no change on any page or record of the console, while the owner is offered many', {
  tag: '@ci',
}, async ({ browser, startOwn }) => {
  test.setTimeout(600_000);
  const server = await startOwn();
  const owner = await ownerOf(server.url);
  const foundBy = async (who: typeof owner, isEnough: (found: readonly string[]) => boolean = () => false) => {
    const context = await browser.newContext({ baseURL: server.url });
    await withoutEvents(context);
    await signInAs(context, who);
    const found = await changesOffered(await context.newPage(), isEnough);
    await context.close();
    return found;
  };
  const viewer = await colleagueOf(server.url, owner, { name: 'Vimala', role: 'viewer' });
  const [ofOwner, ofViewer] = await Promise.all([
    foundBy(owner, (found) => offered.every((act) => found.some((each) => act.test(each)))),
    foundBy(viewer),
  ]);
  for (const act of offered) expect(ofOwner).toContainEqual(expect.stringMatching(act));
  expect(ofViewer).toEqual([]);
});
