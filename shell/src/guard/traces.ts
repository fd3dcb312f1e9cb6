import { framesOf } from '../faults/framesOf';

/** Where a call came from: its stack, which the browser writes down only when it is asked for. */
export interface Trace {
  stack: string;
}

/** Something that code has set up outside of its own elements, as long as it is there. */
export interface Left {
  /** What it is, as the end of a sentence: `It left …`. */
  what: string;
  at: Trace;
  /** Whether it still is there. */
  isThere: () => boolean;
  undo: () => void;
  /** Since when, in milliseconds since the document began. */
  since: number;
  /**
   * `atOnce`: can be undone as soon as its module has gone, for whoever ends it later finds it ended. `later`: is
   * undone a
   * second later. `chain`: may be about to save something, and is undone only when it begins again and again.
   */
  ends: 'atOnce' | 'later' | 'chain';
}

/** Everything that was set up and not taken away again, by whomever. */
export const allLeft = new Set<Left>();

declare global {
  interface ErrorConstructor {
    /** Writes the stack to an object, without the frames above a function. Firefox and Safari have it since lately only. */
    captureStackTrace(of: object, above: (...given: never[]) => unknown): void;
  }
}

/** Where a watched function was called from. */
export function traceOf(watched: (...given: never[]) => unknown): Trace {
  const trace = { stack: '' };
  Error.captureStackTrace(trace, watched);
  return trace;
}

/** An address of a file with a place in it, as any browser writes it. */
const ADDRESS = /\w+:\/\/[^\s()]+:\d+:\d+/;

/** Whose code made a call: a module's when its file is the innermost of the stack. What the shell does on its behalf is the shell's. */
export const callerOf = ({ stack }: Trace): ReturnType<typeof framesOf> => framesOf(ADDRESS.exec(stack)?.[0] ?? '');
