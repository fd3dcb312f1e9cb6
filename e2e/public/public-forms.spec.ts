import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { TestServer } from '../support/startServer';
import { isHydrated, visit } from '../support/visit';
import { withoutMap } from '../support/withoutMap';

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

/** The page's height in px, which changes when content below the forms moves. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** A page in a browser without JavaScript. */
async function withoutScripts(browser: Browser, server: TestServer): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  return context.newPage();
}

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
});

test.describe('A visitor who wants a call back', () => {
  test('leaves a number; the thanks replace the form, and staff find the lead', async ({ page, api }) => {
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

  test('need not tick the terms; the unticked box is stored', { tag: '@ci' }, async ({ page, api }) => {
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

test('Nobody sees or reaches the hidden field by eye, keyboard or screen reader', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/');
  const fields = page.locator('input[name="website"]');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    await expect(field).toBeHidden();
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

  test('sees the thanks instead of the form, and staff find the message', async ({ page, api }) => {
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

  test('is stopped by the browser from leaving a field empty or the address wrong', { tag: '@ci' }, async ({
    page,
  }) => {
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

/** What other software does to a page before its code loads. */
const changes: Readonly<Record<string, (root: HTMLElement) => void>> = {
  'a translator': (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent || /^(SCRIPT|STYLE|TEXTAREA|NOSCRIPT|OPTION)$/.test(parent.tagName) || !text.data.trim()) continue;
      const font = document.createElement('font');
      font.append(`‹${text.data}›`);
      text.replaceWith(font);
    }
  },
  'a password manager': (root) => {
    for (const field of root.querySelectorAll('input')) {
      field.setAttribute('data-filled-by', 'manager');
      const button = document.createElement('div');
      button.append('fill');
      field.before(button);
    }
  },
};

/** Forms by their field names; the user is typing in the last one. */
const forms: readonly { path: string; typed: Readonly<Record<string, string>>; ticked?: string }[] = [
  { path: '/', typed: { mobile: '98765' }, ticked: 'terms' },
  { path: '/#contact-us', typed: { email: 'meena@example.com', message: 'Twelve people in Ranchi.' } },
  { path: '/signin', typed: { email: 'meena@example.com', password: 'four quiet horses' } },
];

for (const [who, change] of Object.entries(changes))
  for (const { path, typed, ticked } of forms)
    test(`Typed input at ${path} stays when ${who} has changed the page before its code loaded`, async ({
      page,
      problems,
    }) => {
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/shell/shell.*.js', async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      await page.goto(path, { waitUntil: 'commit' });
      // The document is complete; the scripts after it are held back.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.locator('#root').evaluate(change);
      const form = page.locator('form').filter({ has: page.locator(`[name="${Object.keys(typed)[0]}"]`) });
      const field = (name: string) => form.locator(`[name="${name}"]`);
      if (ticked !== undefined) await field(ticked).check();
      for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
      const last = field(Object.keys(typed).at(-1) ?? '');
      await last.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
      if (ticked !== undefined) await expect(field(ticked)).toBeChecked();
      await expect(last).toBeFocused();
      expect(
        await last.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
      ).toEqual([1, 3]);
      // React reports once that the markup differs; visitors don't notice.
      problems.splice(
        0,
        problems.length,
        ...problems.filter((problem) => !/Minified React error #(418|423|425)/.test(problem)),
      );
    });
