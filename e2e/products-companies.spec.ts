import { expect, test } from './fixtures';
import { delayed, failing, forgive } from './support/centers';
import { expectGoodLooks } from './support/expectGoodLooks';
import { exportCsv } from './support/exportCsv';
import { ownerOf } from './support/ownerOf';
import { signInAs } from './support/signInAs';

interface Company {
  id: string;
  name: string;
  status: string;
}

const places = [
  { where: 'instahires', path: '/dashboard/instahires/manageCompanies', api: 'companies' },
  { where: 'the account', path: '/dashboard/account/manageCompanies', api: 'companies' },
  { where: 'ultrahrms', path: '/dashboard/ultrahrms/manageCompanies', api: 'ultrahrms/companies' },
];
const [instahires] = places;
const HOME = instahires?.path ?? '';
const LIST_CALL = /\/api\/companies\?/;
const away = failing(500, { message: 'The database is away.', code: 'server_error' });

for (const { where, path, api: resource } of places) {
  test(`Staff add, deactivate, activate and delete a company of ${where}`, async ({ staffPage: page, server, api }) => {
    const name = `Swarna Foods of ${where}`;
    await page.goto(`${server.url}${path}?page=2`);
    await page.getByRole('button', { name: 'Add company' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Industry').fill('Food');
    await form.getByLabel('Email').fill('hr@swarna.example.com');
    await form.getByLabel('Phone').fill('0651 555 0199');
    await form.getByRole('button', { name: 'Add company' }).click();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(page.getByRole('row').nth(1)).toHaveText(new RegExp(name));
    expect(await api<Company[]>('GET', resource)).toContainEqual(
      expect.objectContaining({ name, industry: 'Food', status: 'Active' }),
    );

    await row.getByRole('button', { name: 'Deactivate' }).click();
    await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Activate' }).click();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await page.reload();
    await expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible();

    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Delete this company?');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    // The row goes before the server has answered.
    await expect
      .poll(async () => (await api<Company[]>('GET', resource)).map((company) => company.name))
      .not.toContain(name);
  });
}

test('Instahires and the account show the same companies, ultrahrms its own', async ({ staffPage: page, server }) => {
  await page.goto(`${server.url}/dashboard/account/manageCompanies?q=damodar`);
  await expect(page.getByRole('row', { name: /Damodar Steel/ })).toBeVisible();
  await page.goto(`${server.url}${HOME}?q=damodar`);
  await expect(page.getByRole('row', { name: /Damodar Steel/ })).toBeVisible();
  await page.goto(`${server.url}/dashboard/ultrahrms/manageCompanies?q=damodar`);
  await expect(page.getByText('No companies match')).toBeVisible();
});

test("A company without companies says 'No companies found'; the pages follow what is added and deleted", async ({
  browser,
  startOwn,
}) => {
  const empty = await startOwn({ SEED: 'none' });
  const owner = await ownerOf(empty.url);
  const page = await browser.newPage();
  await signInAs(page, owner);
  await page.goto(empty.url + HOME);
  await expect(page.getByText('No companies found', { exact: true })).toBeVisible();

  for (let number = 1; number <= 11; number += 1) {
    await fetch(`${empty.url}/api/companies`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Company ${number}` }),
    });
  }
  await page.reload();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByText('Showing 1 - 10 of 11')).toBeVisible();
  await expect(pager.getByRole('button')).toHaveText(['Prev', '1', '2', 'Next']);
  await expect(page.getByRole('row')).toHaveCount(11);
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(pager.getByText('Showing 11 - 11 of 11')).toBeVisible();
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Delete Company 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(pager.getByText('Showing 1 - 10 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pager.getByText('Showing 1 - 10 of 11')).toBeVisible();
  await page.close();
});

test.describe('The status of a company', () => {
  for (const [status, button, colour] of [
    ['Approved', 'Deactivate', 'rgb(22, 101, 52)'],
    ['Pending', 'Activate', 'rgb(146, 96, 10)'],
    ['Inactive', 'Activate', 'rgb(146, 96, 10)'],
    ['Rejected', 'Activate', 'rgb(185, 28, 28)'],
  ] as const) {
    test(`${status} has its colour and the button ${button}`, async ({ staffPage: page, server, api }) => {
      const { id } = await api<Company>('POST', 'companies', { name: `Status ${status}`, status });
      await page.goto(`${server.url}${HOME}?q=Status ${status}`);
      const row = page.getByRole('row', { name: /^Status / });
      await expect(row.getByText(status, { exact: true })).toHaveCSS('color', colour);
      await row.getByRole('button', { name: button, exact: true }).click();
      await expect(row.getByText(button === 'Activate' ? 'Active' : 'Inactive', { exact: true })).toBeVisible();
      await api('DELETE', `companies/${id}`);
    });
  }
});

test.describe('When the server fails, staff read', () => {
  test("'Failed to load companies' in red, with Retry", async ({ staffPage: page, server, problems }) => {
    await page.route(LIST_CALL, away);
    await page.goto(server.url + HOME);
    await expect(page.getByText('Failed to load companies', { exact: true })).toHaveCSS('color', 'rgb(185, 28, 28)');
    await page.unroute(LIST_CALL);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('row', { name: /Damodar/ })).toBeVisible();
    forgive(problems, /500/);
  });

  test("'Failed to add company', and what was typed stays", async ({ staffPage: page, server, problems }) => {
    await page.route('**/api/companies', away);
    await page.goto(`${server.url}${HOME}?form=new`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Lost Company');
    await form.getByRole('button', { name: 'Add company' }).click();
    await expect(form.getByRole('alert')).toContainText('Failed to add company');
    await expect(form.getByLabel('Name')).toHaveValue('Lost Company');
    forgive(problems, /500/);
  });

  test("'Failed to update status' and 'Delete failed', and the company stays as it was", async ({
    staffPage: page,
    server,
    problems,
  }) => {
    await page.route(/\/api\/companies\/[^?]+$/, away);
    await page.goto(`${server.url}${HOME}?q=damodar`);
    const row = page.getByRole('row', { name: /Damodar/ });
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to update status');
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText('Delete failed');
    await expect(row).toBeVisible();
    forgive(problems, /500/);
  });
});

test('Adding without a name sends nothing and says nothing; the name is marked and takes the focus', async ({
  staffPage: page,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto(`${server.url}${HOME}?form=new`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Industry').fill('Food');
  await form.getByRole('button', { name: 'Add company' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('The question before deleting keeps the page behind out of the focus’s way, and Escape keeps the company', async ({
  staffPage: page,
  server,
}) => {
  await page.goto(`${server.url}${HOME}?q=damodar`);
  await page.getByRole('button', { name: /^Delete Damodar/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Damodar/ })).toBeVisible();
});

test('The list says that it loads, and its address keeps search, sort, filter and page', async ({
  staffPage: page,
  server,
}) => {
  await page.route(LIST_CALL, delayed(1200));
  await page.goto(`${server.url}${HOME}?sort=-name&status=Active`);
  await expect(page.getByText('Loading...', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Vindhya Cements');
  await page.unroute(LIST_CALL);
  await page.getByRole('searchbox').fill('steel');
  await expect(page).toHaveURL(/q=steel/);
  await expect(page.getByRole('row', { name: /Damodar/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('steel');
  const download = page.waitForEvent('download');
  await exportCsv(page);
  expect((await download).suggestedFilename()).toBe('companies.csv');
});

test('Who changed a company, and what, can be read', async ({ staffPage: page, server, api }) => {
  const { id } = await api<Company>('POST', 'companies', { name: 'Storied Company' });
  await api('PUT', `companies/${id}`, { status: 'Inactive' });
  await page.goto(`${server.url}${HOME}?q=storied`);
  await page.getByRole('button', { name: 'More for Storied Company' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Active → Inactive');
  await api('DELETE', `companies/${id}`);
});

test('A name with a script in it is shown as text, and a very long one breaks nothing', async ({
  staffPage: page,
  server,
  api,
}) => {
  const made = [
    await api<Company>('POST', 'companies', { name: '<img src=x onerror=alert(1)> Markup' }),
    await api<Company>('POST', 'companies', { name: `Markup ${'long'.repeat(48)}` }),
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}${HOME}?q=markup`);
  await expect(page.getByText('<img src=x onerror=alert(1)> Markup')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const { id } of made) await api('DELETE', `companies/${id}`);
});

test('The question before deleting and the form are accessible and fit every width', async ({
  staffPage: page,
  server,
}) => {
  await page.goto(server.url + HOME);
  await page.getByRole('button', { name: /^Delete Damodar/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByRole('dialog').getByLabel('Industry')).toBeVisible();
  await expectGoodLooks(page);
});
