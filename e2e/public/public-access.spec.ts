import { expect, test } from '../fixtures';
import { coveredHeight } from '../support/looks/coveredHeight';
import { expectGoodLooks } from '../support/looks/expectGoodLooks';
import { smallTargets } from '../support/looks/smallTargets';
import { publicPages } from '../support/publicPages';
import { visit } from '../support/visit';
import { withoutMap } from '../support/withoutMap';

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
});

for (const { path } of [...publicPages, { path: '/signin' }, { path: '/no-such-page' }]) {
  test(`axe finds nothing on ${path} at 390 and 1280 px, light and dark, and it fits, from 390 to 2560 px`, async ({
    page,
    problems,
  }) => {
    await page.goto(path);
    await expectGoodLooks(page);
    expect(await smallTargets(page), 'targets at 390 px').toEqual([]);
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
  });
}

test('axe finds nothing in the open menu of a phone, in a refused form and in the thanks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectGoodLooks(page, [390]);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expectGoodLooks(page, [390]);
  await page.getByLabel('Mobile number').fill('9876520000');
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
  await expectGoodLooks(page, [390]);
});

test('A visitor with a keyboard skips to the content, and reaches each link of the top bar with its focus shown', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (const name of [
    'Shramdeep, home',
    'Home',
    'Services',
    'Compliance',
    'Pricing',
    'Investor Relation',
    'About Us',
    'Sign In',
  ]) {
    await page.keyboard.press('Tab');
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link).toBeFocused();
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle), name).toBe('solid');
  }
});

test('At 400% zoom no bar stays over the page that is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/signin']) {
    await visit(page, path);
    expect(await coveredHeight(page), path).toBe(0);
  }
});

test('In forced colours the present page is told in the bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const bar = (name: string) => link(name).evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  expect(await bar('Services')).not.toBe(
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  );
  await page.goto('/signin');
  expect(await link('Sign In').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
