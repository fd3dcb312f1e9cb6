import { setTimeout as wait } from 'node:timers/promises';
import { withinLimit } from '../../scripts/withinLimit';
import type { Chromium, Tab } from './openChromium';

/** What a first visit to one page took. */
export interface Load {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time, in milliseconds: what each task over 50 ms exceeds them by, after the first contentful paint. */
  tbt: number;
  /** How long its scripts hold the main thread, compiled and run with what they cause meanwhile, in milliseconds. */
  scripts: number;
  /** Cumulative layout shift. */
  cls: number;
  /** JavaScript that travelled, in bytes. */
  javascript: number;
}

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;
/** The longest that a page may take to load, in milliseconds. */
const LIMIT = 60_000;
/** How long the new tab stands empty before, in milliseconds. */
const SETTLED = 500;

/**
 * Opens a tab as a phone's: 390 px, slow network, processor 4 times slower. It has stood empty for a moment, so that the
 * start of its process counts for nothing.
 */
export async function openPhone(chromium: Chromium): Promise<Tab> {
  const tab = await chromium.newTab();
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', network);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await wait(SETTLED);
  return tab;
}

/** Opens an address in a tab, until its load event. */
export async function openAt(tab: Tab, url: string): Promise<void> {
  const loaded = new Promise<void>((resolve) => tab.on('Page.loadEventFired', () => resolve()));
  await tab.send('Page.navigate', { url });
  await withinLimit(loaded, LIMIT, `${url} was not loaded within ${LIMIT / 1000} s.`);
}

/** What an expression comes to in a tab, once its promise is settled. */
export async function evaluate<T>(tab: Tab, expression: string): Promise<T> {
  const { result, exceptionDetails } = await tab.send<{
    result: { value: T };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? 'The expression failed in the page.');
  return result.value;
}

/**
 * Loads a page as a first visit on a phone does, nothing cached.
 * @param watched how long it is watched after its load event, in milliseconds: what it does then counts too
 */
export async function measureLoad(chromium: Chromium, url: string, watched: number): Promise<Load> {
  const tab = await openPhone(chromium);
  let javascript = 0;
  const requested = new Set<string>();
  tab.on<{ requestId: string; type: string }>(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && requested.add(requestId),
  );
  tab.on<{ requestId: string; encodedDataLength: number }>(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => {
      if (requested.has(requestId)) javascript += encodedDataLength;
    },
  );
  await tab.send('Performance.enable');
  await openAt(tab, url);
  await wait(watched);
  // Before the entries are read, for that is a script too.
  const { metrics } = await tab.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const { fcp, lcp, cls, tasks } = await evaluate<Entries>(tab, `(${readEntries.toString()})()`);
  await tab.close();
  const tbt = tasks.reduce(
    (sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50),
    0,
  );
  const scripts = 1_000 * (seconds('ScriptDuration') + seconds('V8CompileDuration'));
  return { lcp, tbt, scripts, cls, javascript };
}

interface Entries {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: (readonly [start: number, duration: number])[];
}

/** What the browser has recorded of the load. Read afterwards: a script that watches would take part of the time. */
async function readEntries(): Promise<Entries> {
  // A method, because a function with a name of its own would call a helper of the compiler that the page does not have.
  const read = {
    entries(type: string) {
      return new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    },
  };
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(read.entries),
  );
  return {
    fcp: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Infinity,
    lcp: largest?.at(-1)?.startTime ?? NaN,
    cls: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    tasks: (tasks ?? []).map(({ startTime, duration }) => [startTime, duration] as const),
  };
}
