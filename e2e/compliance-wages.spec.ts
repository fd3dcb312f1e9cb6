import { expect, test } from './fixtures';

const base = '/dashboard/compliances';

test.describe('Wage management', () => {
  test('lists month, employees and total; a register has lines with PF, ESI and professional tax, and their totals', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}${base}/wage-management`);
    for (const head of ['Month', 'Employees', 'Total'])
      await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
    await page.getByRole('table', { name: 'wage months' }).locator('tbody').getByRole('link').first().click();
    for (const head of ['Employee', 'Gross', 'PF, employee', 'ESI, employee', 'Professional tax', 'Net'])
      await expect(page.getByRole('columnheader', { name: head, exact: false }).first()).toBeVisible();
    await expect(page.getByText('Total of 8')).toBeVisible();
  });

  test('a line is changed and the totals follow; a paid month is closed until reopened', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const { id } = await api<{ id: string }>('POST', 'wages', { month: '2025-05', totalPaise: 1 });
    for (const name of ['Anita Kujur', 'Basant Lakra']) {
      const pay = { basicPaise: 1_500_000, grossPaise: 1_640_000 };
      const employee = await api<{ id: string }>('POST', 'employees', { name, ...pay });
      const rates = { basicRatePaise: pay.basicPaise, grossRatePaise: pay.grossPaise };
      await api('POST', 'wages/lines', { wageId: id, employeeId: employee.id, name, days: 31, ...rates });
    }
    await page.goto(`${server.url}${base}/wage-management/${id}`);
    await page.getByRole('button', { name: 'Edit Anita Kujur' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Gross a month').fill('15,600');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('row', { name: /Total of 2/ })).toContainText('₹32,000.00');
    await page.getByRole('button', { name: 'Check and approve' }).click();
    await page.getByRole('button', { name: 'Mark checked' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('listitem', { name: 'Approved' })).toContainText(/\d{4}, \d{2}:\d{2}/);
    await page.getByRole('listitem', { name: 'Wages paid' }).getByRole('link', { name: 'Open register' }).click();
    await page.getByRole('button', { name: 'Mark paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByRole('button', { name: 'Add line' })).toBeEnabled();
  });

  test('an employee is added, and is in the next register', async ({ staffPage: page, server, api }) => {
    await page.goto(`${server.url}${base}/wage-management/employees`);
    await page.getByRole('button', { name: 'Add employee' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name *', exact: true }).fill('Zarina Begum');
    await form.getByLabel('Basic a month').fill('12000');
    await form.getByLabel('Gross a month').fill('16000');
    await form.getByRole('button', { name: 'Add employee' }).click();
    await expect(form).toBeHidden();
    await page.goto(`${server.url}${base}/wage-management/employees?q=Zarina`);
    await expect(page.getByRole('row', { name: /Zarina Begum/ })).toContainText('₹16,000.00');
    const { id } = await api<{ id: string }>('POST', 'wages', { month: '2024-12' });
    expect(await api<unknown[]>('GET', `wages/lines?wageId=${id}&name=Zarina Begum`)).toHaveLength(1);
  });
});
