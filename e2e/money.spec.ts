import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { openPhone } from './support/openPhone';

const MONTH = '2026-02';
const PATH = '/dashboard/compliances/wage-management';
/** Gujarat, whose professional tax no other test uses. */
const workState = '24';
const people = [
  { name: 'Sunita Munda', uan: '100904319456', esicNumber: '3100123456', bankAccount: '123456789012' },
  { name: 'Birsa Oraon', uan: '100904319457', esicNumber: '3100123457', bankAccount: '123456789013' },
];

test('From a locked month to wages, files, a payslip on a phone, the paid bill and its margin; a new rate changes only the open month', async ({
  staffPage: page,
  server,
  api,
  browser,
}) => {
  test.slow();
  const add = async (path: string, body: object) => (await api<{ id: string }>('POST', path, body)).id;
  const company = await add('companies', {
    name: 'Anand Dairy',
    state: '20',
    address: '1 Milk Road, Anand',
    paymentDays: 30,
  });
  const center = await add('centers', { client_name: 'Anand Dairy', companyId: company, city: 'Anand' });
  const [letterhead] = await api<{ id: string }[]>('GET', 'letterhead');
  await api('PUT', `letterhead/${letterhead?.id}`, {
    ...{ address: '4 Station Road\nDhanbad', gstin: '20AAPFU0939F1Z9', signatory: 'Asha Kumari' },
    cin: 'U78100JH2019PTC012345',
  });
  const pay = { basicPaise: 1_500_000, grossPaise: 1_640_000 };
  const employees: string[] = [];
  for (const [person, facts] of people.entries()) {
    const employeeId = await add('employees', { ...facts, ...pay, ifsc: 'SBIN0001234', workState });
    const bill = { billBasis: 'day', billPaise: 95_000, designation: 'Packer' };
    await add('placements', { employeeId, centerId: center, startsOn: '2026-01-01', ...pay, ...bill });
    const marks = Array.from({ length: 28 }, (_, index) => ({
      ...{ id: `money-mark-${person}-${index}`, employeeId, code: index % 7 === 0 ? 'W' : 'P', overtimeMinutes: 0 },
      ...{ day: `${MONTH}-${String(index + 1).padStart(2, '0')}`, at: '2026-03-01T06:00:00.000Z' },
    }));
    await api('PUT', `attendance/${center}/${MONTH}`, { sentAt: new Date().toISOString(), marks });
    employees.push(employeeId);
  }
  for (const step of ['submit', 'confirm', 'lock']) await api('POST', `attendance/${center}/${MONTH}/${step}`);

  await page.goto(`${server.url}${PATH}?make=${MONTH}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Make wages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wages Feb 2026');
  await expect(page.getByRole('row', { name: /Sunita Munda/ })).toContainText('₹200.00');

  await page.getByRole('link', { name: 'Files' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('row', { name: /^PF return \(ECR\)/ })
      .getByRole('button', { name: /^Download/ })
      .click(),
  ]);
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines.map((line) => line.split('#~#').slice(0, 4))).toEqual([
    ['100904319457', 'BIRSA ORAON', '16400', '15000'],
    ['100904319456', 'SUNITA MUNDA', '16400', '15000'],
  ]);

  await page.goto(`${server.url}${PATH}/run?month=${MONTH}`);
  await page.getByRole('button', { name: 'Mark checked' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Mark files made' }).click();
  await page.getByRole('listitem', { name: 'Wages paid' }).getByRole('link', { name: 'Open register' }).click();
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click();
  await expect(page.getByText('Wages Feb 2026 are paid')).toBeVisible();
  const paidRegister = page.url();

  await page.goto(`${server.url}${PATH}/employees/${employees[0]}`);
  await page.getByRole('button', { name: 'Make link', exact: true }).click();
  const link = await page.getByLabel('The link').inputValue();
  const code = await page.locator('strong', { hasText: /^\d{6}$/ }).innerText();
  const { context, phone } = await openPhone(browser);
  await phone.goto(link);
  await phone.getByLabel('Code, 6 digits').fill(code);
  await phone.getByRole('button', { name: 'Open' }).click();
  await phone.getByRole('button', { name: /^February 2026/ }).click();
  // 16,400 less PF 1,800 of 15,000, ESI 123 of 16,400 and professional tax 200.
  await expect(phone.getByText('₹14,277.00').first()).toBeVisible();
  await context.close();

  await page.goto(`${server.url}/dashboard/invoicing/bills?month=${MONTH}&center=${center}`);
  await page.getByRole('button', { name: 'Make draft' }).click();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  // 48 days at 950 plus 18% tax; the client withholds 2% of the value before tax.
  const account = page.getByRole('region', { name: 'Account' });
  for (const [method, amount, left] of [
    ['TDS', '912', '₹52,896.00'],
    ['Bank transfer', '52896', '₹0.00'],
  ] as const) {
    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Amount').fill(amount);
    if (method === 'TDS') {
      await form.getByRole('combobox', { name: /^Method/ }).click();
      await page.getByTitle(method, { exact: true }).click();
    }
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(form).toBeHidden();
    await expect(account).toContainText(left);
  }
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  await page.goto(`${server.url}/dashboard/invoicing/margins?from=${MONTH}&to=${MONTH}`);
  await expect(page.getByRole('row', { name: /^Anand Dairy/ })).toContainText('₹45,600.00');

  const open = await add('wages', { month: '2026-03', totalPaise: 1 });
  const line = { employeeId: employees[0], name: 'Sunita Munda', days: 31, workState };
  await add('wages/lines', { wageId: open, ...line, basicRatePaise: 1_500_000, grossRatePaise: 1_640_000 });
  await page.goto(`${server.url}${PATH}/rates?q=Gujarat`);
  await page.getByRole('button', { name: /^Add from another day Professional tax, Gujarat/ }).click();
  const rate = page.getByRole('dialog');
  await rate.getByLabel('Tax, slab 2', { exact: true }).fill('250');
  await rate.getByLabel(/^From/).fill('01 Mar 2026');
  await rate.getByLabel(/^Source/).fill('Notification of a test');
  await rate.getByRole('button', { name: 'Show what changes' }).click();
  await expect(rate.getByLabel('Wages Mar 2026')).toContainText('₹250.00');
  await rate.getByRole('button', { name: 'Save rate' }).click();
  await expect(rate).toBeHidden();
  await page.goto(`${server.url}${PATH}/${open}`);
  await expect(page.getByRole('row', { name: /Sunita Munda/ })).toContainText('₹250.00');
  await page.goto(paidRegister);
  await expect(page.getByRole('row', { name: /Sunita Munda/ })).toContainText('₹200.00');
});
