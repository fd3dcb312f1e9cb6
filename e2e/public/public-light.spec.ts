import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { onConnection } from '../support/onConnection';
import { publicPages } from '../support/publicPages';
import { recordDownloads } from '../support/recordDownloads';
import { act, isHydrated } from '../support/visit';
import { withoutMap } from '../support/withoutMap';

test.use({ isFirstVisit: true });

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Longer than the page waits before it loads its code by itself. */
const PAUSE = 3_000;

const scriptsOf = async (downloads: ReturnType<typeof recordDownloads>) =>
  (await downloads()).map(({ path }) => path).filter((path) => path.endsWith('.js'));
const onlyStart = [expect.stringMatching(/^\/shell\/start\.\w+\.js$/)];

/** Marks the document, to tell it from a newly loaded one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stays' in window);

test.describe('A visitor who only reads', () => {
  for (const connection of [{ effectiveType: '4g', saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }])
    test(`gets only the start script on ${JSON.stringify(connection)}, down to the end of the page`, async ({
      page,
    }) => {
      await onConnection(page, connection);
      await withoutMap(page);
      const downloads = recordDownloads(page);
      await page.goto('/');
      await page.locator('#contact-us address').scrollIntoViewIfNeeded();
      await page.waitForTimeout(PAUSE);
      expect(await scriptsOf(downloads)).toEqual(onlyStart);
    });

  test('gets the code on a good connection after a while on the page, and none of it runs', async ({ page }) => {
    await onConnection(page, { effectiveType: '4g' });
    const downloads = recordDownloads(page);
    await page.goto('/services');
    await expect.poll(() => scriptsOf(downloads)).toHaveLength(5);
    expect(await isHydrated(page)).toBe(false);
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    const travelled = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, entryType }) => entryType === 'resource' && /\/shell\.\w+\.js$/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
    );
    expect(travelled, 'the shell, fetched and then run from the cache').toEqual([true, false]);
  });
});

test.describe('Before any code is there', () => {
  test.beforeEach(async ({ page }) => {
    await onConnection(page, { effectiveType: '3g' });
    await withoutMap(page);
  });

  test('pointing at a link loads its document; following it shows the document as if it had been opened', async ({
    page,
  }) => {
    const downloads = recordDownloads(page);
    await page.goto('/services');
    await mark(page);
    await page.evaluate(() => scrollTo(0, 900));
    const fetched = page.waitForResponse('**/pricing');
    await link(page, 'Pricing').hover();
    await fetched;
    await link(page, 'Pricing').click();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
    await expect(page.locator('#content')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    await expect(link(page, 'Pricing')).toHaveAttribute('aria-current', 'page');
    await page.mouse.move(0, 400);
    const inPlace = await page.screenshot({ fullPage: true });
    expect(await scriptsOf(downloads)).toEqual(onlyStart);

    await page.goto('/pricing');
    await page.evaluate(() => document.fonts.ready);
    expect(inPlace.equals(await page.screenshot({ fullPage: true })), 'looks as it does when it is opened').toBe(true);
  });

  test('going back shows the page as it was left, and the code takes over whichever is shown', async ({ page }) => {
    await page.goto('/');
    await mark(page);
    await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement) => {
      field.value = 'Twelve people.';
    });
    await page.evaluate(() => scrollTo(0, 700));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Press' })
      .evaluate((element) => {
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        (element as HTMLAnchorElement).click();
      });
    await expect(page).toHaveURL('/press');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue('Twelve people.');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press');
    expect(await isHydrated(page)).toBe(false);
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.goBack();
    await expect(page.getByLabel('Message')).toBeAttached();
    expect(await isMarked(page)).toBe(true);
  });

  test('a link whose document does not load is opened by the browser', async ({ page, problems }) => {
    await page.route('**/pricing', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/services');
    await mark(page);
    await link(page, 'Pricing').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pricing');
    expect(await isMarked(page)).toBe(false);
    expect(problems.splice(0)).toEqual([expect.stringContaining('503')]);
  });

  test('a link to another page’s anchor leads there, with the focus', async ({ page }) => {
    await page.goto('/compliance');
    await mark(page);
    await page.getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/#contact-us');
    await expect(page.locator('#contact-us')).toBeInViewport();
    await expect(page.locator('#contact-us')).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test('pointing at Sign In loads its code', async ({ page }) => {
    const fetched = ['shell', 'signin'].map((name) =>
      page.waitForRequest((request) => new RegExp(`/shell/${name}\\.\\w+\\.js$`).test(request.url())),
    );
    await page.goto('/pricing');
    await link(page, 'Sign In').hover();
    await Promise.all(fetched);
    await link(page, 'Sign In').click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test.describe('With its code at work', () => {
  for (const { path } of publicPages)
    test(`${path} looks as it did without, to the pixel, at three widths, light and dark`, async ({ page }) => {
      await onConnection(page, { effectiveType: '3g' });
      await withoutMap(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const pictures = async () => {
        const taken = new Map<string, Buffer>();
        for (const colorScheme of ['light', 'dark'] as const)
          for (const width of [390, 768, 1280]) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.setViewportSize({ width, height: 900 });
            taken.set(`${width} px, ${colorScheme}`, await page.screenshot({ fullPage: true, animations: 'disabled' }));
          }
        return taken;
      };
      const before = await pictures();
      expect(await isHydrated(page)).toBe(false);
      await act(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      const after = await pictures();
      expect([...before].filter(([name, picture]) => !after.get(name)?.equals(picture)).map(([name]) => name)).toEqual(
        [],
      );
    });
});

test.describe('While code is on its way', () => {
  /** Holds the shell's code back until the result is called. */
  async function hold(page: Page): Promise<() => void> {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/shell/shell.*.js', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    return release;
  }

  test('typed, opened and focused elements stay when it takes over, and nothing moves', async ({ page }) => {
    await withoutMap(page);
    const release = await hold(page);
    // The map is near, so its code is requested before the page has loaded.
    await page.goto('/#contact-us', { waitUntil: 'domcontentloaded' });
    const name = page.getByLabel('Name');
    await name.fill('Meena Kumari');
    await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
    const top = await page.evaluate(() => scrollY);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Meena Kumari');
    expect(await name.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([
      2, 5,
    ]);
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await page.goto('/compliance');
    const question = page.locator('details').first();
    await question.locator('summary').click();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(question).toHaveAttribute('open');
    await expect(question.locator('p')).toBeVisible();
  });

  test('an open menu stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('a requested map is shown, and stays', async ({ page }) => {
    await onConnection(page, { effectiveType: '3g' });
    const asked = await withoutMap(page);
    const release = await hold(page);
    await page.goto('/');
    await page.getByText('Show the map').click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible();
    expect(asked).toHaveLength(1);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('iframe')).toBeVisible();
  });
});

for (const [failing, other] of [
  ['shell', 'react'],
  ['react', 'shell'],
])
  test(`If ${failing}.js never loads, the next action requests the code again, and none of it runs twice; everything the browser does itself works on`, async ({
    page,
    problems,
  }) => {
    let asked = 0;
    let again = () => {};
    const askedAgain = new Promise<void>((resolve) => {
      again = resolve;
    });
    await page.route(`**/shell/${failing}.*.js`, (route) => {
      asked += 1;
      if (asked === 1) return route.abort('connectionrefused');
      again();
      return route.continue();
    });
    // They run in order: scripts after a failing one may still be loading at the next action.
    if (failing === 'react')
      await page.route(`**/shell/${other}.*.js`, async (route) => {
        await askedAgain;
        await route.continue();
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.poll(() => problems.length).toBe(1);
    await expect(page.locator(`script[src*="/shell/${failing}."]`)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => isHydrated(page)).toBe(true);
    for (const file of [failing, other]) await expect(page.locator(`script[src*="/shell/${file}."]`)).toHaveCount(1);
    problems.length = 0;
  });

test('Without scripts a visitor opens menu, questions and map, and follows links', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await withoutMap(page);
  await page.goto('/compliance');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await page.getByText('Show the map').click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible();
  await context.close();
});

test.describe('Cost of a hire', () => {
  const salary = (page: Page) => page.getByLabel('Yearly salary (CTC) in rupees');

  test('a page without scripts answers it, and asks again when no amount was typed', async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
    const page = await context.newPage();
    await page.goto('/pricing');
    await salary(page).fill('12 lakh');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cost of a hire');
    await expect(page.getByText('₹1,20,000.00')).toBeVisible();
    await page.goBack();
    await salary(page).fill('a lot');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveTitle(/^Not an amount yet: /);
    await expect(page.getByRole('alert')).toHaveText('Type an amount, for example 6,00,000 or 6 lakh.');
    await expect(salary(page)).toHaveValue('a lot');
    await expect(salary(page)).toBeFocused();
    await context.close();
  });

  test('a page answers it when Enter comes before the code, and otherwise it appears below the field', async ({
    page,
    problems,
  }) => {
    await page.route('**/shell/shell.*.js', (route) => route.abort('connectionrefused'));
    await page.goto('/pricing');
    await salary(page).fill('12 lakh');
    await salary(page).press('Enter');
    await expect(page.getByText('₹1,20,000.00')).toBeVisible();
    await expect(page).toHaveURL(/recruitment-fee/);
    await page.unroute('**/shell/shell.*.js');
    await page.goto('/pricing');
    await salary(page).fill('20 lakh');
    await expect(page.getByRole('status').filter({ hasText: '2,00,000' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden();
    await salary(page).press('Enter');
    await expect(page).toHaveURL('/pricing');
    problems.length = 0;
  });
});

test('A tab that leaves the site and returns works on: before its code loads, and after', async ({ page }) => {
  await onConnection(page, { effectiveType: '3g' });
  const salary = page.getByLabel('Yearly salary (CTC) in rupees');
  await page.goto('/pricing');
  await page.goto('/robots.txt');
  await page.goBack();
  expect(await isHydrated(page)).toBe(false);
  await salary.fill('12 lakh');
  await expect(page.getByRole('status').filter({ hasText: '1,20,000' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.goBack();
  await salary.fill('20 lakh');
  await expect(page.getByRole('status').filter({ hasText: '2,00,000' })).toBeVisible();
});
