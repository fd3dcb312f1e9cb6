import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { colleagueOf } from './support/colleagueOf';
import { ownerOf } from './support/ownerOf';
import { republish } from './support/republish';
import { signInAs } from './support/signInAs';
import { startServer } from './support/startServer';

/** How soon an open tab has what was switched, in milliseconds. */
const SOON = 2_000;

const board = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' }).getByText('Leads board');

test('a page behind a flag is in an open tab within two seconds, nothing typed there is lost, and it is gone by one press', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const server = await startServer();
  const owner = await ownerOf(server.url);
  const { status } = await republish({
    url: server.url,
    token: owner.token,
    module: 'mfe-clients',
    version: '99.0.0',
    changeRelease: ({ manifest }) => {
      const leads = manifest.routes.find(({ path }) => path === '/dashboard/leads');
      if (leads) manifest.routes.push({ ...leads, path: '/dashboard/leads/board', flag: 'leads-board' });
      manifest.sidebar.push({ id: 'leads-board', label: 'Leads board', path: '/dashboard/leads/board' });
    },
  });
  expect(status).toBe(201);
  const open = async (person: typeof owner) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    await signInAs(context, person);
    return context.newPage();
  };
  const [staff, tab] = [
    await open(owner),
    await open(await colleagueOf(server.url, owner, { name: 'Farida', role: 'recruiter' })),
  ];
  try {
    await tab.goto('/dashboard/leads?form=new');
    const name = tab.getByRole('dialog').getByLabel('Name');
    await name.fill('Typed and not saved');
    await expect(board(tab)).toHaveCount(0);

    await staff.goto('/dashboard/modules');
    const row = staff.getByRole('row', { name: /leads-board/ });
    await row.getByRole('button', { name: 'Choose…' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Roles' }).click();
    await staff.getByTitle('Recruiter').click();
    await dialog.getByText('Whom leads-board is on for').click();
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(staff.getByText('leads-board is on for: Recruiter')).toBeVisible();
    await expect(board(tab)).toBeVisible({ timeout: SOON });
    await expect(board(staff)).toHaveCount(0);

    await staff.getByRole('button', { name: 'Undo' }).click();
    await expect(board(tab)).toHaveCount(0, { timeout: SOON });
    await expect(name).toHaveValue('Typed and not saved');
    await row.getByRole('button', { name: 'History' }).click();
    await expect(staff.getByRole('list', { name: 'History of leads-board' })).toContainText('by Asha Verma');
  } finally {
    for (const page of [staff, tab]) await page.context().close();
    await server.stop();
  }
});
