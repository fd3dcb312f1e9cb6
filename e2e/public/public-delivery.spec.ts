import type { APIRequestContext } from '@playwright/test';
import type { PageCode } from 'shared/contract/pageCode';
import { expect, test } from '../fixtures';
import { publicPages } from '../support/publicPages';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers: { 'accept-encoding': 'identity', ...headers } });

/** The address of a document's first script. */
async function scriptOf(request: APIRequestContext, path: string): Promise<string> {
  const [, address = ''] = /<script defer src="([^"]+)"/.exec(await (await get(request, path)).text()) ?? [];
  return address;
}

test.describe('A browser', () => {
  for (const { path } of publicPages) {
    test(`gets ${path} compressed in its best format, and downloads nothing again while it has the page`, async ({
      request,
    }) => {
      for (const encoding of ['br', 'gzip'] as const) {
        const response = await get(request, path, { 'accept-encoding': encoding });
        expect(response.headers()).toMatchObject({
          'content-encoding': encoding,
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
          'content-type': 'text/html; charset=utf-8',
        });
      }
      const plain = await get(request, path);
      expect(plain.headers()['content-encoding']).toBeUndefined();
      const { etag = '' } = plain.headers();
      const again = await get(request, path, { 'if-none-match': etag });
      expect(again.status()).toBe(304);
      expect(await again.body()).toHaveLength(0);
    });
  }

  test('may keep scripts and style sheets for a year: their names change with their content', async ({ request }) => {
    const address = await scriptOf(request, '/');
    expect(address).toMatch(/^\/shell\/start\.\w{8}\.js$/);
    const response = await get(request, address, { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('revalidates icons after an hour, and downloads them again only when they changed', async ({ request }) => {
    const response = await get(request, '/favicon.svg');
    expect(response.headers()['cache-control']).toBe('public, max-age=3600');
    const again = await get(request, '/favicon.svg', { 'if-none-match': response.headers().etag ?? '' });
    expect(again.status()).toBe(304);
  });

  test('learns at once what the route needs, its font, and which scripts it may need', async ({ request }) => {
    const html = await (await get(request, '/pricing')).text();
    expect([...html.matchAll(/<link rel="preload" href="\/shell\/plus-jakarta-sans-(\w+)[^"]+" as="(\w+)"/g)]).toEqual([
      expect.arrayContaining(['latin', 'font']),
      expect.arrayContaining(['rupee', 'font']),
    ]);
    expect(html.match(/<link rel="preload"/g)).toHaveLength(2);
    const [, code = ''] = /<script type="application\/json" id="code">(.+?)<\/script>/.exec(html) ?? [];
    const { scripts, beside } = JSON.parse(code) as PageCode;
    expect([...scripts, ...beside].map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/shell\/react\.\w{10}\.js$/),
      expect.stringMatching(/^\/shell\/shell\.\w{10}\.js$/),
      expect.stringMatching(/^\/modules\/mfe-public\/[^/]+\/entry\.\w+\.js$/),
      expect.stringMatching(/^\/modules\/mfe-public\/[^/]+\/PricingPage\.\w+\.js$/),
    ]);
  });

  test('gets 404, and a page that says so, for missing pages', async ({ request }) => {
    for (const path of ['/no-such-page', '/shell/gone.js', '/modules/mfe-public/0.0.0/gone.js', '/services/none'])
      expect((await get(request, path)).status(), path).toBe(404);
    expect(await (await get(request, '/no-such-page')).text()).toContain('404 - Page Not Found');
  });
});

test.describe('A search engine', () => {
  test('finds every page in the sitemap that robots.txt names, and no other', async ({ request }) => {
    const robots = await (await get(request, '/robots.txt')).text();
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
    expect(robots).toContain('Disallow: /dashboard');
    const listed = [...(await (await get(request, '/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    // Vacancies of another file may be public on the same server.
    const pages = listed.filter((path) => !path.includes('/careers/'));
    expect(pages.sort()).toEqual([...publicPages.map(({ path }) => path), '/hi/careers'].sort());
  });

  for (const { path } of publicPages) {
    test(`reads what ${path} is about`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/Shramdeep/);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      const description = (await content('meta[name="description"]')) ?? '';
      expect(description.length).toBeGreaterThan(30);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe(path);
      expect(await content('meta[property="og:title"]')).toBe(await page.title());
      expect(await content('meta[property="og:description"]')).toBe(description);
      expect(new URL((await content('meta[property="og:image"]')) ?? '').pathname).toBe('/og.png');
      const kinds = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
        (text) => (JSON.parse(text) as { '@type': string })['@type'],
      );
      expect(kinds).toEqual([
        'Organization',
        ...(path === '/' ? [] : ['BreadcrumbList']),
        ...(path === '/pricing' || path === '/compliance' ? ['FAQPage'] : []),
      ]);
    });
  }

  test('is kept away from non-public pages', async ({ page, problems }) => {
    for (const path of ['/signin', '/no-such-page']) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')));
  });

  test('and a phone find the manifest, with icons that exist', async ({ request }) => {
    const manifest = (await (await get(request, '/manifest.webmanifest')).json()) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toContain('Shramdeep');
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons) expect((await get(request, src)).status(), src).toBe(200);
  });
});
