import { expect, test } from './fixtures';
import { expectGoodLooks } from './support/looks/expectGoodLooks';
import { openPhone } from './support/openPhone';

/** Size limit of the page and all its requests, in compressed bytes. */
const MOST_BYTES = 60_000;

test('A worker opens the link with the office’s code, reads a payslip even without a network, and asks; the office answers', async ({
  staffPage: office,
  server,
  api,
  browser,
}) => {
  const account = { bankAccount: '123456789012', ifsc: 'SBIN0001234', workState: '20', uan: '100999888777' };
  const pay = { basicPaise: 1_500_000, grossPaise: 1_640_000 };
  const worker = await api<{ id: string }>('POST', 'employees', { name: 'Birsa Oraon', ...account, ...pay });
  const [registers] = [await api<{ id: string; month: string; status: string }[]>('GET', 'wages')];
  const month = '2024-04';
  expect(registers.map((register) => register.month)).not.toContain(month);
  const register = await api<{ id: string; version: number }>('POST', 'wages', { month, totalPaise: 1 });
  const line = { employeeId: worker.id, name: 'Birsa Oraon', days: 30, workState: '20' };
  const rate = { basicRatePaise: 1_500_000, grossRatePaise: 1_640_000 };
  await api('POST', 'wages/lines', { wageId: register.id, ...line, ...rate });
  for (const step of ['checked', 'approved']) await api('POST', `wages/runs/${month}/${step}`);
  await api('PUT', `wages/${register.id}`, { status: 'Paid', paidOn: '2024-05-07' });

  await office.goto(`${server.url}/dashboard/compliances/wage-management/employees/${worker.id}`);
  await office.getByRole('button', { name: 'Make link', exact: true }).click();
  const link = await office.getByLabel('The link').inputValue();
  const code = await office.locator('strong', { hasText: /^\d{6}$/ }).innerText();

  const { context, phone, bytes } = await openPhone(browser);
  await phone.goto(link);
  await phone.getByLabel('Code, 6 digits').fill(code);
  await phone.getByRole('button', { name: 'Open' }).tap();
  await expect(phone.getByRole('heading', { name: 'Birsa Oraon' })).toBeVisible();
  await expect(phone.getByText('100999888777')).toBeVisible();
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expectGoodLooks(phone, [390]);
  await phone.getByRole('button', { name: /^April 2024/ }).tap();
  await expect(phone.getByRole('row', { name: 'Provident fund (PF) ₹1,800.00' })).toBeVisible();
  await expectGoodLooks(phone, [390]);
  expect(await bytes()).toBeLessThanOrEqual(MOST_BYTES);

  await context.setOffline(true);
  await phone.goto(`${server.url}/payslips`);
  await expect(phone.getByRole('status')).toHaveText(/^No network\. You see what was here on /);
  await phone.getByRole('button', { name: 'हिन्दी' }).tap();
  await phone.getByRole('button', { name: /^अप्रैल 2024/ }).tap();
  await expect(phone.getByRole('row', { name: 'भविष्य निधि (PF) ₹1,800.00' })).toBeVisible();
  await phone.getByRole('button', { name: 'English' }).tap();
  await phone.getByRole('button', { name: /All months/ }).tap();
  await phone.getByLabel('Your question').fill('Where are my two hours of overtime?');
  await phone.getByRole('button', { name: 'Send' }).tap();
  await expect(phone.getByText(/^Saved on this phone\./)).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('Not answered yet.')).toBeVisible();

  await office.goto(`${server.url}/dashboard/compliances/wage-management/questions?status=Open`);
  const row = office.getByRole('row', { name: /Where are my two hours of overtime\?/ });
  await row.getByRole('button', { name: /^Answer/ }).click();
  await office.getByRole('dialog').getByLabel('Answer').fill('They come with May.');
  await office.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(office.getByText('Answered', { exact: true }).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Answer: They come with May.')).toBeVisible();

  await office.goto(`${server.url}/dashboard/compliances/wage-management/employees/${worker.id}`);
  await office.getByRole('button', { name: /^Revoke/ }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(office.getByText('Link revoked')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('status')).toHaveText(/^This link does not work: /);
  await context.close();
});
