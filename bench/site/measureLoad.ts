import type { Browser } from '@playwright/test';

/** What a first visit to one page took. */
export interface Load {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time, in milliseconds: what each task over 50 ms exceeds them by, after the first contentful paint. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** JavaScript that travelled, in bytes. */
  javascript: number;
}

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;
/** How long a page is watched after its load event, in milliseconds: what it does late counts too. */
const WATCHED = 1500;

/** Loads a page as a first visit on a phone does: nothing cached, slow network, slow processor. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, bypassCSP: true });
  const page = await context.newPage();
  await page.route((address) => address.hostname !== '127.0.0.1', (route) => route.abort());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  let javascript = 0;
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) javascript += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, fcp: Infinity, tasks: [] as [number, number][] };
    Object.assign(window, { seen });
    // A method, because a function with a name of its own would call a helper of the compiler that the page does not have.
    const entries = {
      watch(type: string, take: (entry: PerformanceEntry) => void) {
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
      },
    };
    entries.watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
    entries.watch('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
    entries.watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
    entries.watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(WATCHED);
  const { lcp, cls, fcp, tasks } = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number; fcp: number; tasks: [number, number][] } }).seen);
  await context.close();
  const tbt = tasks.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50), 0);
  return { lcp, tbt, cls, javascript };
}
