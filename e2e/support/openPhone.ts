import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone somewhere in India: its page, and the bytes it has received so far. */
export interface Phone {
  context: BrowserContext;
  phone: Page;
  /** The bytes of all responses as transferred, with headers. */
  bytes(): Promise<number>;
}

/** Opens an empty page on a phone with no stored data. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const sizes: Promise<number>[] = [];
  context.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    ),
  );
  return {
    context,
    phone: await context.newPage(),
    bytes: async () => (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0),
  };
}
