import { onPartGone, shownParts } from '../loader/OwnedPart';
import type { Part } from '../loader/Part';
import { guardEveryObject } from './guardEveryObject';
import { guardStorage } from './guardStorage';
import { hearBlocking, hearLong, whoseIs } from './hearBlocking';
import { type Change, rememberWorld } from './rememberWorld';
import { tellOutside } from './tellOutside';
import { allLeft, callerOf, type Left } from './traces';
import { watchCalls } from './watchCalls';
import { ownerOf, watchRuns } from './watchRuns';
import { whoWrote } from './whoWrote';

/** How long after a module was last shown its leftovers are searched, in milliseconds: time for it to clean up. */
const GRACE_MS = 1_000;
/**
 * How long its timers are counted, in milliseconds, and how many it may start meanwhile: retries with back-off stay
 * below.
 */
const COUNTED_MS = 10_000;
const MOST_TIMERS = 5;

const isShown = (module: string) => [...shownParts.values()].some(({ part }) => part.module.manifest.name === module);

/** Undoes a change and reports it. */
function undo({ what, undo: back }: Change): string {
  try {
    back();
    return what;
  } catch {
    return `${what} It can’t be undone.`;
  }
}

let isWatching = false;

/**
 * Starts to watch what modules do outside their own elements. Once a module is no longer shown, undoes what it left
 * (listeners, timers, observers and elements) and its changes to shared objects. A single timer is allowed to run,
 * because it may be about to save something. Reports to their teams. Starts before any module's code runs, once; does
 * nothing in browsers without stacks.
 */
export function watchModules(): void {
  if (isWatching || !('captureStackTrace' in Error)) return;
  isWatching = true;
  const later = window.setTimeout;
  const storage = guardStorage();
  watchRuns([guardEveryObject(), storage.look], hearLong, whoseIs);
  watchCalls();
  hearBlocking();
  const changes = rememberWorld();
  /** The shell's own changes. */
  const allowed = new Set<string>();

  /** A removed module's leftovers of this kind. */
  function* leftOf(name: string, ...ends: Left['ends'][]): Generator<Left> {
    for (const left of allLeft) {
      if (!ends.includes(left.ends)) continue;
      const caller = callerOf(left.at);
      if (!caller) allLeft.delete(left);
      else if (caller.module === name) yield left;
    }
  }
  function end(left: Left): void {
    allLeft.delete(left);
    left.undo();
    tellOutside(left.at, `It left ${left.what} when it was gone.`);
  }
  function endChain(name: string, gone: number): void {
    const begun = [...leftOf(name, 'chain')].filter(({ since }) => since > gone);
    if (isShown(name) || begun.length <= MOST_TIMERS) return;
    for (const left of begun) left.undo();
    const last = begun.at(-1);
    if (last?.isThere()) end(last);
  }

  function endLeft(name: string, gone: number): void {
    if (isShown(name)) return;
    endChain(name, gone);
    for (const left of leftOf(name, 'atOnce', 'later')) {
      if (left.isThere()) end(left);
      else allLeft.delete(left);
    }
  }

  async function restore(part: Part): Promise<void> {
    const owner = ownerOf(part);
    for (const change of changes()) {
      if (allowed.has(change.what)) continue;
      const by = await whoWrote(change.name, change.value);
      if (by === 'other') allowed.add(change.what);
      else if (by ?? change.isOfPage) tellOutside(by, undo(change), owner);
    }
    for (const { what, at } of await storage.changed(owner.module)) tellOutside(at, what, owner);
  }
  onPartGone.add((part) => {
    const { name } = part.module.manifest;
    // Elements that React merely re-renders are back by then.
    queueMicrotask(() => {
      if (isShown(name)) return;
      const gone = performance.now();
      for (const left of leftOf(name, 'atOnce')) if (left.isThere()) left.undo();
      void restore(part);
      later(() => {
        endLeft(name, gone);
        // The timers it started meanwhile.
        void restore(part);
      }, GRACE_MS);
      later(() => endChain(name, gone), COUNTED_MS);
    });
  });
}
