import { expect, test } from './fixtures';

test.describe('Calendar', () => {
  test('the week starts on Sunday, today is marked, and the arrows lead from day to day', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}/dashboard/calendar`);
    await expect(page.locator('[role=grid] th').first()).toHaveAccessibleName('Sunday');
    const today = page.locator('td[aria-current=date]');
    await expect(today).toHaveAttribute('tabindex', '0');
    await today.focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Home');
    await expect(page.locator('td:focus')).toHaveAccessibleName(/^Sunday/);
  });

  test('in forced colours today and the chosen day stay marked, and the month prints on one sheet', async ({
    staffPage: page,
    server,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${server.url}/dashboard/calendar`);
    await expect(page.locator('td[aria-current=date] [aria-hidden]').first()).toHaveCSS('border-top-style', 'solid');
    const other = page.locator('td[data-day]:not([aria-current])').nth(10);
    await other.click();
    await expect(other).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(other).toHaveCSS('outline-style', /solid|dashed/);
    await page.emulateMedia({ forcedColors: 'none' });
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

  test('a holiday is added, changed, deleted and restored', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}/dashboard/calendar?day=2026-01-26`);
    await page.getByRole('button', { name: 'Add holiday' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Republic Day parade');
    await form.getByRole('button', { name: 'Add holiday' }).click();
    const cell = page.locator('td[data-day="2026-01-26"]');
    await expect(cell).toContainText('Republic Day parade');
    await page.getByRole('button', { name: 'Edit Republic Day parade' }).click();
    await form.getByLabel('Date').fill('27 Jan 2026');
    await form.getByLabel('Date').press('Tab');
    await form.getByRole('button', { name: 'Save changes' }).click();
    const moved = page.locator('td[data-day="2026-01-27"]');
    await expect(moved).toContainText('Republic Day parade');
    await page.getByRole('button', { name: 'Delete Republic Day parade' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(moved).not.toContainText('Republic Day parade');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(moved).toContainText('Republic Day parade');
  });

  test('the calendar is downloaded as .ics, and its secret address gives the same without signing in', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}/dashboard/calendar`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download .ics' }).click();
    expect((await download).suggestedFilename()).toBe('compliance.ics');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: /^Create (an|a new) address$/ }).click();
    const address = await page.getByLabel('Calendar address').inputValue();
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:Christmas/),
    ]);
  });
});
