import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { TestServer } from './support/startServer';
import { visit } from './support/visit';
import { withoutMap } from './support/withoutMap';

interface Lead {
  kind: 'callback' | 'contact';
  mobile: string;
  terms: boolean;
  city: string;
  name: string;
  email: string;
  message: string;
}

const THANKS = 'Thank you! We will contact you soon.';

const mobile = (page: Page) => page.getByLabel('Mobile number');
const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' });

/** How high the page is, in px: what stands below the forms moves with it. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A page of a browser that runs no scripts. */
async function withoutScripts(browser: Browser, server: TestServer): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  return context.newPage();
}

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
});

test.describe('A visitor who wants a call back', () => {
  test('leaves a number; the thanks take the form’s place, and staff find the lead', async ({ page, api }) => {
    await visit(page, '/');
    await mobile(page).fill('9876543210');
    await page.getByRole('checkbox').check();
    const height = await heightOf(page);
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible();
    await expect(mobile(page)).toBeHidden();
    expect(await heightOf(page)).toBe(height);
    const lead = (await api<Lead[]>('GET', 'leads')).find((found) => found.mobile === '9876543210');
    expect(lead).toMatchObject({ kind: 'callback', terms: true });
  });

  test('need not tick the terms; that they were not is stored', { tag: '@all' }, async ({ page, api }) => {
    await visit(page, '/');
    await mobile(page).fill('9876500001');
    await mobile(page).press('Enter');
    await expect(page.getByText(THANKS)).toBeVisible();
    expect((await api<Lead[]>('GET', 'leads')).find((found) => found.mobile === '9876500001')?.terms).toBe(false);
  });

  test('without scripts gets the answer as a page of the site, and the lead is the same', async ({
    browser,
    server,
    api,
  }) => {
    const page = await withoutScripts(browser, server);
    await page.goto('/');
    await mobile(page).fill('9876500005');
    await page.getByRole('checkbox').check();
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect((await api<Lead[]>('GET', 'leads')).find((found) => found.mobile === '9876500005')).toMatchObject({
      kind: 'callback',
      terms: true,
    });
    await page.context().close();
  });
});

test('Nobody meets the hidden field by eye, by keyboard or by screen reader', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const fields = page.locator('input[name="website"]');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    await expect(field).not.toBeInViewport();
    await expect(field).toHaveAttribute('tabindex', '-1');
  }
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
});

test.describe('A visitor who writes a message', () => {
  const fillIn = async (page: Page, email: string) => {
    await page.getByLabel('Name').fill('Meena Kumari');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('We need twelve people in Ranchi from Monday.');
  };

  test('is thanked in the form’s place, and staff find the message', async ({ page, api }) => {
    await visit(page, '/#contact-us');
    await fillIn(page, 'meena@example.com');
    const height = await heightOf(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('#contact-us').getByRole('status').filter({ hasText: THANKS })).toBeFocused();
    await expect(page.getByLabel('Message')).toBeHidden();
    expect(await heightOf(page)).toBe(height);
    expect((await api<Lead[]>('GET', 'leads')).find((found) => found.email === 'meena@example.com')).toMatchObject({
      kind: 'contact',
      name: 'Meena Kumari',
      message: 'We need twelve people in Ranchi from Monday.',
    });
  });

  test('is kept by the browser from leaving a field empty or the address wrong', { tag: '@all' }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await visit(page, '/#contact-us');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await fillIn(page, 'not an address');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('without scripts gets the answer as a page', async ({ browser, server, api }) => {
    const page = await withoutScripts(browser, server);
    await page.goto('/#contact-us');
    await fillIn(page, 'plain@example.com');
    await page.getByLabel('Phone (optional)').fill('+91 98765 00009');
    await page.getByLabel('City (optional)').fill('Ranchi');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect((await api<Lead[]>('GET', 'leads')).filter((found) => found.email === 'plain@example.com')).toMatchObject([
      { mobile: '+91 98765 00009', city: 'Ranchi' },
    ]);
    await page.context().close();
  });
});
