import { expect, test } from './fixtures';

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
  // The second product's sections are the first one's, with its own records.
  test.describe(label, { tag: prefix === '' ? [] : '@ci' }, () => {
    test('its pages are reached from the sidebar, each under its title', async ({ staffPage: page, server }) => {
      await page.goto(server.url + base);
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
      for (const [title, path] of pages) {
        await page.locator(`nav a[href="${base}/${path}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${base}/${path}$`));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
    });

    test('its overview counts what the lists contain and leads to them', async ({ staffPage: page, server, api }) => {
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
  });
}

test('What staff typed is there again after the page was loaded again', async ({ staffPage: page, server }) => {
  await page.goto(`${server.url}/dashboard/instahires/manage-hr?form=new`);
  await page.getByRole('dialog').getByLabel('Name').fill('Half Typed');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Half Typed');
});
