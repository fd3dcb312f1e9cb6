import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Limit of actions from the call to the issued invoice. A field that is typed into counts once; Tab leads to it. */
const MOST = { clicks: 12, fields: 10 };

/** Counts clicks and typed-in fields in every document of the tab. */
async function countWork(page: Page): Promise<() => Promise<{ clicks: number; fields: number }>> {
  await page.addInitScript(() => {
    const add = (name: string) =>
      sessionStorage.setItem(`work:${name}`, String(Number(sessionStorage.getItem(`work:${name}`)) + 1));
    const typed = new WeakSet<EventTarget>();
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && add('clicks'), true);
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (!isText || typed.has(target) || target.type === 'checkbox') return;
        typed.add(target);
        add('fields');
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => ({
      clicks: Number(sessionStorage.getItem('work:clicks')),
      fields: Number(sessionStorage.getItem('work:fields')),
    }));
}

test('a call becomes a company, its center and its first invoice, and nothing is typed twice', async ({
  staffPage: page,
  server,
  api,
}) => {
  // The company's own details are entered once for all.
  const [letterhead] = await api<{ id: string }[]>('GET', 'letterhead');
  const own = {
    address: '4 Station Road\nDhanbad',
    gstin: '20AAPFU0939F1Z9',
    cin: 'U78100JH2019PTC012345',
    signatory: 'Asha Kumari',
  };
  await api('PUT', `letterhead/${letterhead?.id}`, own);
  const work = await countWork(page);
  await page.goto(`${server.url}/dashboard/leads`);
  await page.getByRole('button', { name: 'Add lead' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill('Rekha Toppo');
  await drawer.getByLabel('Mobile').fill('9123477001');
  await drawer.getByLabel('City').fill('Ranchi');
  await drawer.getByRole('button', { name: 'Add lead' }).click();

  await page.getByRole('link', { name: 'Rekha Toppo' }).click();
  await drawer.getByRole('button', { name: 'Convert to company' }).click();
  await drawer.getByLabel('Name', { exact: true }).fill('Toppo Cold Storage');
  await drawer.getByLabel('GSTIN').fill('20AALCS7302Q1Z3');
  await drawer.getByLabel('Registered address').fill('Kokar Industrial Area, Ranchi, Jharkhand 834001');
  await drawer.getByRole('button', { name: 'Convert to company' }).click();

  await drawer.getByRole('link', { name: 'Toppo Cold Storage' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toppo Cold Storage' })).toBeVisible();
  const centers = page.getByRole('table', { name: 'Centers' });
  await expect(centers.getByRole('link', { name: 'Ranchi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact persons' })).toContainText('Rekha Toppo');
  await page.getByRole('button', { name: 'New invoice' }).click();

  await page.getByLabel('Description, line 1').fill('Loaders, November');
  await page.getByLabel('Quantity, line 1').fill('12');
  await page.getByLabel('Price, line 1').fill('16500');
  await page.getByLabel('Tax percent').fill('18');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByRole('link', { name: 'Toppo Cold Storage' })).toBeVisible();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText(/^Issued as /)).toBeVisible();
  const { clicks, fields } = await work();
  expect(clicks, 'clicks').toBeLessThanOrEqual(MOST.clicks);
  expect(fields, 'fields that are typed into').toBeLessThanOrEqual(MOST.fields);

  const [invoice] = await api<object[]>('GET', 'invoices?q=toppo');
  expect(invoice).toMatchObject({
    clientName: 'Toppo Cold Storage',
    clientGstin: '20AALCS7302Q1Z3',
    clientState: '20',
    clientAddress: 'Kokar Industrial Area, Ranchi, Jharkhand 834001',
    totalPaise: 23_364_000,
    status: 'issued',
  });
  const [center] = await api<object[]>('GET', 'centers?q=toppo');
  expect(center).toMatchObject({ client_name: 'Toppo Cold Storage', city: 'Ranchi', state: 'Jharkhand' });
});
