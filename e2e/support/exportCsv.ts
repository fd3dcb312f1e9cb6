import type { Page } from '@playwright/test';

/** Saves the shown list or report as CSV. */
export async function exportCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
}
