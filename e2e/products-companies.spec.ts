import { expect, test } from './fixtures';
import { expectGoodLooks } from './support/looks/expectGoodLooks';

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
    // The row disappears before the server has answered.
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

test('The confirmation before deleting keeps the focus out of the page behind, and Escape keeps the company', {
  tag: '@ci',
}, async ({ staffPage: page, server }) => {
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

test('The history shows who changed a company, and what', { tag: '@ci' }, async ({ staffPage: page, server, api }) => {
  const { id } = await api<Company>('POST', 'companies', { name: 'Storied Company' });
  await api('PUT', `companies/${id}`, { status: 'Inactive' });
  await page.goto(`${server.url}${HOME}?q=storied`);
  await page.getByRole('button', { name: 'More for Storied Company' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Active → Inactive');
  await api('DELETE', `companies/${id}`);
});

test('A name with a script in it is shown as text, and a very long one breaks nothing', { tag: '@ci' }, async ({
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

test('The confirmation before deleting and the form are accessible and fit every width', { tag: '@ci' }, async ({
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
