import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { cutCells } from './support/looks/cutCells';
import { walk } from './support/walk';

const lists = [
  '/dashboard',
  '/dashboard/leads',
  '/dashboard/clientList',
  '/dashboard/invoicing',
  '/dashboard/invoicing/list?shown=Outstanding',
  '/dashboard/invoicing/list',
  '/dashboard/invoicing/credit',
  '/dashboard/invoicing/debit',
  '/dashboard/invoicing/manageSupplier',
  '/dashboard/account/debit',
  '/dashboard/account/narrations',
  '/dashboard/account/settings',
  '/dashboard/account/audit',
  '/dashboard/instahires/manage-hr',
  '/dashboard/instahires/managePricing?view=table',
  '/dashboard/instahires/manageCandidate',
  '/dashboard/instahires/manageCompanies',
  '/dashboard/ultrahrms/manageCompanies',
  '/dashboard/vacancies',
  '/dashboard/compliances/gst',
  '/dashboard/compliances/tds',
  '/dashboard/compliances/certificates',
  '/dashboard/compliances/score',
  '/dashboard/compliances/upcoming-dues',
  '/dashboard/compliances/upcoming-dues?view=year',
  '/dashboard/compliances/wage-management',
  '/dashboard/calendar',
  '/dashboard/report',
  '/dashboard/modules',
];
const widths = [1920, 1366, 1280, 1024];

/** The list's width follows the window's. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );

/** Checks the lists of some pages at each width; returns how many tables it saw. */
async function expectRoomWellUsed(page: Page, paths: readonly string[]): Promise<number> {
  const findings: string[] = [];
  const seen = new Set<string>();
  const open = walk(page);
  for (const path of paths) {
    await open(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      for (const { table, cut, roomy, lost } of await cutCells(page)) {
        seen.add(`${path} ${table}`);
        if (lost.length > 0) findings.push(`${path} at ${width}: ${table} loses ${lost.join(', ')}`);
        if (cut.length > 0 && roomy.length > 0)
          findings.push(`${path} at ${width}: ${table} cuts ${cut.join(', ')} beside room in ${roomy.join(', ')}`);
      }
    }
  }
  expect(findings).toEqual([]);
  return seen.size;
}

test('No list cuts a cell while another column has room, and never a figure, date, state or total: with the samples, and with long names', async ({
  staffPage: page,
  api,
}) => {
  test.setTimeout(600_000);
  const [month] = await api<{ id: string }[]>('GET', 'wages');
  expect(
    await expectRoomWellUsed(page, [...lists, `/dashboard/compliances/wage-management/${month?.id}`]),
  ).toBeGreaterThan(25);

  const long = 'Sri Venkateswara Contract Labour and Security Services Private Limited, Visakhapatnam';
  const email = 'recruitment.and.compliance.desk@venkateswara-contract-labour.example.com';
  await api('POST', 'companies', {
    name: long,
    industry: 'Engineering, procurement and construction',
    email,
    phone: '+91 891 255 01 01',
  });
  await api('POST', 'centers', {
    client_name: long,
    center_typ: 'Regional distribution hub',
    center_code: 'VTZ-NORTH-000417',
    city: 'Thiruvananthapuram',
    state: 'Andaman and Nicobar Islands',
    escalation1: 'Venkata Subrahmanya Satyanarayana',
    mobile1: '9876500417',
  });
  await api('POST', 'suppliers', { name: long, company: long, email, phone: '9876500418', gstin: '' });
  await api('POST', 'candidates', {
    name: 'Venkata Subrahmanya Satyanarayana Murthy Chilukuri',
    email,
    position: 'Assistant manager, warehouse operations',
  });
  await api('POST', 'invoices', {
    invoiceNo: 'DRAFT-LONG-00417',
    clientName: long,
    items: [{ description: 'Guards', quantity: 1000, pricePaise: 9_876_543_21 }],
  });
  await expectRoomWellUsed(page, [
    '/dashboard/instahires/manageCompanies',
    '/dashboard/clientList?q=Thiru',
    '/dashboard/invoicing/manageSupplier',
    '/dashboard/instahires/manageCandidate',
    '/dashboard/invoicing/list',
    '/dashboard/invoicing',
  ]);
});

test('The checks find omitted and added columns at the widths where they were missed', async ({
  staffPage: page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.url}/dashboard/invoicing/list?shown=Outstanding`);
  const titles = () => page.getByRole('columnheader').allTextContents();
  await expect.poll(titles).toEqual(expect.arrayContaining(['Due date', 'Balance']));
  await page.goto(`${server.url}/dashboard/invoicing/credit`);
  await expect.poll(titles).toEqual(expect.arrayContaining(['Invoice', 'Reason']));
  await page.goto(`${server.url}/dashboard/invoicing/manageSupplier`);
  await expect.poll(titles).toContain('Email');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.getByRole('button', { name: /^Columns \d hidden$/ }).click();
  await expect(page.getByRole('group', { name: 'Columns shown' })).toContainText('no room');
});

test('A list prints all its rows with their names and no controls, whatever page is on the screen', async ({
  staffPage: page,
  server,
  api,
}) => {
  const centers = await api<{ client_name: string; city: string }[]>('GET', 'centers');
  await page.goto(`${server.url}/dashboard/clientList`);
  await expect(page.getByText(`Showing 1 - 10 of ${centers.length}`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() =>
    addEventListener('beforeprint', () =>
      Object.assign(window, { printed: document.querySelector('main')?.innerText }),
    ),
  );
  await page.pdf();
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
  const text = inOneLine(await page.evaluate(() => (window as unknown as { printed: string }).printed));
  expect(
    centers.filter(
      ({ client_name, city }) => !text.includes(inOneLine(client_name)) || !text.includes(inOneLine(city)),
    ),
  ).toEqual([]);
  expect(text).toContain(`${centers.length} centers`);
  expect(text).not.toMatch(/Export|Showing 1|View more/);
  await expect(page.getByRole('table')).toHaveCount(1);
});

test('On a phone search and filters take one line; the button shows how many are active and opens the rest', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/leads?status=new');
  const button = page.getByRole('button', { name: 'Filters (1)' });
  const [search, filters] = [await page.getByRole('searchbox').boundingBox(), await button.boundingBox()];
  expect(
    Math.abs((search?.y ?? 0) + (search?.height ?? 0) / 2 - (filters?.y ?? 0) - (filters?.height ?? 0) / 2),
  ).toBeLessThan(4);
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  expect((await page.getByRole('search', { name: /filter leads/ }).boundingBox())?.height).toBeLessThan(64);
  await button.click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('In forced colours the view, the sorted column and the selected row are distinguishable', async ({
  staffPage: page,
}) => {
  const looks = (locator: Locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, color, borderBottomWidth } = getComputedStyle(element);
      return [backgroundColor, color, borderBottomWidth].join();
    });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/instahires/manageCandidate?sort=name');
  const views = page.locator('.ant-segmented-item');
  await expect(views).toHaveCount(2);
  expect(await looks(views.filter({ hasText: 'Table' }))).not.toBe(await looks(views.filter({ hasText: 'Board' })));
  const sorted = page.getByRole('columnheader', { name: 'Name' });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  expect(await looks(sorted)).not.toBe(await looks(page.getByRole('columnheader', { name: 'Email' })));
  await page.goto('/dashboard/leads');
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('checkbox').check();
  expect(await looks(rows.first().getByRole('cell').nth(1))).not.toBe(
    await looks(rows.nth(1).getByRole('cell').nth(1)),
  );
});
