import { expect, test } from './fixtures';
import { failing, forgive } from './support/centers';

const products = [
  { label: 'Instahires', base: '/dashboard/instahires', prefix: '' },
  { label: 'Ultrahrms', base: '/dashboard/ultrahrms', prefix: 'ultrahrms/' },
];
const pages = [
  ['Manage HR', 'manage-hr'],
  ['Manage Pricing', 'managePricing'],
  ['Manage Candidates', 'manageCandidate'],
  ['Manage Companies', 'manageCompanies'],
] as const;

for (const { label, base, prefix } of products) {
  test.describe(label, () => {
    test('its pages are reached from the sidebar, each under its title', async ({ staffPage: page, server }) => {
      await page.goto(server.url + base);
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
      for (const [title, path] of pages) {
        await page.locator(`nav a[href="${base}/${path}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${base}/${path}$`));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
    });

    test('its overview counts what the lists hold and leads to them', async ({ staffPage: page, server, api }) => {
      await page.goto(server.url + base);
      const counts = await api<Record<string, number>>('GET', `${prefix}candidates/counts`);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      await expect(
        page.locator('#content').getByRole('link', { name: new RegExp(`^Candidates\\s*${all}`) }),
      ).toBeVisible();
      await page.getByRole('link', { name: `Pending ${counts.Pending}` }).click();
      await expect(page).toHaveURL(`${server.url}${base}/manageCandidate?status=Pending`);
      await expect(page.getByText(`of ${counts.Pending}`)).toBeVisible();
    });

    test('its sample plans are Basic $49, Standard $99 and Premium $199', async ({ staffPage: page, server }) => {
      await page.goto(`${server.url}${base}/managePricing`);
      for (const [name, price] of [
        ['Basic', '$49'],
        ['Standard', '$99'],
        ['Premium', '$199'],
      ] as const) {
        await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })).toContainText(
          price,
        );
      }
    });

    test('a plan is added with its features, changed and deleted', async ({ staffPage: page, server, api }) => {
      await page.goto(`${server.url}${base}/managePricing`);
      await page.getByRole('button', { name: 'Add plan' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill('Team');
      await form.getByLabel('Price').fill('149.50');
      await form.getByRole('button', { name: 'Add feature' }).click();
      await form.getByRole('textbox', { name: 'Feature 1' }).fill('Ten seats');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('textbox', { name: 'Feature 2' })).toBeFocused();
      await page.keyboard.type('Phone support');
      await form.getByRole('button', { name: 'Add plan' }).click();
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Team' }) });
      await expect(card).toContainText('$149.50');
      await expect(card.getByRole('listitem')).toHaveText(['Ten seats', 'Phone support']);
      await card.getByRole('button', { name: 'Edit Team' }).click();
      await form.getByRole('button', { name: 'Remove feature 1' }).click();
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(card.getByRole('listitem')).toHaveText(['Phone support']);
      expect(await api('GET', `${prefix}pricing-plans?q=team&page=1`)).toMatchObject([
        { priceMinor: 14950, currency: 'USD', features: ['Phone support'] },
      ]);
      await card.getByRole('button', { name: 'Delete Team' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(card).toBeHidden();
    });

    test("adding HR without a name or role alerts 'Name & Role required!'; with both it is in the list", async ({
      staffPage: page,
      server,
      api,
    }) => {
      await page.goto(`${server.url}${base}/manage-hr`);
      await page.getByRole('button', { name: 'Add HR' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill('Ishan Bose');
      await form.getByRole('button', { name: 'Add HR' }).click();
      await expect(form.getByRole('alert')).toHaveText('Name & Role required!');
      await expect(form.getByLabel('Role')).toBeFocused();
      await form.getByLabel('Role').fill('Recruiter');
      await form.getByLabel('Phone').fill('033 555 0999');
      await form.getByRole('button', { name: 'Add HR' }).click();
      const row = page.getByRole('row', { name: /Ishan Bose/ });
      await expect(row.getByRole('link', { name: '033 555 0999' })).toHaveAttribute('href', 'tel:0335550999');
      await page.reload();
      await expect(row).toBeVisible();
      for (const { id } of await api<{ id: string }[]>('GET', `${prefix}hr-staff?q=ishan&page=1`))
        await api('DELETE', `${prefix}hr-staff/${id}`);
    });
  });
}

for (const [what, name, price, focused] of [
  ['a name', '', '75', 'Name'],
  ['a price', 'Team', '', 'Price'],
  ['a price above 0', 'Team', '0', 'Price'],
] as const) {
  test(`Adding a plan without ${what} sends nothing and says nothing; the field is marked and takes the focus`, async ({
    staffPage: page,
    server,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto(`${server.url}/dashboard/instahires/managePricing?form=new`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Price').fill(price);
    await form.getByRole('button', { name: 'Add plan' }).click();
    await expect(form.getByLabel(focused)).toBeFocused();
    await expect(form.getByLabel(focused)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sent).toEqual([]);
  });
}

test('What staff typed is there again after the page was loaded again', async ({ staffPage: page, server }) => {
  await page.goto(`${server.url}/dashboard/instahires/manage-hr?form=new`);
  await page.getByRole('dialog').getByLabel('Name').fill('Half Typed');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Half Typed');
});

test('A part of the overview that fails says so and leaves the rest standing', async ({
  staffPage: page,
  server,
  problems,
}) => {
  await page.route(
    '**/api/candidates/counts',
    failing(500, { message: 'The database is away.', code: 'server_error' }),
  );
  await page.goto(`${server.url}/dashboard/instahires`);
  await expect(page.getByRole('alert')).toContainText('Failed to load candidates');
  await expect(page.getByRole('link', { name: /Basic \$49/ })).toBeVisible();
  await page.unroute('**/api/candidates/counts');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  forgive(problems, /500/);
});
