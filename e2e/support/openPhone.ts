import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone somewhere in India: its page, and what has travelled to it so far. */
export interface Phone {
  context: BrowserContext;
  phone: Page;
  /** The bytes of all answers, with their headers, as they travelled. */
  bytes(): Promise<number>;
}

/** Opens an empty page on a phone that knows nobody. */
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
