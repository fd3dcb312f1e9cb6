import { expect, test } from './fixtures';
import { ownerOf } from './support/ownerOf';
import { signInAs } from './support/signInAs';

/** The page that shows each kind of record. */
const pages = {
  center: /^\/dashboard\/clientList\/\w+$/,
  company: /^\/dashboard\/account\/manageCompanies\/\w+$/,
  candidate: /^\/dashboard\/account\/manageCandidate\/\w+$/,
  employee: /^\/dashboard\/compliances\/wage-management\/employees\/\w+$/,
  supplier: /^\/dashboard\/invoicing\/manageSupplier\/\w+$/,
  invoice: /^\/dashboard\/invoicing\/list\/\w+$/,
  // In the list of leads, in a side panel.
  lead: /^(\/dashboard\/leads\/|\?lead=)\w+$/,
};

/** Lists that name other records: the columns, and what they link to. */
const lists: readonly (readonly [path: string, names: Readonly<Record<string, keyof typeof pages>>])[] = [
  ['clientList', { Client: 'company', City: 'center' }],
  ['leads', { Lead: 'lead' }],
  ['invoicing/list', { 'Client name': 'company', 'Invoice number': 'invoice' }],
  ['invoicing/credit', { 'Client name': 'company', Invoice: 'invoice' }],
  ['invoicing/debit', { 'Client name': 'company', Invoice: 'invoice' }],
  ['invoicing/manageSupplier', { Name: 'supplier' }],
  ['account/manageCompanies', { Name: 'company' }],
  ['account/manageCandidate', { Name: 'candidate' }],
  ['vacancies', { Company: 'company' }],
  ['compliances/wage-management/employees', { Name: 'employee' }],
];

test('every list that names a center, company, candidate, employee, supplier, invoice or lead leads to it', async ({
  page,
  startOwn,
}) => {
  test.slow();
  // Only the samples: a name without a client record has no page.
  const server = await startOwn();
  await signInAs(page, await ownerOf(server.url));
  for (const [path, names] of lists) {
    await page.goto(`${server.url}/dashboard/${path}`);
    const table = page.getByRole('main').getByRole('table').first();
    for (const [title, kind] of Object.entries(names)) {
      const cells = table.locator(`tbody td[data-label="${title}"]`);
      await expect(cells.locator('a').first(), `${path}: ${title}`).toBeVisible();
      const named = await cells.evaluateAll((all) =>
        all.map((cell) => [cell.textContent ?? '', cell.querySelector('a')?.getAttribute('href') ?? ''] as const),
      );
      expect(
        named.filter(([, href]) => !pages[kind].test(href)),
        `${path}: ${title}`,
      ).toEqual([]);
    }
  }
});

test('so do the search and a history', async ({ staffPage: page, api }) => {
  const [company] = await api<{ id: string; name: string }[]>('GET', 'companies?size=1');
  const { id } = await api<{ id: string }>('POST', 'centers', {
    client_name: company?.name,
    companyId: company?.id,
    city: 'Khunti',
  });
  const found = await api<{ id: string; path: string }[]>('GET', 'search?q=khunti');
  expect(found.find((each) => each.id === `centers/${id}`)?.path).toMatch(pages.center);
  await page.goto(`/dashboard/clientList/${id}?history=centers/${id}`);
  const link = page.getByRole('dialog').getByRole('link', { name: company?.name ?? '' });
  await expect(link).toHaveAttribute('href', pages.company);
  await api('DELETE', `centers/${id}`);
});
