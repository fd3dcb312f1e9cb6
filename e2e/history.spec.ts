import { expect } from './fixtures';
import { test } from './support/inOneTab';
import { walk } from './support/walk';

/** The console lists whose records have their own history. */
const lists = [
  'invoicing/list',
  'invoicing/credit',
  'invoicing/debit',
  'invoicing/manageSupplier',
  'clientList',
  'instahires/manageCandidate',
  'instahires/manageCompanies',
  'instahires/manage-hr',
  'instahires/managePricing?view=table',
  'vacancies',
  'compliances/gst',
  'compliances/tds',
  'compliances/upcoming-dues?view=year',
  'compliances/certificates',
  'compliances/wage-management',
  'compliances/wage-management/employees',
  'calendar',
  'account/settings',
];

/** The look of an id, and of a field shown by its internal name. */
const raw = /\b[0-9a-z]{20}\b|\b[a-z]+([A-Z][a-z]+)+\b|_|\{|undefined|null/;

test('Every list shows its records’ history, in words', async ({ staffPage: page }) => {
  test.slow();
  const open = walk(page);
  for (const list of lists) {
    await open(`/dashboard/${list}`);
    const row = page
      .getByRole('main')
      .locator('section[aria-label] tbody tr', { has: page.getByRole('button') })
      .first();
    await expect(row, list).toBeVisible();
    const inRow = row.getByRole('button', { name: /^History/ });
    const more = row.getByRole('button', { name: /^More/ });
    await expect(inRow.or(more).first(), list).toBeVisible();
    if ((await inRow.count()) === 0) await more.click();
    await inRow
      .or(page.getByRole('menuitem', { name: 'History' }))
      .first()
      .click();
    const told = page.getByRole('dialog', { name: /^History of/ }).getByRole('listitem');
    await expect(told.filter({ hasText: /added this|changed this/ }).first(), list).toBeVisible();
    expect([list, (await told.allInnerTexts()).join(' ').match(raw)]).toEqual([list, null]);
  }
});

test('The search finds a due, a certificate and a payment, and opens a list of only that record', async ({
  staffPage: page,
}) => {
  await page.goto('/dashboard');
  const search = async (words: string, kind: string) => {
    const box = page.getByRole('banner').getByRole('search');
    await box.getByRole('combobox').fill(words);
    await page.getByRole('banner').getByRole('group', { name: kind, exact: true }).getByRole('option').first().click();
  };
  await search('gstr-3b', 'GST due');
  await expect(page).toHaveURL(/\/compliances\/gst\?year=/);
  await expect(page.getByText('Showing 1 - 1 of 1')).toBeVisible();
  await search('contract labour licence', 'Certificate');
  await expect(page).toHaveURL(/\/compliances\/certificates\?q=/);
  await expect(page.getByText('Showing 1 - 1 of 1')).toBeVisible();
  await search('N214260098', 'Payment');
  await expect(page).toHaveURL(/\/invoicing\/list\/\w{20}$/);
});
