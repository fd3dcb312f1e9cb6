import { readFileSync } from 'node:fs';
import { addDays, addMonths, formatDate, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { expect, test } from './fixtures';
import { ownerOf, post } from './support/ownerOf';
import { signInAs } from './support/signInAs';

const GSTIN = '20AAPFU0939F1Z9';
const [CLIENT, SUPPLIER] = ['27AAPFU0939F1ZV', '20AAACR5055K1ZL'];
/** The month to file. */
const MONTH = addMonths(today(), -1).slice(0, 7);
const portalPeriod = `${MONTH.slice(5)}${MONTH.slice(0, 4)}`;

test('An accountant’s month: bills in, invoices out, a receipt less TDS, withheld tax, GSTR-2B, GSTR-1 and GSTR-3B', async ({
  page,
  startOwn,
}) => {
  test.setTimeout(600_000);
  const { url } = await startOwn({ SEED: 'none' });
  const owner = await ownerOf(url);
  const get = async <T>(path: string) =>
    (await (await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${owner.token}` } })).json()) as T;
  const add = async (path: string, body: object) =>
    (await post<{ id: string }>(`${url}/api/${path}`, body, owner.token)).id;
  const [letterhead] = await get<{ id: string }[]>('letterhead');
  const facts = { address: '4 Station Road\nDhanbad', state: '20', gstin: GSTIN, signatory: 'Asha Kumari' };
  const entered = await fetch(`${url}/api/letterhead/${letterhead?.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...facts, name: 'Shramdeep Workforce Private Limited', cin: 'U78100JH2019PTC012345' }),
  });
  expect(entered.status).toBe(200);
  const companyId = await add('companies', { name: 'Acme Foods', gstin: CLIENT, address: '1 Milk Road, Mumbai' });
  const supplierId = await add('suppliers', { name: 'Anita Tirkey', company: 'Safe Step', gstin: SUPPLIER });
  await signInAs(page, owner);
  const open = (path: string) => page.goto(`${url}/dashboard/invoicing/${path}`);

  // Two supplier bills: labor above the TDS threshold, and one that the supplier reports with another value.
  const bill = { supplierId, date: `${MONTH}-05`, percent: 18 };
  await add('purchases', { ...bill, number: 'SS/1', taxablePaise: 20_000_000, nature: 'contract' });
  await add('purchases', { ...bill, number: 'SS/2', taxablePaise: 1_000_000 });
  await open('purchases');
  await expect(page.getByRole('row', { name: /SS\/1/ })).toContainText('₹2,36,000.00');
  await open('purchases/tax-kept-back');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax Kept Back');

  // An invoice, issued on the screen, and its receipt less TDS of 2% on the value.
  const draft = await add('invoices', {
    ...{ companyId, clientName: 'Acme Foods', clientGstin: CLIENT, clientAddress: '1 Milk Road, Mumbai' },
    ...{ date: `${MONTH}-20`, dueDate: addDays(`${MONTH}-20`, 30), taxPercent: 18 },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 10, pricePaise: 1_000_000 }],
  });
  await open(`list/${draft}`);
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
  const { invoiceNo } = await get<{ invoiceNo: string }>(`invoices/${draft}`);
  await open(`receipts?form=new&invoice=${draft}`);
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(invoiceNo)).toBeVisible();
  await receipt.getByLabel('Amount received').fill('116000');
  await receipt.getByLabel('TDS', { exact: true }).fill('2000');
  await receipt.getByLabel('Reference').fill('UTR1');
  await expect(receipt.getByRole('status')).toHaveText('Left as an advance: ₹0.00');
  await receipt.getByRole('button', { name: 'Add receipt' }).click();
  await expect(page.getByRole('row', { name: /UTR1/ })).toBeVisible();
  await open(`list/${draft}`);
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('₹0.00');

  // The portal's GSTR-2B: one bill as entered, and one with another value, which is accepted or kept pending.
  const told = (inum: string, txval: number) => ({
    ...{ inum, typ: 'R', txval, igst: 0, cgst: txval * 0.09, sgst: txval * 0.09, cess: 0, val: txval * 1.18 },
    ...{ dt: `05-${MONTH.slice(5)}-${MONTH.slice(0, 4)}`, pos: '20', rev: 'N', itcavl: 'Y' },
  });
  const b2b = [{ ctin: SUPPLIER, trdnm: 'SAFE STEP', inv: [told('SS/1', 200_000), told('SS/2', 12_000)] }];
  await open('purchases/gstr-2b');
  await page.getByRole('button', { name: 'GSTR-2B as JSON or Excel' }).setInputFiles({
    ...{ name: 'gstr2b.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ data: { gstin: GSTIN, rtnprd: portalPeriod, docdata: { b2b } } })),
  });
  await expect(page.getByRole('row', { name: /SS\/1/ })).toContainText('Matched');
  await expect(page.getByRole('row', { name: /SS\/2/ })).toContainText('Differs');
  await page
    .getByRole('row', { name: /SS\/1/ })
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByRole('row', { name: /SS\/1/ })).toContainText('Accepted');

  // GSTR-1: reviewed, exported for the portal, marked as filed.
  await open(`gst-returns?period=${MONTH}`);
  await expect(page.getByRole('row', { name: /4A · Registered clients/ })).toContainText('₹1,00,000.00');
  await page.getByRole('button', { name: 'Download' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'JSON for the portal' }).click(),
  ]);
  const gstr1 = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect([gstr1.gstin, gstr1.fp, gstr1.b2b[0].ctin]).toEqual([GSTIN, portalPeriod, CLIENT]);
  expect(gstr1.b2b[0].inv).toMatchObject([{ inum: invoiceNo, val: 118_000, pos: '27', inv_typ: 'R' }]);
  const file = async (name: string) => {
    await page.getByRole('button', { name: `Mark ${name} as filed` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Filed on/).fill(formatDate(addDays(lastDayOfMonth(MONTH), 5)));
    await dialog.getByLabel('Reference').fill('AA20');
    await dialog.getByRole('button', { name: 'Mark filed' }).click();
    await expect(page.getByText(`${name} of ${formatMonth(MONTH)} is marked as filed`)).toBeVisible();
  };
  await file('GSTR-1');
  await expect(page.getByText(/^GSTR-1 as filed .*SHA-256/)).toBeVisible();

  // GSTR-3B has the same figures, each with its documents.
  const box = page.getByRole('row', { name: /3.1\(a\) · Taxable supplies/ });
  await expect(box).toContainText('₹1,00,000.00');
  await box.getByRole('button', { name: /Documents/ }).click();
  await expect(page.getByRole('link', { name: invoiceNo }).first()).toBeVisible();
  await file('GSTR-3B');

  // Filed documents stay: the invoice can no longer be cancelled.
  const refused = await fetch(`${url}/api/invoices/${draft}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(refused.status).toBe(409);
});
