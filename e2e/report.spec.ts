import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { exportCsv } from './support/exportCsv';

test.describe('Report', () => {
  test('sums up a period by area, as charts with their tables, and exports compliance-report.csv', async ({
    staffPage: page,
    server,
    api,
  }) => {
    await page.goto(`${server.url}/dashboard/report`);
    const summary = page.getByRole('table', { name: 'Summary by area' });
    for (const area of ['GST', 'TDS', 'Dues', 'All areas'])
      await expect(summary.getByRole('rowheader', { name: area, exact: true })).toBeVisible();
    await expect(page.locator('figure canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).first().click();
    await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
    const download = page.waitForEvent('download');
    await exportCsv(page);
    const file = await download;
    expect(file.suggestedFilename()).toBe('compliance-report.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    const year = new Date().getMonth() >= 3 ? new Date().getFullYear() : new Date().getFullYear() - 1;
    const rows = await api<unknown[]>('GET', `compliance/report?from=${year}-04-01&to=${year + 1}-03-31`);
    expect(lines[0]).toBe(
      '"area","title","period","type","dueDate","extendedTo","status","state","doneOn","reference","amount"',
    );
    expect(lines).toHaveLength(rows.length + 1);
    expect(lines.every((line) => /^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/.test(line))).toBe(true);
  });

  test('another period is chosen and stays in the address', { tag: '@ci' }, async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}/dashboard/report`);
    await page.getByRole('combobox', { name: 'Usual period' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Last month' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=/);
    await page.reload();
    await expect(page.getByText('Last month').first()).toBeVisible();
  });
});
