import type { RegistryRelease } from 'shared/contract';
import { loadedPart } from '../loader/loadPart';
import { moduleRuns } from '../loader/moduleRuns';
import type { Part } from '../loader/Part';
import { callerOf, type Trace } from './traces';

/** The owner of running code: a module, with the stack of the call that set it up where there is one. */
export interface Owner {
  module: string;
  version: string;
  at?: Trace;
}

/** Tells whose code runs. Asked only when something is found, for to read a stack takes time. Undefined when it is no module's. */
export type Whose = () => Owner | undefined;

/**
 * Looks at what all code shares. What is new after code has run is its doing; without `by` nobody knows whose.
 * `isAlone`: since the look before, no other code of this tab ran, and no other tab was heard of.
 */
export type Look = (by: Whose | undefined, isAlone: boolean) => void;

/** Hears how long code has run, in milliseconds; answers whether it was told of. */
export type HearLong = (milliseconds: number, by: Whose) => boolean;

/** A stretch of code that runs. */
interface Run {
  by: Whose;
  around: Whose | undefined;
  begun: number;
  /** The time reported until then, in milliseconds. */
  told: number;
  isOver: boolean;
  /** When what it left to promises began to run. Undefined before that. */
  resumed?: number;
}

const looks = new Set<Look>();
let hears: HearLong = () => false;
/** The time already reported, in milliseconds: code around it is not reported for the same. */
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

/** Looks at what code has done, and once more after what it left to promises. What React interrupted is not timed. */
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

/** Runs what was set up by a call. */
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

/** Whose a part is. */
export const ownerOf = (part: Part): Owner => ({
  module: part.module.manifest.name,
  version: loadedPart(part)?.release.version ?? part.module.current.version,
});

/** The module of a release, by its folder: `/modules/mfe-x/1.0.0/`. */
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

/** Modules' handlers that React runs when somebody acts; a module's own listener may stop the event on its way. */
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

/** Looks from then on whenever code of a module may have run: what it set up outside, its load, its renders and effects, and its handlers. */
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
