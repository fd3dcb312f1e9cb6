import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
export const slow4g = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The simulated phone, for readers. */
export const conditions = 'slow 4G (1.6 Mbit/s, 150 ms), processor 4 times slower, 390 px, nothing cached';

/** How long a new tab stays empty, so that its process start doesn't count; in milliseconds. */
const SETTLED = 500;

export interface Phone {
  page: Page;
  devtools: CDPSession;
  close(): Promise<void>;
}

/** Opens an empty tab in a separate profile as a phone: a small screen, a slow network and processor. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await wait(SETTLED);
  return { page, devtools, close: () => context.close() };
}
