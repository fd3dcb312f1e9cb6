import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { colleagueOf } from '../support/colleagueOf';
import { ownerOf } from '../support/ownerOf';
import { republish } from '../support/republish';
import { signInAs } from '../support/signInAs';
import { startServer } from '../support/startServer';

/**
 * Records an open tab's requests. The result switches a flag in `staff` by `press`, and returns how often the tab polls
 * for news before it loads the change: it polls once a second, so two at most.
 */
function watchQuestions(tab: Page, staff: Page): (press: () => Promise<void>) => Promise<() => number> {
  const asked: Request[] = [];
  tab.on('request', (request) => asked.push(request));
  return async (press) => {
    const sent = staff.waitForRequest((request) => request.method() === 'PUT');
    await press();
    const request = await sent;
    await (await request.response())?.finished();
    const { startTime, responseEnd } = request.timing();
    return () => {
      const since = asked.map((each) => ({
        path: new URL(each.url()).pathname,
        at: each.timing().startTime - startTime,
      }));
      const news = since.find(({ path, at }) => path === '/api/registry' && at > 0);
      return since.filter(
        ({ path, at }) =>
          path === '/api/registry/revision' && at > responseEnd && at < (news?.at ?? Number.POSITIVE_INFINITY),
      ).length;
    };
  };
}

const board = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' }).getByText('Leads board');

test('a page behind a flag appears in an open tab at its next poll, loses nothing typed there, and disappears with one click', async ({
  browser,
}) => {
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
    const whileSwitching = watchQuestions(tab, staff);

    await staff.goto('/dashboard/modules');
    const row = staff.getByRole('row', { name: /leads-board/ });
    await row.getByRole('button', { name: 'Choose…' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Roles' }).click();
    await staff.getByTitle('Recruiter').click();
    await dialog.getByText('Who sees leads-board').click();
    const untilOn = await whileSwitching(() => dialog.getByRole('button', { name: 'Switch on' }).click());
    await expect(staff.getByText('leads-board is on for: Recruiter')).toBeVisible();
    await expect(board(tab)).toBeVisible();
    expect(untilOn()).toBeLessThanOrEqual(1);
    await expect(board(staff)).toHaveCount(0);

    const abortOnDisconnect = await whileSwitching(() => staff.getByRole('button', { name: 'Undo' }).click());
    await expect(board(tab)).toHaveCount(0);
    expect(abortOnDisconnect()).toBeLessThanOrEqual(1);
    await expect(name).toHaveValue('Typed and not saved');
    await row.getByRole('button', { name: 'History' }).click();
    await expect(staff.getByRole('list', { name: 'History of leads-board' })).toContainText('by Asha Verma');
  } finally {
    for (const page of [staff, tab]) await page.context().close();
    await server.stop();
  }
});
