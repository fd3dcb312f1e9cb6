import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publicPages } from '../support/publicPages';
import { act } from '../support/visit';
import { withoutMap } from '../support/withoutMap';

const ways = [
  {
    what: 'can’t be reached',
    block: (page: Page) => page.route('**/modules/mfe-public/**/*.js', (route) => route.abort('connectionrefused')),
  },
  {
    what: 'is gone (404)',
    block: (page: Page) =>
      page.route('**/modules/mfe-public/**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' })),
  },
  {
    what: 'is broken',
    block: (page: Page) =>
      page.route('**/modules/mfe-public/**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ),
  },
];

/** Opens a page and acts, until the shell has given up on the module and says so. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const reported = page.waitForRequest('**/api/module-reports', { timeout: 15_000 });
  await act(page);
  await reported;
}

for (const { what, block } of ways) {
  test.describe(`While the public site’s code ${what}, a visitor`, () => {
    test.beforeEach(async ({ page }) => {
      await withoutMap(page);
      await block(page);
    });
    test.afterEach(({ problems }) => {
      problems.length = 0;
    });

    test('reads every page, and its links lead on', async ({ page }) => {
      for (const { path, headline } of publicPages) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: 'can’t be shown' })).toHaveCount(0);
      }
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing you can work out yourself');
      await page.getByRole('link', { name: 'Ask for a quote' }).click();
      await expect(page).toHaveURL('/#contact-us');
      await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
    });

    test('sends both forms', async ({ page }) => {
      await open(page, '/');
      await page.getByLabel('Mobile number').fill(`98765100${ways.findIndex((way) => way.what === what)}0`);
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
      await open(page, '/');
      await page.getByLabel('Name').fill('Meena Kumari');
      await page.getByLabel('Email').fill('faults@example.com');
      await page.getByLabel('Message').fill('Twelve people.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
    });
  });
}

test('While the shell’s own code can’t be loaded, a visitor reads every page, and its links work', async ({
  page,
  problems,
}) => {
  await withoutMap(page);
  await page.route('**/*.js', (route) => route.abort('connectionrefused'));
  for (const { path, headline } of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  problems.length = 0;
});

test('A form sent before the site’s code has loaded is answered by a page, and keeps the answer once the code is there', async ({
  page,
}) => {
  await withoutMap(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/modules/mfe-public/**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Mobile number').fill('9876510099');
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});
