import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publicPages } from '../support/publicPages';
import { visit } from '../support/visit';
import { withoutMap } from '../support/withoutMap';

/** The font sizes and weights of the page. */
const kindsOfType = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const kinds = new Set<string>();
    for (const element of body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const { fontSize, fontWeight } = getComputedStyle(element);
      if (hasText && element.getClientRects().length > 0) kinds.add(`${fontSize} ${fontWeight}`);
    }
    return [...kinds];
  });

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
});

test.describe('A visitor of the home page', () => {
  test('sees the headline and the callback form on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Mobile number')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeInViewport({ ratio: 1 });
  });

  test('loads the map only when it comes near, in a frame with a title, and reads the address without it', async ({
    page,
  }) => {
    const asked = await withoutMap(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toBeHidden();
    expect(asked).toEqual([]);
    await expect(page.locator('#contact-us address')).toContainText('Jharkhand');
    await expect(page.locator('#contact-us address')).toContainText('828306');
    await page.locator('#contact-us address').scrollIntoViewIfNeeded();
    const map = page.locator('iframe');
    await expect(map).toBeVisible();
    await expect(map).toHaveAttribute('title', /Dhanbad/);
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => asked.length).toBe(2);
  });

  test('is redirected to / from /home', async ({ page }) => {
    await page.goto('/home');
    await expect(page).toHaveURL('/');
  });
});

test.describe('A visitor follows', () => {
  for (const { path } of publicPages) {
    test(`Contact Us in the footer of ${path} to the contact form`, async ({ page }) => {
      await visit(page, path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL('/#contact-us');
      await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
      await expect(page.locator('#contact-us')).toBeFocused();
    });
  }

  test('an address with an anchor straight to its section', async ({ page }) => {
    for (const [anchor, title] of [
      ['about-us', 'About Us'],
      ['contact-us', 'Contact Us'],
    ] as const) {
      await page.goto('/press');
      await page.goto(`/#${anchor}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });

  test('Get in Touch on the compliance page to the contact form, and Back to where it was', async ({ page }) => {
    await page.goto('/compliance');
    await page.getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/#contact-us');
    await expect(page.locator('#contact-us')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/compliance');
    await expect(page.getByRole('heading', { level: 1, name: 'Compliance you can show an inspector' })).toBeAttached();
  });

  test('a link, and starts at the top of the new page with the focus on its content', async ({ page }) => {
    await visit(page, '/services');
    await page.getByRole('link', { name: 'See our pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('#content')).toBeFocused();
  });
});

test.describe('A visitor of', () => {
  test('the pricing page gets a result for input typed before its code loaded', async ({ page }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/shell/shell.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.getByLabel('Yearly salary (CTC) in rupees').fill('12 lakh');
    release();
    await expect(page.getByRole('status').filter({ hasText: '1,20,000' })).toBeVisible();
    await expect(page.getByLabel('Yearly salary (CTC) in rupees')).toHaveValue('12 lakh');
  });

  for (const [width, columns] of [
    [599, 1],
    [600, 2],
    [899, 2],
    [900, 3],
  ] as const) {
    test(`the about page sees its products in ${columns} column${columns > 1 ? 's' : ''} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about-us');
      const lefts = await page
        .locator('#our-products li')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    });
  }
});

test.describe('The footer', () => {
  test('is at most 1400 px wide, with its six columns side by side on a wide screen', async ({ page }) => {
    await page.goto('/');
    const columns = page.getByRole('contentinfo').locator('> div').first();
    for (const [width, count] of [
      [2560, 6],
      [1280, 6],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect((await columns.boundingBox())?.width, `${width} px`).toBe(Math.min(width, 1400));
      const lefts = await columns
        .locator('> div')
        .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(count);
    }
  });

  for (const path of ['/signin', '/no-such-page'])
    test(`is below ${path}, too`, async ({ page, problems }) => {
      await page.goto(path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/privacy-policy');
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
    });

  test('is on every page; no page is wider than a phone, or uses more than nine font sizes and weights', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path, headline } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Registered Office' })).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      expect((await kindsOfType(page)).length, path).toBeLessThanOrEqual(9);
    }
  });
});
