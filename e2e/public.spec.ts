import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { publicPages } from './support/publicPages';
import { visit } from './support/visit';
import { withoutMap } from './support/withoutMap';

const services = [
  'Contingent Staffing',
  'Payroll Services',
  'Permanent Hiring',
  'HRO and Consulting',
  'Compliance Process Outsourcing',
  'Security and Housekeeping Services',
];

const headings = (page: Page, level: number) => page.getByRole('heading', { level }).allTextContents();

/** The sizes and weights of type that the page is laid out in. */
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
  test('reads, in this order, what the company does, its services, its clients, who it is and how to reach it', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We find the people/);
    expect(await headings(page, 2)).toEqual(
      expect.arrayContaining(['Get a call back', 'Our Services', 'Trusted By', 'About Us', 'Contact Us']),
    );
    expect((await headings(page, 2)).slice(0, 5)).toEqual([
      'Get a call back',
      'Our Services',
      'Trusted By',
      'About Us',
      'Contact Us',
    ]);
    await expect(page.getByText('a leading provider of workforce solutions').first()).toBeVisible();
    await expect(page.getByText('Trusted by hundreds of clients, with years of industry experience.')).toBeVisible();
    await expect(page.getByText('A dedicated support team')).toBeVisible();
  });

  test('sees the headline and the callback form on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Mobile number')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeInViewport({ ratio: 1 });
  });

  test('finds six services, and View all leads to the page that tells more', async ({ page }) => {
    await page.goto('/');
    expect(await page.locator('#services').getByRole('heading', { level: 3 }).allTextContents()).toEqual(services);
    await page.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Our products and services' })).toBeVisible();
  });

  test('sees the marks of five clients', async ({ page }) => {
    await page.goto('/');
    const marks = page.getByRole('region', { name: 'Trusted By' }).getByRole('listitem');
    await expect(marks).toHaveCount(5);
    await expect(marks.locator('svg')).toHaveCount(5);
  });

  test('finds the terms and the privacy policy beside the box to tick', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('form').filter({ has: page.getByLabel('Mobile number') });
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await expect(form.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
    await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
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

  test('comes to / from /home', async ({ page }) => {
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
  test('the services page reads about all six, and finds the email address and the prices', async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products and services');
    expect((await headings(page, 2)).slice(0, 6)).toEqual(services);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'info@shramdeep.example' })).toHaveAttribute(
      'href',
      'mailto:info@shramdeep.example',
    );
    await expect(main.getByRole('link', { name: 'See our pricing' })).toHaveAttribute('href', '/pricing');
  });

  test('the compliance page reads why it matters, the six key practices, the dashboard, the assurances and the FAQ', async ({
    page,
  }) => {
    await page.goto('/compliance');
    const found = await headings(page, 2);
    expect(
      found
        .map((title) =>
          [
            'Why compliance matters',
            'A digital compliance dashboard',
            'Our assurances',
            'Frequently asked questions',
          ].indexOf(title),
        )
        .filter((index) => index >= 0),
    ).toEqual([0, 1, 2, 3]);
    for (const practice of [
      'Labour law',
      'PF and ESIC',
      'GST and TDS',
      'Statutory registrations',
      'Employee rights',
      'Audits',
    ])
      await expect(page.getByRole('heading', { level: 3, name: practice })).toBeVisible();
    const question = page.locator('details').first();
    await expect(question.locator('p')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  });

  test('the pricing page compares two plans, reads why to choose them and finds four questions answered', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const plans = page.getByRole('region', { name: 'Plans' }).getByRole('article');
    await expect(plans).toHaveCount(2);
    await expect(plans.nth(0)).toContainText('Recruitment Service');
    await expect(plans.nth(0)).toContainText('10% of CTC');
    await expect(plans.nth(1)).toContainText('Payroll and Compliance');
    await expect(plans.nth(1)).toContainText('Custom quote');
    await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
    expect(await page.locator('details summary').allTextContents()).toEqual([
      'What does the 10% cover?',
      'Are there any hidden fees?',
      'Do you offer volume discounts?',
      'Can you help with payroll, too?',
    ]);
  });

  test('the pricing page works out the fee for a salary', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByLabel('Yearly salary (CTC) in rupees').fill('12 lakh');
    await expect(page.getByRole('status').filter({ hasText: '1,20,000' })).toBeVisible();
  });

  test('the pricing page counts what was typed before its code came', async ({ page }) => {
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

  test('the investor relations page reads it as text', async ({ page }) => {
    await page.goto('/investor-relation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor Relations');
    await expect(page.getByRole('main')).toContainText('private limited company under the Companies Act');
  });

  test('the about page reads vision and mission, finds three products and two directors with their roles', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { name: 'Our vision' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'To empower businesses and job seekers with reliable, efficient and innovative staffing services.',
    );
    const products = page.locator('#our-products').getByRole('link');
    expect(
      await products.evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).origin !== location.origin),
      ),
    ).toEqual([true, true, true]);
    await expect(products.nth(0)).toContainText('Hiring platform');
    await expect(products.nth(1)).toContainText('HR management platform');
    await expect(products.nth(2)).toContainText('Electrical contracting');
    const directors = page.locator('#directors').getByRole('listitem');
    await expect(directors).toHaveCount(2);
    await expect(directors.nth(0)).toContainText('Managing Director');
    await expect(directors.getByRole('link')).toHaveCount(0);
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
  test('tells about the company in six columns', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('heading').allTextContents()).toEqual([
      'About',
      'Help',
      'Policy',
      'Social',
      'Mail Us',
      'Registered Office',
    ]);
    const column = (title: string) =>
      footer
        .locator('div')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .last();
    expect(
      await column('About')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['Contact Us', '/#contact-us'],
      ['About Us', '/about-us'],
      ['Careers', '/careers'],
      ['Press', '/press'],
    ]);
    expect(await column('Help').getByRole('listitem').allTextContents()).toEqual(['Payments', 'FAQ']);
    expect(await column('Policy').getByRole('listitem').allTextContents()).toEqual([
      'Return Policy',
      'Terms of Use',
      'Security',
      'Privacy',
      'Sitemap',
    ]);
    expect(await column('Social').getByRole('listitem').allTextContents()).toEqual(['Facebook', 'Linkedin', 'Youtube']);
    for (const plain of ['Help', 'Social'])
      await expect(column(plain).getByRole('link'), `${plain} stays plain text until it is configured`).toHaveCount(0);
    expect(await column('Policy').getByRole('link').allTextContents()).toEqual(['Terms of Use', 'Privacy', 'Sitemap']);
    await expect(column('Mail Us')).toContainText('info@shramdeep.example');
    await expect(column('Registered Office')).toContainText('Telephone:');
    await expect(column('Registered Office')).toContainText('CIN:');
    await expect(column('Registered Office')).toContainText('GSTIN:');
  });

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
    test(`stands below ${path}, too`, async ({ page, problems }) => {
      await page.goto(path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/privacy-policy');
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
    });

  test.describe('read on another day', () => {
    // A context keeps the clock that a test gives it.
    test.use({ isFirstVisit: true });

    test('shows that day’s year and the company’s name', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-05-05T10:00:00+05:30'));
      await page.goto('/pricing');
      await expect(page.getByRole('contentinfo')).toContainText('© 2031 Shramdeep Workforce Private Limited');
    });
  });

  test('stands on every page; no page is wider than a phone, or set in more than nine sizes and weights', async ({
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
