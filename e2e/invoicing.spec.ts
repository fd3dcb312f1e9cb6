import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { today } from 'shared/domain/dates/dates';
import { expect, test } from './fixtures';
import { forgive } from './support/centers';
import { exportCsv } from './support/exportCsv';

const SECTION = '/dashboard/invoicing';
const LIST = `${SECTION}/list`;

interface Invoice {
  id: string;
  invoiceNo: string;
  totalPaise: number;
  shown: string;
}

/** The company's own details, which issuing documents requires. */
test.beforeAll(async ({ server, owner }) => {
  const call = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  const [{ id }] = (await (await call('GET', 'letterhead')).json()) as [{ id: string }];
  const saved = await call('PUT', `letterhead/${id}`, {
    address: '4 Station Road\nDhanbad',
    gstin: '20AAPFU0939F1Z9',
    cin: 'U78100JH2019PTC012345',
    signatory: 'Asha Kumari',
  });
  expect(saved.status).toBe(200);
});

/** Opens a menu and selects an item. */
async function choose(page: Page, button: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const whole = {
  clientName: 'Browser Foods',
  clientState: '20',
  // Within a series a later number never has an earlier date, and other tests issue invoices dated today.
  date: today(),
  dueDate: '2099-12-31',
  taxPercent: 18,
  items: [{ id: '1', description: 'Loaders', quantity: 2, pricePaise: 50_000 }],
};

test.describe('Staff write an invoice', () => {
  test('it starts with INV-001 while that is free, tax 0 and a line of quantity 1; totals follow the input', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const { draft } = await api<{ draft: string }>('GET', 'invoices/next-number');
    await page.goto(`${server.url}${SECTION}/new`);
    await expect(page.getByRole('heading', { name: 'New Invoice' })).toBeVisible();
    await expect(page.getByLabel('Invoice number')).toHaveValue(draft);
    await expect(page.getByLabel('Tax percent')).toHaveValue('0');
    await expect(page.getByLabel('Quantity, line 1')).toHaveValue('1');
    await page.getByLabel('Description, line 1').fill('Warehouse pickers');
    await page.getByLabel('Quantity, line 1').fill('2.5');
    await page.getByLabel('Price, line 1').fill('48000');
    await page.getByLabel('Tax percent').fill('18');
    await expect(page.getByLabel('Total, line 1')).toHaveText('₹1,20,000.00');
    await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('₹1,41,600.00');
    await page.getByLabel('Client name').fill('Typed Client');
    await page.getByRole('button', { name: 'Save invoice' }).click();
    await expect(page.getByText('Invoice Created Successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/invoicing\/list\/\w+$/);
    await expect(page.getByRole('heading', { name: `Draft ${draft}` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toContainText('₹1,41,600.00');
  });

  test('a blank draft is saved; it cannot be issued, and says what it lacks', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${SECTION}/new`);
    await page.getByLabel('Invoice number').fill('');
    await page.getByRole('button', { name: 'Save invoice' }).click();
    await expect(page.getByText('Invoice Created Successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Issue' })).toBeDisabled();
    const list = page.getByRole('region', { name: 'Before it can be issued' });
    for (const text of ['Enter the client name.', 'Add at least one line.']) await expect(list).toContainText(text);
  });

  test('a wrong GSTIN or quantity is reported at its field, and nothing is stored', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const before = (await api<Invoice[]>('GET', 'invoices')).length;
    await page.goto(`${server.url}${SECTION}/new`);
    await page.getByLabel('Quantity, line 1').fill('-1');
    await page.getByLabel('Client GSTIN').fill('29AAFCA7488L1Z0');
    await page.getByRole('button', { name: 'Save invoice' }).click();
    await expect(page.getByText('The quantity cannot be negative.')).toBeVisible();
    await expect(page.getByText('Enter a valid 15-character GSTIN; check each letter and digit.')).toBeVisible();
    await expect(page.getByLabel('Quantity, line 1')).toBeFocused();
    expect((await api<Invoice[]>('GET', 'invoices')).length).toBe(before);
  });

  test('typed input is still there after a reload', { tag: '@ci' }, async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${SECTION}/new`);
    await page.getByLabel('Description, line 1').fill('Half a thought');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Your earlier draft was restored.')).toBeVisible();
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Description, line 1')).toHaveValue('');
  });
});

test.describe('Staff take an invoice through to its end', () => {
  test('issue, pay in part, credit the rest: every step changes its status', async ({
    staffPage: page,
    server,
    api,
    problems,
  }) => {
    const { id } = await api<Invoice>('POST', 'invoices', whole);
    await page.goto(`${server.url}${LIST}/${id}`);
    const [issue, more] = [
      page.getByRole('button', { name: 'Issue' }),
      page.getByRole('button', { name: 'More', exact: true }),
    ];
    await choose(page, 'More', 'Delete');
    await expect(page.getByRole('dialog', { name: 'Delete this draft?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await issue.click();
    const question = page.getByRole('dialog', { name: 'Issue this invoice?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(issue).toBeFocused();
    await issue.click();
    await expect(question).toContainText(/INV\/26-27\/\d{4}.*₹1,180\.00 with CGST ₹90\.00 and SGST ₹90\.00/);
    await question.getByRole('button', { name: 'Issue' }).click();
    await expect(page.getByText(/^Issued as INV\/26-27\/\d{4}$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV\/26-27\/\d{4}$/);
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();

    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Amount')).toHaveValue('1,180.00');
    await form.getByLabel('Amount').fill('180');
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(page.getByText('Part paid')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('₹1,000.00');

    await choose(page, 'More', 'Credit note');
    const note = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
    const sure = page.getByRole('dialog', { name: 'Issue this credit note?' });
    await expect(note).toContainText('left to credit ₹1,180.00');
    await note.getByLabel('Amount').fill('1180.01');
    await note.getByRole('textbox', { name: /^Reason/ }).fill('Never came');
    await note.getByRole('button', { name: 'Add credit note' }).click();
    await sure.getByRole('button', { name: 'Issue' }).click();
    await expect(note.getByLabel('Amount')).toHaveAccessibleDescription(
      /Only ₹1,180\.00 of this invoice is left to credit\./,
    );
    await note.getByLabel('Amount').fill('1000');
    await note.getByRole('button', { name: 'Add credit note' }).click();
    await expect(sure).toContainText('₹1,000.00 for the invoice');
    await sure.getByRole('button', { name: 'Issue' }).click();
    await expect(page.getByRole('row', { name: /Browser Foods.*CN\/26-27\/\d{4}.*₹1,000\.00/ })).toBeVisible();
    expect((await api<Invoice>('GET', `invoices/${id}`)).shown).toBe('Paid');
    forgive(problems, /400/);
  });

  test('the PDF is saved under the invoice’s number, and its code loads only then', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const { id } = await api<Invoice>('POST', 'invoices', whole);
    const { invoiceNo } = await api<Invoice>('POST', `invoices/${id}/issue`);
    await page.goto(`${server.url}${LIST}/${id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${invoiceNo.replaceAll('/', '-')}.pdf`);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const scripts = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => /pdf/i.test(entry.name) && !entry.name.includes('/api/')).length,
    );
    expect(scripts).toBe(0);
  });

  test('only the invoice is printed, and nothing around it', { tag: '@ci' }, async ({
    staffPage: page,
    server,
    api,
  }) => {
    const { id } = await api<Invoice>('POST', 'invoices', whole);
    await page.goto(`${server.url}${LIST}/${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText('Browser Foods')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Issue' })).toBeHidden();
  });

  test('a clone is a new draft of today with the same lines', { tag: '@ci' }, async ({
    staffPage: page,
    server,
    api,
  }) => {
    const { id } = await api<Invoice>('POST', 'invoices', whole);
    await page.goto(`${server.url}${LIST}/${id}`);
    await choose(page, 'More', 'Clone');
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Loaders');
    await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('₹1,180.00');
  });

  test('a cancelled invoice stays, with its number', { tag: '@ci' }, async ({ staffPage: page, server, api }) => {
    const { id } = await api<Invoice>('POST', 'invoices', whole);
    await api('POST', `invoices/${id}/issue`);
    await page.goto(`${server.url}${LIST}/${id}`);
    await choose(page, 'More', 'Cancel invoice');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel invoice' }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
  });
});

test.describe('Staff look through the invoices', () => {
  test('search, status and sort are in the address, and the export contains what is listed', { tag: '@ci' }, async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}${LIST}?shown=Paid&q=Everkart&sort=-totalPaise`);
    await expect(page.getByRole('row', { name: /Everkart Retail.*₹2,83,200\.00.*Paid/ })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    const [download] = await Promise.all([page.waitForEvent('download'), exportCsv(page)]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"283200.00"');
  });

  test('Undo restores a deleted draft', async ({ staffPage: page, server, api }) => {
    await api('POST', 'invoices', { ...whole, clientName: 'Undo Client' });
    await page.goto(`${server.url}${LIST}?q=Undo%20Client`);
    await choose(page, /^More for/, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No invoices match')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Undo Client' })).toBeVisible();
  });

  test('chosen invoices are saved as one archive of PDFs', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${LIST}?shown=Paid`);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDFs' }).click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 4)
        .toString('latin1'),
    ).toBe('PK\x03\x04');
  });

  test('the overview leads to overdue invoices, and saves a month’s GSTR-1', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${SECTION}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^gstr1-\d{4}-\d{2}\.csv$/);
    await page.getByRole('link', { name: /^Overdue/ }).click();
    await expect(page).toHaveURL(/shown=Overdue/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /Sample/ })).toHaveCount(0);
  });
});

test.describe('Staff keep notes, suppliers and ledgers', () => {
  test('a supplier is added with a checked GSTIN', async ({ staffPage: page, server, problems }) => {
    await page.goto(`${server.url}${SECTION}/manageSupplier`);
    await page.getByRole('button', { name: 'Add supplier' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Rina Kujur');
    await form.getByLabel('GSTIN').fill('29AAFCA7488L1Z0');
    await form.getByRole('button', { name: 'Add supplier' }).click();
    await expect(form.getByText('Enter a valid 15-character GSTIN; check each letter and digit.')).toBeVisible();
    await form.getByLabel('GSTIN').fill('27aapfu0939f1zv');
    await form.getByRole('button', { name: 'Add supplier' }).click();
    await expect(page.getByRole('row', { name: /Rina Kujur/ })).toBeVisible();
    forgive(problems, /400/);
  });

  test('debit entries start empty, need all three fields, and are totalled', { tag: '@ci' }, async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}/dashboard/account/debit`);
    await expect(page.getByText('No debit entries added yet.')).toBeVisible();
    const form = page.getByRole('region', { name: 'New debit entry' });
    await form.getByRole('button', { name: 'Add debit entry' }).click();
    for (const text of ['Enter the description.', 'Enter the amount.'])
      await expect(form.getByText(text)).toBeVisible();
    await form.getByLabel('Description').fill('Safety shoes');
    await form.getByLabel('Amount').fill('1250.50');
    await form.getByRole('button', { name: 'Add debit entry' }).click();
    await expect(page.getByRole('row', { name: /Safety shoes.*₹1,250\.50/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Total debit').locator('xpath=following-sibling::dd[1]')).toHaveText('₹1,250.50');
  });
});
