import type { Page } from '@playwright/test';

/**
 * Replaces the embedded map with a small page, so that no request leaves the machine. Returns the requested addresses:
 * first the check of the host, then the map.
 */
export async function withoutMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname.endsWith('openstreetmap.org'),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>',
      });
    },
  );
  return asked;
}
