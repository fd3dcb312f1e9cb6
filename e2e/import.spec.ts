import { toXlsx } from 'shared/domain/tables/toXlsx';
import { expect } from './fixtures';
import { exportCsv } from './support/exportCsv';
import { test } from './support/inOneTab';

/** The lists that import files, each with the columns that only the server sets. */
const lists: readonly [path: string, ignored: string[]][] = [
  ['clientList', []],
  ['instahires/manageCompanies', []],
  ['ultrahrms/manageCandidate', ['CV']],
  ['invoicing/manageSupplier', []],
  ['compliances/wage-management/employees', []],
  ['calendar', []],
];

test('A list’s export can be imported again, every line and every column', async ({ staffPage: page }) => {
  for (const [path, own] of lists) {
    await page.goto(`/dashboard/${path}`);
    const [download] = await Promise.all([page.waitForEvent('download'), exportCsv(page)]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const exported = Buffer.concat(chunks);
    const lines = exported.toString().split('\r\n').length - 2;
    const header = exported.toString().split('\r\n')[0] ?? '';
    const columns = header.split('","').length;
    // A fresh list contains only samples, and its file says so.
    const ignored = header.includes('"Sample"') ? [...own, 'Sample'] : own;
    await page.getByRole('button', { name: 'Import a file' }).click();
    await page
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: download.suggestedFilename(), mimeType: 'text/csv', buffer: exported });
    const dialog = page.getByRole('dialog', { name: /^Import / });
    const status = dialog.getByRole('status').first();
    // Existing records, recognized by a key, don't change.
    await expect(status, path).toHaveText(/^\d+ .* can be imported\.( \d+ new, 0 changed, \d+ unchanged\.)?$/);
    const [importable = 0, ...counts] = ((await status.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(counts.length > 0 ? counts.reduce((sum, count) => sum + count) : importable, path).toBe(lines);
    await expect(dialog.getByText(/^Columns: /), path).toHaveText(
      `Columns: ${columns - ignored.length} of ${columns} are imported${ignored.length > 0 ? `; ignored: ${ignored.join(', ')}` : ''}`,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('While a large workbook is read the console responds, typed input stays, and Cancel stops the reading', async ({
  staffPage: page,
}) => {
  await page.goto('/dashboard/clientList');
  const search = page.getByRole('searchbox');
  await search.fill('Suja');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: /^Import / });
  const cells = Array.from({ length: 10 }, (_, column) => `Text of column ${column}`);
  const { buffer } = await toXlsx(Array.from({ length: 40_000 }, () => cells));
  await dialog
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'large.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Reading the file…');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(status).toHaveText('Reading the file…');
  expect(page.workers()).not.toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.workers()).toEqual([]);
  await expect(search).toHaveValue('Suja');
});
