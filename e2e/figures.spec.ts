import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './support/inOneTab';

/** The pages whose figures are links, each with the least number of such links, whatever other tests stored before. */
const pages: readonly [path: string, atLeast: number][] = [
  ['/dashboard', 5],
  ['/dashboard/invoicing', 4],
  ['/dashboard/instahires', 8],
  ['/dashboard/ultrahrms', 8],
  ['/dashboard/compliances', 2],
];

/** Amounts, months, ages and days beside a count aren't record counts. */
const besideCounts =
  /[A-Za-z]+-?\d\S*|\d{4}[–-]\d{2}|[₹$][\d,.]+|\d{2} [A-Z][a-z]{2} \d{4}|[A-Z][a-z]{2} \d{4}|\d[\d,]* (selected|active|per page|days?)/g;

/** The links of a page that show a count: their address and the count. */
async function figuresOf(page: Page): Promise<[href: string, count: number][]> {
  const links = page.getByRole('main').locator('a[href^="/dashboard"]:not(table[aria-label] a)');
  const shown = await links.evaluateAll((found) =>
    found.map(
      (link) => [link.getAttribute('href') ?? '', (link as HTMLElement).innerText.replaceAll('\n', ' ')] as const,
    ),
  );
  return shown.flatMap(([href, text]) => {
    const count = /\d[\d,]*/.exec(text.replace(besideCounts, ''))?.[0];
    return count === undefined ? [] : [[href, Number(count.replaceAll(',', ''))] as [string, number]];
  });
}

/** Waits until the page has no open requests. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** The number of records in the list that a link opens, once the list is shown. */
async function totalAt(page: Page, href: string): Promise<number> {
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === href);
  await settle(page);
  const pager = page.getByText(/^Showing [\d,]+ - [\d,]+ of [\d,]+$/);
  const none = page.getByText(/^No .*(match|found|yet)/);
  await expect(pager.or(none).first()).toBeVisible();
  if ((await pager.count()) === 0) return 0;
  return Number((await pager.first().innerText()).replace(/^.* of /, '').replaceAll(',', ''));
}

for (const [path, atLeast] of pages) {
  test(`Every figure that is a link on ${path} opens exactly what it counted`, async ({ staffPage: page }) => {
    await page.goto(path);
    await expect.poll(async () => (await figuresOf(page)).length).toBeGreaterThanOrEqual(atLeast);
    await settle(page);
    const figures = await figuresOf(page);
    const opened: [string, number][] = [];
    for (const [href] of figures) {
      await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
      opened.push([href, await totalAt(page, href)]);
      await page.goBack();
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
    }
    expect(opened).toEqual(figures);
  });
}
