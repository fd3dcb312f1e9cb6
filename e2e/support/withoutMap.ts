import type { Page } from '@playwright/test';

/** Answers the embedded map with a small page of its own: no request leaves the machine. Returns the addresses that were asked for: first whether the host is there, then for the map. */
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
