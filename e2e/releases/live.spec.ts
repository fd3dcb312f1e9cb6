import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { colleagueOf } from '../support/colleagueOf';
import { signInAs } from '../support/signInAs';

/** A tab's own requests to stay up to date. */
function questionsOf(pages: readonly Page[]) {
  const asked = { events: 0, revision: 0, account: 0 };
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) asked.events += 1;
      if (request.url().endsWith('/api/registry/revision')) asked.revision += 1;
      if (request.url().endsWith('/api/auth/me')) asked.account += 1;
    });
  return asked;
}

test('All tabs of a browser share one connection to the server, show in a row another person’s change, and continue when the tab with the connection closes', async ({
  browser,
  server,
  owner,
  api,
}) => {
  const { token } = await colleagueOf(server.url, owner, { name: 'Charu', role: 'staff' });
  const context = await browser.newContext({ baseURL: server.url });
  await signInAs(context, owner);
  const page = await context.newPage();
  const { id } = await api<{ id: string }>('POST', 'centers', { client_name: 'Live Works', city: 'Ranchi' });
  const move = async (city: string) => {
    const answer = await fetch(`${server.url}/api/centers/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ city }),
      signal: AbortSignal.timeout(15_000),
    });
    expect(answer.status).toBe(200);
  };
  const other = await context.newPage();
  const asked = questionsOf([page, other]);
  const list = '/dashboard/clientList?q=Live+Works';
  await page.goto(list);
  await expect.poll(() => asked.events).toBe(1);
  await other.goto(list);
  const rows = [page, other].map((each) => each.getByRole('row', { name: /Live Works/ }));
  for (const row of rows) await expect(row).toContainText('Ranchi');

  await move('Dhanbad');
  for (const row of rows) await expect(row).toContainText('Dhanbad');
  // Longer than a tab without a connection waits before it asks for its person's rights again.
  const { account } = asked;
  await page.waitForTimeout(7_000);
  expect(asked).toEqual({ events: 1, revision: 0, account });

  await page.close();
  await expect.poll(() => asked.events).toBe(2);
  await move('Bokaro');
  await expect(rows[1] as (typeof rows)[0]).toContainText('Bokaro');
  await api('DELETE', `centers/${id}`);
  await context.close();
});

test('A second tab shows in the list and on the record what its person changed in the first, which loads nothing again after its own change', async ({
  browser,
  server,
  owner,
  api,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  await signInAs(context, owner);
  const { id } = await api<{ id: string }>('POST', 'suppliers', { name: 'Second Tab Works', state: '20' });
  const list = await context.newPage();
  await list.goto('/dashboard/invoicing/manageSupplier?q=Second+Tab');
  const row = list.getByRole('row', { name: /Second Tab/ });
  await expect(row).toContainText('Second Tab Works');
  const record = await context.newPage();
  await record.goto(`/dashboard/invoicing/manageSupplier/${id}`);
  await expect(record.getByRole('heading', { level: 1 })).toHaveText('Second Tab Works');
  const first = await context.newPage();
  await first.goto(`/dashboard/invoicing/manageSupplier?q=Second+Tab&form=${id}`);
  const form = first.getByRole('dialog');
  await expect(form.getByLabel('Name').first()).toHaveValue('Second Tab Works');
  const opened = await Promise.all([list, record].map((page) => page.evaluate(() => performance.timeOrigin)));
  const read: string[] = [];
  first.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/suppliers')) read.push(request.url());
  });
  await form.getByLabel('Name').first().fill('Second Tab Traders');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('Second Tab Traders');
  await expect(record.getByRole('heading', { level: 1 })).toHaveText('Second Tab Traders');
  expect(await Promise.all([list, record].map((page) => page.evaluate(() => performance.timeOrigin)))).toEqual(opened);
  // Its list once, as after every save.
  expect(read.map((url) => new URL(url).pathname)).toEqual(['/api/suppliers']);
  await context.close();
});

test('If a proxy holds the connection back, tabs poll instead', async ({ browser, server, owner }) => {
  const context = await browser.newContext({ baseURL: server.url });
  await signInAs(context, owner);
  const page = await context.newPage();
  await page.route('**/api/events', (route) => route.abort());
  const asked = questionsOf([page]);
  await page.goto('/dashboard/clientList');
  await expect.poll(() => asked.revision).toBeGreaterThan(1);
  await context.close();
});
