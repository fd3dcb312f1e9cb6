import { ApiError, errorText } from 'shared/platform';

/** The number of concurrent requests. */
const AT_ONCE = 8;

/** The results of an action on items. */
export interface Outcome<I, R> {
  /** The results of the items that succeeded. */
  done: R[];
  failed: { item: I; reason: string }[];
  /** Items not attempted. */
  left: I[];
  /** Why it stopped, in a sentence. Undefined if it finished or was cancelled. */
  stopped?: string;
}

interface RunOptions {
  /** Cancels items not started; running ones finish. */
  signal: AbortSignal;
  /** Called with the number of settled items. */
  onProgress: (settled: number) => void;
}

/** Errors that the next item would have too: no network, no session, a server that rejects all requests. */
const meetsAll = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 401, 429, 503].includes(error.status);

/**
 * Runs an action on each of many items, a few concurrently: failures are reported and the rest continues, until an
 * error that would affect all.
 */
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
