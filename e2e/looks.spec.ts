import { expect } from './fixtures';
import { test } from './support/inOneTab';
import { coveredHeight } from './support/looks/coveredHeight';
import { expectGoodLooks } from './support/looks/expectGoodLooks';
import { smallTargets } from './support/looks/smallTargets';

// Many independent tests: every worker takes some.
test.describe.configure({ mode: 'parallel' });

type Api = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

const first = async (api: Api, path: string) => (await api<{ id: string }[]>('GET', path))[0]?.id;
const long = 'Shri Lakshminarayana Venkateshwara Integrated Logistics and Manpower Solutions Private Limited'
  .repeat(2)
  .slice(0, 190);
const invoice = {
  clientName: long,
  clientState: '20',
  date: '2026-11-01',
  dueDate: '2099-12-31',
  taxPercent: 18,
  items: [{ id: '1', description: `${'Unbroken'.repeat(20)} and more`, quantity: 999_999, pricePaise: 9_999_999 }],
};
const anInvoice = async (api: Api) => (await api<{ id: string }>('POST', 'invoices', invoice)).id;

/** A bank statement of 150 credits that adds up. */
async function aBankStatement(api: Api): Promise<undefined> {
  const rows = Array.from({ length: 150 }, (_, line) => ({
    ...{ line: line + 1, date: '2026-11-01', paise: 1_234_567_00, reference: `UTR${line}` },
    narration: `NEFT/${'UNBROKEN'.repeat(8)}/${long} ${line}`,
  }));
  await api('POST', 'bank-lines/statement', { openingPaise: 0, closingPaise: 150 * 1_234_567_00, rows });
}
/** GSTR-2B of 150 bills of one supplier, for the month in the page's address. */
async function aGstr2b(api: Api): Promise<undefined> {
  const [{ gstin } = { gstin: '' }] = await api<{ gstin: string }[]>('GET', 'letterhead');
  const inv = Array.from({ length: 150 }, (_, n) => ({
    ...{ inum: `BILL/26-27/${n}`, typ: 'R', dt: '10-10-2026', val: 118_000, pos: gstin.slice(0, 2), rev: 'N' },
    ...{ itcavl: 'Y', txval: 100_000, igst: 0, cgst: 9_000, sgst: 9_000, cess: 0 },
  }));
  const b2b = [{ ctin: '20AAPFU0939F1Z9', trdnm: long.slice(0, 90), inv }];
  await api('POST', 'purchases/gstr-2b', {
    text: JSON.stringify({ data: { gstin, rtnprd: '102026', docdata: { b2b } } }),
  });
}

/**
 * Every kind of console screen by its path; the second product's lists and the account's are the first product's. Where
 * a record is needed, how to get its id.
 */
const screens: readonly [path: string, idOf?: (api: Api) => Promise<string | undefined>][] = [
  ['/dashboard'],
  ['/dashboard/modules'],
  ['/dashboard/no-such-section'],
  ['/dashboard/account'],
  ['/dashboard/account/settings'],
  ['/dashboard/account/audit'],
  ['/dashboard/account/debit'],
  ['/dashboard/account/narrations'],
  ['/dashboard/clientList'],
  ['/dashboard/clientList?q=nothing-like-it'],
  ['/dashboard/clientList/view'],
  ['/dashboard/clientList/:id', (api) => first(api, 'centers')],
  ['/dashboard/newCenter'],
  ['/dashboard/leads'],
  ['/dashboard/leads?lead=:id', (api) => first(api, 'leads?q=9876500102')],
  ['/dashboard/leads?lead=:id&convert=company', (api) => first(api, 'leads?q=9876500102')],
  ['/dashboard/leads/:id', (api) => first(api, 'leads?q=9876500102')],
  ['/dashboard/instahires'],
  ['/dashboard/instahires/managePricing'],
  ['/dashboard/instahires/managePricing?form=new'],
  ['/dashboard/instahires/manageCandidate'],
  ['/dashboard/instahires/manageCandidate?view=board'],
  ['/dashboard/instahires/manageCompanies?form=new'],
  ['/dashboard/account/manageCompanies/:id', (api) => first(api, 'companies?q=everkart')],
  ['/dashboard/account/manageCompanies/:id?form=:id', (api) => first(api, 'companies?q=everkart')],
  ['/dashboard/account/manageCandidate/:id', (api) => first(api, 'candidates')],
  ['/dashboard/vacancies'],
  ['/dashboard/vacancies/new'],
  ['/dashboard/vacancies/:id', (api) => first(api, 'vacancies')],
  ['/dashboard/ultrahrms'],
  ['/dashboard/ultrahrms/manage-hr?form=new'],
  ['/dashboard/ultrahrms/manageCandidate?form=new'],
  ['/dashboard/invoicing'],
  ['/dashboard/invoicing/new'],
  ['/dashboard/invoicing/list'],
  ['/dashboard/invoicing/list/:id', anInvoice],
  ['/dashboard/invoicing/list/:id?form=:id', anInvoice],
  ['/dashboard/invoicing/credit'],
  ['/dashboard/invoicing/credit/:id', (api) => first(api, 'credit-notes')],
  ['/dashboard/invoicing/debit?form=new'],
  ['/dashboard/invoicing/receipts?form=new'],
  ['/dashboard/invoicing/receipts/bank', aBankStatement],
  ['/dashboard/invoicing/receipts/vouchers'],
  ['/dashboard/invoicing/receipts/statement'],
  ['/dashboard/invoicing/receipts/sent'],
  ['/dashboard/invoicing/receipts/form-26as'],
  ['/dashboard/invoicing/registrations'],
  ['/dashboard/invoicing/receipts/ageing'],
  ['/dashboard/invoicing/gst-returns'],
  ['/dashboard/invoicing/gst-returns/annual'],
  ['/dashboard/invoicing/manageSupplier'],
  ['/dashboard/invoicing/purchases?form=new'],
  ['/dashboard/invoicing/purchases/tax-kept-back'],
  ['/dashboard/invoicing/purchases'],
  ['/dashboard/invoicing/purchases/gstr-2b?period=2026-10', aGstr2b],
  ['/dashboard/invoicing/purchases/ims'],
  ['/dashboard/invoicing/manageSupplier/:id', (api) => first(api, 'suppliers')],
  ['/dashboard/compliances'],
  ['/dashboard/compliances/gst'],
  ['/dashboard/compliances/tds'],
  ['/dashboard/compliances/certificates'],
  ['/dashboard/compliances/certificates?form=new'],
  ['/dashboard/compliances/score'],
  ['/dashboard/compliances/upcoming-dues'],
  ['/dashboard/compliances/upcoming-dues?view=year'],
  ['/dashboard/compliances/wage-management'],
  ['/dashboard/compliances/wage-management/employees'],
  ['/dashboard/compliances/wage-management/employees/:id', (api) => first(api, 'employees')],
  ['/dashboard/compliances/wage-management/rates'],
  ['/dashboard/compliances/wage-management/:id', (api) => first(api, 'wages')],
  ['/dashboard/calendar'],
  ['/dashboard/report'],
];

test.describe('Nothing is inaccessible at 1280 and 390 px, light and dark, or too wide from 390 to 2560 px on', () => {
  for (const [path, idOf] of screens) {
    test(path, async ({ staffPage: page, api }) => {
      await page.goto(path.replaceAll(':id', (await idOf?.(api)) ?? ''));
      await expect(page.locator('h1').first()).toBeVisible();
      await expectGoodLooks(page);
      expect(await smallTargets(page), 'targets at 390 px').toEqual([]);
    });
  }
});

test('At 400% zoom neither the top bar nor a form’s buttons cover the text', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/dashboard/newCenter', '/dashboard/clientList']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await coveredHeight(page), path).toBe(0);
  }
});

test('In forced colours the sidebar shows the current page', async ({ staffPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/clientList');
  const outline = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect([await outline('Overview'), await outline('View')]).toEqual(['solid', 'none']);
  await page.emulateMedia({ forcedColors: null });
});
