import type { Page } from '@playwright/test';

/** The site's confirmation after any form. */
export const THANKS = 'Thank you! We will contact you soon.';

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Applies for the vacancy on the current page. */
export async function apply(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('City where you live').fill('Ranchi');
  await page.getByLabel(/^CV/).setInputFiles(cv);
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Send application' }).click();
}
