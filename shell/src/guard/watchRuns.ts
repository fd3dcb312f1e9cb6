import type { RegistryRelease } from 'shared/contract';
import { loadedPart } from '../loader/loadPart';
import { moduleRuns } from '../loader/moduleRuns';
import type { Part } from '../loader/Part';
import { callerOf, type Trace } from './traces';

/** The owner of running code: a module, with the stack of the call that set it up, if known. */
export interface Owner {
  module: string;
  version: string;
  at?: Trace;
}

/**
 * Returns whose code is running. Called only when something was found, because reading a stack is slow. Undefined if it
 * is no module's.
 */
export type Whose = () => Owner | undefined;

/**
 * Checks everything that all code shares. Changes after code has run are its doing; without `by` the writer is unknown.
 * `isAlone`: since the last check, no other code of this tab ran and no other tab was active.
 */
export type Look = (by: Whose | undefined, isAlone: boolean) => void;

/** Receives how long code ran, in milliseconds; returns whether it was reported. */
export type HearLong = (milliseconds: number, by: Whose) => boolean;

/** A span of running code. */
interface Run {
  by: Whose;
  around: Whose | undefined;
  begun: number;
  /** The time reported so far, in milliseconds. */
  told: number;
  isOver: boolean;
  /** When its microtasks started to run. Undefined before that. */
  resumed?: number;
}

const looks = new Set<Look>();
let hears: HearLong = () => false;
/** The time already reported, in milliseconds: enclosing code is not reported for the same time. */
let told = 0;
let current: Whose | undefined;

const look = (by: Whose | undefined, isAlone = true) => looks.forEach((each) => each(by, isAlone));

function hearLong(since: number, toldBefore: number, by: Whose): void {
  const own = performance.now() - since - (told - toldBefore);
  if (hears(own, by)) told += own;
}

function begin(by: Whose): Run {
  look(current);
  const run: Run = { by, around: current, begun: performance.now(), told, isOver: false };
  current = by;
  queueMicrotask(() => {
    look(run.isOver ? undefined : by);
    if (!run.isOver) current = undefined;
    run.resumed = performance.now();
    run.told = told;
  });
  return run;
}

/** Checks what code has done, and again after its microtasks. Work that React interrupted is not timed. */
function end(run: Run): void {
  const { by, resumed } = run;
  const isWhole = resumed === undefined;
  look(by, isWhole);
  run.isOver = true;
  current = run.around;
  if (isWhole) hearLong(run.begun, run.told, by);
  queueMicrotask(() => {
    look(by, isWhole);
    if (isWhole && run.resumed !== undefined) hearLong(run.resumed, run.told, by);
  });
}

/** Runs a callback that a call has set up. */
export function runFor<T>(at: Trace, act: () => T): T {
  const run = begin(() => {
    const caller = callerOf(at);
    return caller && { module: caller.module, version: caller.version, at };
  });
  try {
    return act();
  } finally {
    end(run);
  }
}

/** The owner of a part. */
export const ownerOf = (part: Part): Owner => ({
  module: part.module.manifest.name,
  version: loadedPart(part)?.release.version ?? part.module.current.version,
});

/** The module of a release, from its folder: `/modules/mfe-x/1.0.0/`. */
const nameOf = ({ base }: RegistryRelease) => base.split('/').at(-3) ?? '';

/** React's latest work on parts, in milliseconds since the document began. */
export const renders: { part: Part; begin: number; end: number }[] = [];
const MOST_RENDERS = 20;

function watchParts(): void {
  const runs = new WeakMap<object, Run>();
  moduleRuns.begin = (of) => {
    runs.set(
      of,
      begin(() => ('module' in of ? ownerOf(of) : { module: nameOf(of), version: of.version })),
    );
  };
  moduleRuns.end = (of) => {
    const run = runs.get(of);
    if (!run) return;
    runs.delete(of);
    end(run);
    if (!('module' in of)) return;
    renders.push({ part: of, begin: run.begun, end: performance.now() });
    if (renders.length > MOST_RENDERS) renders.shift();
  };
}

/** Modules' React event handlers; a module's own listener may stop the event's propagation. */
function watchActs(whoseIs: (target: Element) => Owner | undefined): void {
  const later = window.setTimeout;
  for (const type of ['click', 'keydown', 'input', 'change', 'submit', 'pointerdown', 'pointerup']) {
    let by: Whose | undefined;
    const over = () => {
      if (!by) return;
      look(by);
      if (current === by) current = undefined;
      by = undefined;
    };
    const heard = ({ target }: Event) => {
      look(current);
      if (!(target instanceof Element)) return;
      current = by = () => whoseIs(target);
      later(over);
    };
    window.addEventListener(type, heard, true);
    window.addEventListener(type, over);
  }
}

/**
 * Starts to check whenever a module's code may have run: callbacks it set up outside, loading, renders, effects, and
 * event handlers.
 */
export function watchRuns(
  given: readonly Look[],
  hear: HearLong,
  whoseIs: (target: Element) => Owner | undefined,
): void {
  given.forEach((each) => looks.add(each));
  hears = hear;
  watchParts();
  watchActs(whoseIs);
}
