import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';

const base = '/dashboard/compliances';
const pdf = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

test.describe('Certificates', () => {
  test('one is uploaded with its expiry, downloaded, deleted and restored', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${base}/certificates`);
    for (const head of ['Name', 'File', 'Uploaded', 'Expires'])
      await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
    await page.getByRole('button', { name: 'Add certificate' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Factory licence');
    await form.locator('input[type=file]').setInputFiles(pdf);
    await form.getByLabel('Expires on').fill('31 Mar 2099');
    await form.getByLabel('Expires on').press('Tab');
    await form.getByRole('button', { name: 'Add certificate' }).click();
    const row = page.getByRole('row', { name: /Factory licence/ });
    await expect(row).toContainText('31 Mar 2099');
    await expect(row).toContainText('Valid');
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Download licence.pdf' }).click();
    expect(await readFile(await (await download).path())).toEqual(pdf.buffer);
    await row.getByRole('button', { name: 'Delete Factory licence' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });

  for (const [what, file, message] of [
    [
      'an executable named .pdf',
      { ...pdf, buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)]) },
      'Choose a PDF, PNG or JPEG file; the content of this one is something else.',
    ],
    [
      'a file of 6 MB',
      { ...pdf, buffer: Buffer.alloc(6 * 1024 * 1024, 32) },
      'This file is larger than 5 MB; choose a smaller one.',
    ],
  ] as const) {
    test(`${what} is refused at its field, and nothing is stored`, { tag: '@ci' }, async ({
      staffPage: page,
      server,
      api,
      problems,
    }) => {
      const before = await api<unknown[]>('GET', 'certificates');
      await page.goto(`${server.url}${base}/certificates?form=new`);
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill('Bad');
      await form.locator('input[type=file]').setInputFiles(file);
      await form.getByRole('button', { name: 'Add certificate' }).click();
      await expect(form.getByText(message).first()).toBeVisible();
      await expect(form.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true');
      expect(await api<unknown[]>('GET', 'certificates')).toHaveLength(before.length);
      problems.splice(0);
    });
  }
});
