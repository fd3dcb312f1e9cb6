import { shownParts } from '../loader/OwnedPart';
import type { Part } from '../loader/Part';
import { tellOutside } from './tellOutside';
import { type HearLong, type Owner, ownerOf, renders } from './watchRuns';
import { placeOf } from './whoWrote';

/** How long a module's work may block the page, in milliseconds, on an otherwise idle computer of 2025. */
const MOST_MS = 200;
/** That computer's time for the steps below, in milliseconds. */
const STEPS_MS = 4;
const STEPS = 400_000;
const SAID = 'kept the page from answering for over a fifth of a second.';

/** Chromium's entry of a script that ran within a long frame. */
interface ScriptTiming extends PerformanceEntry {
  sourceURL: string;
  /** From 0; -1 where it is not known. */
  sourceCharPosition: number;
}

/** How many times slower the steps run here and now than on that computer. */
function slowness(times: number): number {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < times * STEPS; step += 1) sum += Math.sqrt(step) % 7;
  return sum > 0 ? Math.max(1, (performance.now() - begun) / times / STEPS_MS) : 1;
}

/**
 * Whether work of this many milliseconds is too long, here and now: an old phone, or one that is busy, is no module's
 * fault.
 * Of three short tries the first one has the browser compile them. A processor that others use too is given away
 * every few
 * milliseconds, which only a longer try meets for sure.
 */
function isTooLong(milliseconds: number): boolean {
  if (milliseconds <= MOST_MS) return false;
  const [, middle = 1] = [1, 1, 1].map(slowness).sort((a, b) => a - b);
  return milliseconds > MOST_MS * middle && milliseconds > MOST_MS * slowness(8);
}

/** Tells of a module whose code ran too long, in any browser. */
export const hearLong: HearLong = (milliseconds, by) => {
  if (!isTooLong(milliseconds)) return false;
  const owner = by();
  if (owner) tellOutside(owner.at, `It ${SAID}`, owner);
  return owner !== undefined;
};

/** The page or contribution that React rendered for that long within a script; of nested ones, the inner one. */
function renderedBy({ startTime, duration }: PerformanceEntry): Part | undefined {
  const within = renders.filter(
    ({ begin, end }) => Math.min(end, startTime + duration) - Math.max(begin, startTime) > duration / 2,
  );
  return within.sort((a, b) => a.end - a.begin - (b.end - b.begin))[0]?.part;
}

function hearScript(script: ScriptTiming): void {
  if (!isTooLong(script.duration)) return;
  const { sourceURL: url, sourceCharPosition: index } = script;
  if (url.startsWith(`${location.origin}/modules/`))
    void placeOf(url, Math.max(index, 0)).then((stack) => tellOutside({ stack }, `It ${SAID}`));
  else {
    const part = renderedBy(script);
    if (part) tellOutside(undefined, `It ${SAID}`, ownerOf(part));
  }
}

/** The owner of an element, by where it is shown; of nested parts, the inner one's. */
export function whoseIs(target: Element): Owner | undefined {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const around = [...shownParts].flatMap(([elements, { part }]) =>
    [...elements.getClientRects()]
      .filter((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
      .map((box) => ({ part, size: box.width * box.height })),
  );
  const [inner] = around.sort((a, b) => a.size - b.size);
  return inner && ownerOf(inner.part);
}

/** The handlers of a module that React runs when somebody acts. */
function hearEvent({ target, processingStart, processingEnd }: PerformanceEventTiming): void {
  if (!(target instanceof Element) || !isTooLong(processingEnd - processingStart)) return;
  const owner = whoseIs(target);
  if (owner) tellOutside(undefined, `What it does when somebody acts ${SAID}`, owner);
}

/**
 * Hears from then on what keeps the page from answering for longer than 200 ms, or as much more as this device is
 * slower, by
 * what the browser tells: of acts, and, in Chromium, of scripts. `hearLong` hears what the guard itself has timed.
 */
export function hearBlocking(): void {
  const hear = (options: PerformanceObserverInit, each: (entry: PerformanceEntry) => void) => {
    if (options.type && PerformanceObserver.supportedEntryTypes?.includes(options.type))
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  };
  hear({ type: 'long-animation-frame' }, (frame) => {
    const { scripts = [] } = frame as { scripts?: ScriptTiming[] };
    scripts.forEach(hearScript);
  });
  hear({ type: 'event', durationThreshold: MOST_MS }, (event) => hearEvent(event as PerformanceEventTiming));
}
