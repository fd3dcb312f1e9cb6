import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { FaultReport } from '../../shared/contract/releases/fault.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import { Findings } from './Findings.ts';

/** What a module may keep of each visit, in bytes. */
const MOST_BYTES = 2_000_000;
/** Rounds until all that is kept once is there, rounds through all pages that are measured, and rounds through one of which something is said. */
const WARM = 2;
const MEASURED = 3;
const MEASURED_ALONE = 5;
/** The longest that a page is waited for, in milliseconds. */
const PAGE_LIMIT_MS = 5_000;
/** How long after it was left the shell has told what a module does outside of its element, in milliseconds: it looks after one second. */
const LEFT_MS = 1_600;
/** A page whose heading is that of the page before it, the same element, is given so long, in milliseconds. */
const SAME_HEADING_MS = 1_000;
/** Between what is noted of where memory is taken, in bytes. */
const SAMPLING_BYTES = 65_536;

const HOME = '/dashboard';

/** A route of the console, and the address at which its page was opened. */
export interface Opened {
  route: string;
  address: string;
}

/** A place in code, and what was made there and is still kept, as Chromium samples it. */
interface Sampled {
  callFrame: { url: string; lineNumber: number; columnNumber: number };
  selfSize: number;
  children: Sampled[];
}

/** What is kept, in bytes, by the innermost place in a module's files that it came by. */
function keptBy(node: Sampled, base: string, around = '', kept = new Map<string, number>()): Map<string, number> {
  const { url, lineNumber, columnNumber } = node.callFrame;
  const place = url.includes(base) ? `${url.split(base)[1]}:${lineNumber + 1}:${columnNumber + 1}` : around;
  kept.set(place, (kept.get(place) ?? 0) + node.selfSize);
  for (const child of node.children) keptBy(child, base, place, kept);
  return kept;
}

/** All that scripts hold once what nobody holds is collected, in bytes: objects, elements, and buffers. */
async function heldIn(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Goes to another page of the console in the same document, and waits until it is there. */
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
 * Goes through the pages of a release again and again in one tab, leaving the module after each round. Finds what it does
 * outside of its own elements, as the shell tells it, and what it keeps of each visit, by route, with the place in its files.
 * A page that does not come is passed over: that has been found already.
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
    // What is told once it was left is not told of one of its pages.
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
    /** What a round through these pages keeps, in bytes: the middle one of those that are measured, as others' garbage may come or go in one of them. */
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
