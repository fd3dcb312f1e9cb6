import { shownParts } from '../loader/OwnedPart';
import type { Part } from '../loader/Part';
import { tellOutside } from './tellOutside';
import { type HearLong, type Owner, ownerOf, renders } from './watchRuns';
import { placeOf } from './whoWrote';

/** How long a module may block the page, in milliseconds, on an otherwise idle computer of 2025. */
const MOST_MS = 200;
/** How long that computer needs for the steps below, in milliseconds. */
const STEPS_MS = 4;
const STEPS = 400_000;
const SAID = 'kept the page from answering for over a fifth of a second.';

/** Chromium's performance entry for a script in a long animation frame. */
interface ScriptTiming extends PerformanceEntry {
  sourceURL: string;
  /** From 0; -1 if unknown. */
  sourceCharPosition: number;
}

/** How many times slower this device currently runs the steps than that computer. */
function slowness(times: number): number {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < times * STEPS; step += 1) sum += Math.sqrt(step) % 7;
  return sum > 0 ? Math.max(1, (performance.now() - begun) / times / STEPS_MS) : 1;
}

/**
 * Whether work of this many milliseconds is too long for this device now: an old or busy phone is no module's fault. Of
 * three short tries, the first lets the browser compile the code. On a shared processor the thread is preempted every
 * few milliseconds, which only a longer try is sure to include.
 */
function isTooLong(milliseconds: number): boolean {
  if (milliseconds <= MOST_MS) return false;
  const [, middle = 1] = [1, 1, 1].map(slowness).sort((a, b) => a - b);
  return milliseconds > MOST_MS * middle && milliseconds > MOST_MS * slowness(8);
}

/** Reports a module whose code ran too long, in any browser. */
export const hearLong: HearLong = (milliseconds, by) => {
  if (!isTooLong(milliseconds)) return false;
  const owner = by();
  if (owner) tellOutside(owner.at, `It ${SAID}`, owner);
  return owner !== undefined;
};

/** The page or contribution that React rendered for that long within a script; if nested, the inner one. */
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

/** The owner of an element by its position in the DOM; if nested, the inner one. */
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

/** A module's React event handlers. */
function hearEvent({ target, processingStart, processingEnd }: PerformanceEventTiming): void {
  if (!(target instanceof Element) || !isTooLong(processingEnd - processingStart)) return;
  const owner = whoseIs(target);
  if (owner) tellOutside(undefined, `What it does when somebody acts ${SAID}`, owner);
}

/**
 * Starts to report work that keeps the page from responding for longer than 200 ms, scaled by this device's speed,
 * from the browser's event entries and, in Chromium, long-frame script entries. `hearLong` receives durations measured
 * by the guard itself.
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
