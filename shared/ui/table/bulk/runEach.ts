import { ApiError, errorText } from 'shared/platform';

/** How many calls run at once. */
const AT_ONCE = 8;

/** The results of an act on items, one by one. */
export interface Outcome<I, R> {
  /** The act's answers, for the items where it succeeded. */
  done: R[];
  failed: { item: I; reason: string }[];
  /** Items that were not tried. */
  left: I[];
  /** Why it came to no more, in a sentence. Undefined when it came to all, or was cancelled. */
  stopped?: string;
}

interface RunOptions {
  /** Cancels what has not begun; what is under way is waited for. */
  signal: AbortSignal;
  /** Called with the number of items that are settled. */
  onProgress: (settled: number) => void;
}

/** Errors that the next item would meet as well: no network, no session, a server that accepts no more. */
const meetsAll = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 401, 429, 503].includes(error.status);

/** Does something with each of many items, a few at once: one that fails is told and the rest goes on, until nothing more would go through. */
export async function runEach<I, R>(
  items: readonly I[],
  act: (item: I) => Promise<R>,
  { signal, onProgress }: RunOptions,
): Promise<Outcome<I, R>> {
  const outcome: Outcome<I, R> = { done: [], failed: [], left: [] };
  let next = 0;
  while (next < items.length && outcome.stopped === undefined && !signal.aborted) {
    const batch = items.slice(next, next + AT_ONCE);
    next += batch.length;
    await Promise.all(
      batch.map(async (item) => {
        try {
          outcome.done.push(await act(item));
        } catch (error) {
          if (meetsAll(error)) {
            outcome.stopped = errorText(error);
            outcome.left.push(item);
          } else outcome.failed.push({ item, reason: errorText(error) });
        }
        onProgress(outcome.done.length + outcome.failed.length);
      }),
    );
  }
  outcome.left.push(...items.slice(next));
  return outcome;
}
