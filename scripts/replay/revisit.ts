import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { FaultReport } from '../../shared/contract/releases/fault.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import { Findings } from './Findings.ts';

/** Memory a module may keep per visit, in bytes. */
const MOST_BYTES = 2_000_000;
/** Rounds to warm up, rounds through all pages that are measured, and rounds through a single suspected page. */
const WARM = 2;
const MEASURED = 3;
const MEASURED_ALONE = 5;
/** Time limit for a page, in milliseconds. */
const PAGE_LIMIT_MS = 5_000;
/**
 * How long after leaving a module the shell has reported its effects outside its element, in milliseconds: it looks
 * after one second.
 */
const LEFT_MS = 1_600;
/** Time limit for a page whose heading element is the same as the previous page's, in milliseconds. */
const SAME_HEADING_MS = 1_000;
/** Sampling interval of memory allocations, in bytes. */
const SAMPLING_BYTES = 65_536;

const HOME = '/dashboard';

/** A route of the console, and the address at which its page opened. */
export interface Opened {
  route: string;
  address: string;
}

/** A place in code with the memory allocated there and still in use, as sampled by Chromium. */
interface Sampled {
  callFrame: { url: string; lineNumber: number; columnNumber: number };
  selfSize: number;
  children: Sampled[];
}

/** Retained memory in bytes, by the innermost place in a module's files that allocated it. */
function keptBy(node: Sampled, base: string, around = '', kept = new Map<string, number>()): Map<string, number> {
  const { url, lineNumber, columnNumber } = node.callFrame;
  const place = url.includes(base) ? `${url.split(base)[1]}:${lineNumber + 1}:${columnNumber + 1}` : around;
  kept.set(place, (kept.get(place) ?? 0) + node.selfSize);
  for (const child of node.children) keptBy(child, base, place, kept);
  return kept;
}

/** All memory that scripts hold after garbage collection, in bytes: objects, elements and buffers. */
async function heldIn(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Goes to another console page in the same document and waits until it is shown. */
async function goTo(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const heading = document.querySelector('main h1');
    history.pushState({ index: 1, key: String(Math.random()), user: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return { heading, at: performance.now() };
  }, path);
  await page.waitForFunction(
    ([{ heading, at }, patience]) => {
      const shown = document.querySelector('main h1');
      if (!shown || document.querySelector('main [aria-busy="true"]')) return false;
      return shown !== heading || performance.now() - at > patience;
    },
    [left, SAME_HEADING_MS] as const,
    { timeout: PAGE_LIMIT_MS },
  );
  await left.dispose();
}

/**
 * Visits a release's pages again and again in one tab, leaving the module after each round. Finds the module's effects
 * outside its elements, as the shell reports them, and memory kept per visit, by route, with the place in its files.
 * Skips a page that doesn't load, because that was reported already.
 */
export async function revisit(
  context: BrowserContext,
  origin: string,
  { manifest: { name }, version }: Release,
  pages: readonly Opened[],
): Promise<Map<string, Findings>> {
  const found = new Map(pages.map(({ route }) => [route, new Findings()]));
  const page = await context.newPage();
  page.on('request', (request) => {
    if (request.url() !== `${origin}/api/faults`) return;
    const { module, kind, message, route, frames } = request.postDataJSON() as FaultReport;
    if (module !== name || kind !== 'outside') return;
    const [frame] = frames;
    // Reports after leaving the module aren't about a single page.
    const findings = found.get(route) ?? [...found.values()][0];
    findings?.add('outside its element', message, frame ? `${frame.file}:${frame.line}:${frame.column}` : '');
  });
  try {
    await page.goto(`${origin}${HOME}`);
    const session = await context.newCDPSession(page);
    const there: Opened[] = [];
    const goThrough = async (each: readonly Opened[]) => {
      for (const { address } of each) await goTo(page, address);
      await goTo(page, HOME);
    };
    /**
     * Memory that a round through these pages keeps, in bytes: the median of the measured rounds, because others'
     * garbage may disturb one.
     */
    const keptOf = async (each: readonly Opened[], rounds: number) => {
      const kept: number[] = [];
      for (let before = await heldIn(session); kept.length < rounds; ) {
        await goThrough(each);
        const now = await heldIn(session);
        kept.push(now - before);
        before = now;
      }
      return kept.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    };
    for (const each of pages)
      await goTo(page, each.address)
        .then(() => there.push(each))
        .catch(() => undefined);
    await goTo(page, HOME);
    await page.waitForTimeout(LEFT_MS);
    for (let round = 1; round < WARM; round += 1) await goThrough(there);
    await session.send('HeapProfiler.startSampling', { samplingInterval: SAMPLING_BYTES });
    const growth = await keptOf(there, MEASURED);
    const { profile } = await session.send('HeapProfiler.getSamplingProfile');
    if (growth <= MOST_BYTES) return found;
    const [[place] = ['']] = [...keptBy(profile.head, `/modules/${name}/${version}/`)]
      .filter(([at]) => at !== '')
      .sort(([, a], [, b]) => b - a);
    for (const each of there) {
      const more = await keptOf([each], MEASURED_ALONE);
      if (more > MOST_BYTES)
        found.get(each.route)?.add('leak', `each visit keeps ${(more / 1_000_000).toFixed(1)} MB more`, place);
    }
    return found;
  } finally {
    await page.close();
  }
}
