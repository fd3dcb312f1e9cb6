import { formatDate, today } from 'shared/domain/dates/dates';
import { expect, test } from './fixtures';
import { ownerOf } from './support/ownerOf';
import { signInAs } from './support/signInAs';

const base = '/dashboard/compliances';
const pages = [
  ['GST', 'gst'],
  ['TDS', 'tds'],
  ['Certificates', 'certificates'],
  ['Score', 'score'],
  ['Upcoming Dues', 'upcoming-dues'],
  ['Wage Management', 'wage-management'],
] as const;

test.describe('Compliances', () => {
  test('its landing page links to gst, tds, certificates, score, upcoming-dues and wage-management', {
    tag: '@ci',
  }, async ({ staffPage: page, server }) => {
    await page.goto(server.url + base);
    const ways = page.getByRole('navigation', { name: 'Compliance pages' }).getByRole('link');
    await expect(ways.filter({ has: page.getByRole('heading') })).toHaveCount(6);
    for (const [title, path] of pages) {
      await page.goto(server.url + base);
      await ways.filter({ has: page.getByRole('heading', { name: title, exact: true }) }).click();
      await expect(page).toHaveURL(`${server.url}${base}/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  test('a fresh start scores 82 of 100, every deduction is shown, and the bell shows 3', async ({ page, startOwn }) => {
    const fresh = await startOwn();
    const owner = await ownerOf(fresh.url);
    await signInAs(page, owner);
    await page.goto(`${fresh.url}${base}/score`);
    await expect(page.getByRole('img', { name: '82 of 100' })).toBeVisible();
    const answer = await fetch(`${fresh.url}/api/compliance/score`, {
      headers: { authorization: `Bearer ${owner.token}` },
      signal: AbortSignal.timeout(10_000),
    });
    const { deductions } = (await answer.json()) as { deductions: unknown[] };
    await expect(page.getByRole('table', { name: 'Deductions' }).locator('tbody tr')).toHaveCount(deductions.length);
    await expect(page.getByRole('button', { name: /3 unread/ })).toBeVisible();
  });

  test('any financial year has its returns: 2021-22 is chosen, and its rows are there', { tag: '@ci' }, async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}${base}/gst`);
    await page.getByRole('combobox', { name: 'Financial year' }).click();
    await page.getByRole('combobox', { name: 'Financial year' }).press('End');
    await page.locator('.ant-select-item-option', { hasText: 'FY 2021-22' }).click();
    await expect(page).toHaveURL(/year=2021-22/);
    await expect(page.getByText('Apr 2021').first()).toBeVisible();
    await expect(page.getByText('Not recorded').first()).toBeVisible();
  });

  test('a return is filed with reference and date, then reopened, and its history shows both', async ({
    staffPage: page,
    server,
    api,
  }) => {
    await api('POST', 'obligations', {
      area: 'gst',
      title: 'ITC-04 Sep 2026',
      period: '2026-09',
      returnType: 'ITC-04',
      type: 'Return',
      dueDate: '2026-10-25',
      financialYear: '2026-27',
    });
    await page.goto(`${server.url}${base}/gst?year=2026-27&q=ITC-04`);
    const row = page.getByRole('row', { name: /ITC-04/ });
    await row.getByRole('button', { name: 'Mark filed' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reference').fill('AA2009260001');
    await dialog.getByLabel('Filed on').fill('24 Oct 2026');
    await dialog.getByLabel('Filed on').press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Filed');
    await expect(row).toContainText('On time');
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    await expect(row).toContainText('Pending');
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('dialog').getByText('AA2009260001').first()).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('by keyboard: a dialog starts at its first field, Escape closes it, and the focus returns', {
    tag: '@ci',
  }, async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${base}/gst`);
    const markFiled = page.getByRole('button', { name: /^Mark filed/ }).first();
    await markFiled.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Status')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(markFiled).toBeFocused();

    const more = page.getByRole('button', { name: /^More for/ }).first();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Extend due date' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Extended to')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('an extended date with its note replaces the due date', { tag: '@ci' }, async ({
    staffPage: page,
    server,
    api,
  }) => {
    await api('POST', 'obligations', {
      area: 'gst',
      title: 'CMP-08 Q3',
      period: '2026-27 Q3',
      returnType: 'CMP-08',
      type: 'Return',
      dueDate: '2099-01-18',
      financialYear: '2026-27',
    });
    await page.goto(`${server.url}${base}/gst?year=2026-27&q=CMP-08`);
    const row = page.getByRole('row', { name: /CMP-08/ });
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Extend due date' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Extended to').fill('25 Jan 2099');
    await dialog.getByLabel('Extended to').press('Tab');
    await dialog.getByLabel('Reason').fill('Notification 12/2026');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('25 Jan 2099');
    await expect(row.getByRole('button', { name: 'Extended from 18 Jan 2099: Notification 12/2026' })).toBeVisible();
  });

  test('TDS lists quarter, challan, due date and status, and a deposit stores its challan', async ({
    staffPage: page,
    server,
    api,
  }) => {
    await api('POST', 'obligations', {
      area: 'tds',
      title: 'TDS deposit extra',
      period: '2026-10',
      quarter: 'Q3',
      type: 'Deposit',
      dueDate: '2026-11-07',
      financialYear: '2026-27',
    });
    await page.goto(`${server.url}${base}/tds?year=2026-27&q=extra`);
    for (const head of ['Quarter', 'Challan', 'Due date', 'Status'])
      await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
    const row = page.getByRole('row', { name: /extra/ });
    await row.getByRole('button', { name: 'Mark paid' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Challan').fill('04417');
    await dialog.getByLabel('Paid on').fill('06 Nov 2026');
    await dialog.getByLabel('Paid on').press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('04417');
    await expect(row).toContainText('Paid');
  });

  test('upcoming dues lists title, due date and type across every area, and a due added by hand is paid there', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}${base}/upcoming-dues`);
    for (const head of ['Title', 'Due date', 'Type'])
      await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
    for (const area of ['GST', 'TDS', 'Dues', 'Certificates'])
      await expect(page.getByRole('cell', { name: area, exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add due' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill('Labour welfare fund');
    await form.getByLabel('Type').fill('Deposit');
    await form.getByLabel('Due date').fill('31 Dec 2026');
    await form.getByLabel('Due date').press('Tab');
    await form.getByRole('button', { name: 'Add due' }).click();
    await expect(form).toBeHidden();
    await page.goto(`${server.url}${base}/upcoming-dues?q=welfare`);
    const row = page.getByRole('row', { name: /Labour welfare fund/ });
    await row.getByRole('button', { name: 'Mark paid' }).click();
    await form.getByLabel('Paid on').fill(formatDate(today()));
    await form.getByLabel('Paid on').press('Tab');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No dues match')).toBeVisible();
  });
});
