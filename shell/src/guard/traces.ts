import { framesOf } from '../faults/framesOf';

/** A call's origin: its stack, which the browser writes down only on request. */
export interface Trace {
  stack: string;
}

/** Something that code has set up outside of its own elements, as long as it is there. */
export interface Left {
  /** Its description, as the end of a sentence: `It left …`. */
  what: string;
  at: Trace;
  /** Whether it still is there. */
  isThere: () => boolean;
  undo: () => void;
  /** Since when, in milliseconds since the document began. */
  since: number;
  /**
   * `atOnce`: can be undone as soon as its module has gone; ending it twice is harmless. `later`: is undone a second
   * later. `chain`: may be about to save something, and is undone only when it begins again and again.
   */
  ends: 'atOnce' | 'later' | 'chain';
}

/** Everything that was set up and not removed again, by any module. */
export const allLeft = new Set<Left>();

declare global {
  interface ErrorConstructor {
    /** Writes the stack to an object, without the frames above a function. Firefox and Safari have it since lately only. */
    captureStackTrace(of: object, above: (...given: never[]) => unknown): void;
  }
}

/** The call site of a watched function. */
export function traceOf(watched: (...given: never[]) => unknown): Trace {
  const trace = { stack: '' };
  Error.captureStackTrace(trace, watched);
  return trace;
}

/** An address of a file with a place in it, as any browser writes it. */
const ADDRESS = /\w+:\/\/[^\s()]+:\d+:\d+/;

/**
 * The module that made a call: the owner of the innermost file of the stack. Calls of the shell on its behalf are the
 * shell's.
 */
export const callerOf = ({ stack }: Trace): ReturnType<typeof framesOf> => framesOf(ADDRESS.exec(stack)?.[0] ?? '');
