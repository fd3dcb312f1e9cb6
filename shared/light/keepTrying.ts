/** How long after a failure the next try is, in milliseconds; then twice as long, and so on. */
const SOON_MS = 1000;
/** The longest that it waits between two tries, in milliseconds. */
const LONGEST_MS = 30_000;

/** Runs until nothing waits any more. */
export interface Trying {
  /** Tries now. */
  now: () => void;
  /** Tries in a while, if something waits. */
  soon: () => void;
}

/**
 * Tries `work` when the network is told back, and again as long as something `waits` to be sent and the browser thinks that there is a
 * network: it often thinks so a moment too early, or all the while there is none. `signal` ends it.
 */
export function keepTrying(work: () => Promise<void>, waits: () => boolean, signal: AbortSignal): Trying {
  let pause = SOON_MS;
  let timer: number | undefined;
  const soon = () => {
    if (!waits()) pause = SOON_MS;
    else if (timer === undefined && navigator.onLine && !signal.aborted) {
      timer = window.setTimeout(() => {
        timer = undefined;
        if (waits()) now();
      }, pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    }
  };
  const now = () => void work().then(soon);
  addEventListener(
    'online',
    () => {
      clearTimeout(timer);
      timer = undefined;
      pause = SOON_MS;
      now();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  return { now, soon };
}
