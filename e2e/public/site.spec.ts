import { expect, test } from '../fixtures';
import { visit } from '../support/visit';

const pages = [
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/compliance', 'Compliance'],
  ['/pricing', 'Pricing'],
  ['/investor-relation', 'Investor Relation'],
  ['/about-us', 'About Us'],
] as const;

test.describe('A visitor', () => {
  test('reads every page of the bar without any error, with its link highlighted', async ({ page }) => {
    for (const [path, label] of pages) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
    }
  });

  test('goes from page to page without a document load', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(/Pricing/);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });

  test('finds a fixed bar 64 px high', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/services');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('height', '64px');
    await expect(bar).toHaveCSS('position', 'fixed');
  });

  test('opens and closes the menu on a phone; a link, Escape and a click outside close it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.mouse.click(195, 820);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(menu).toBeHidden();
  });

  test('sees when there is no such page', { tag: '@ci' }, async ({ page, problems }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
  });

  test('gets the same site without scripts', async ({ browser, server }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
});
