import { framesOf } from '../faults/framesOf';

/** A call's origin: its stack, formatted by the browser only on access. */
export interface Trace {
  stack: string;
}

/** Something set up outside a module's own elements, as long as it exists. */
export interface Left {
  /** Its description, completing the sentence `It left …`. */
  what: string;
  at: Trace;
  /** Whether it still exists. */
  isThere: () => boolean;
  undo: () => void;
  /** When it was set up, in milliseconds since the document began. */
  since: number;
  /**
   * `atOnce`: can be undone as soon as its module is gone; undoing twice is harmless. `later`: is undone a second
   * later. `chain`: may be about to save something, and is undone only if it repeats.
   */
  ends: 'atOnce' | 'later' | 'chain';
}

/** Everything that modules set up and have not removed. */
export const allLeft = new Set<Left>();

declare global {
  interface ErrorConstructor {
    /**
     * Captures the stack on an object, without the frames above a function. Firefox and Safari support it only in
     * recent versions.
     */
    captureStackTrace(of: object, above: (...given: never[]) => unknown): void;
  }
}

/** The call site of a watched function. */
export function traceOf(watched: (...given: never[]) => unknown): Trace {
  const trace = { stack: '' };
  Error.captureStackTrace(trace, watched);
  return trace;
}

/** A file address with line and column, in any browser's format. */
const ADDRESS = /\w+:\/\/[^\s()]+:\d+:\d+/;

/**
 * The module that made a call: the owner of the innermost file in the stack. Calls that the shell makes for a module
 * count as the shell's.
 */
export const callerOf = ({ stack }: Trace): ReturnType<typeof framesOf> => framesOf(ADDRESS.exec(stack)?.[0] ?? '');
