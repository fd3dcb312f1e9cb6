/** The polling interval of a visible tab, in milliseconds: together with the servers' delay, all agree within 2 s. */
const PAUSE = 1_000;
/** The maximum interval when the server can't be reached: doubles each time, in milliseconds. */
const LONGEST = 30_000;

interface Watch {
  /** Handles a pushed revision; a hidden tab checks once it is visible. */
  notice(revision: number): void;
  end(): void;
}

/**
 * Watches for changes of releases and flags: by push messages only while it `isHeard`; otherwise by polling every
 * second while the tab is visible, and whenever it becomes visible. Calls `onOther` when the server's revision differs
 * from the one that `known` returns, and continues once that is done.
 */
export function watchRevision(
  known: () => number,
  apiBase: string,
  { onOther, isHeard }: { onOther: () => Promise<void>; isHeard: () => boolean },
): Watch {
  let isOver = false;
  let isLooking = false;
  let pause = PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said: number | undefined;
  const ask = async () => {
    const answer = await fetch(`${apiBase}/registry/revision`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return ((await answer.json()) as { revision?: number }).revision;
  };
  const look = async () => {
    if (isLooking || document.visibilityState !== 'visible') return;
    isLooking = true;
    clearTimeout(timer);
    try {
      const revision = isHeard() ? said : await ask();
      said = undefined;
      if (!isOver && revision !== undefined && revision !== known()) await onOther();
      pause = PAUSE;
    } catch {
      // The server can't be reached: the interval grows.
      pause = Math.min(pause * 2, LONGEST);
    }
    isLooking = false;
    if (!isOver) timer = setTimeout(lookNow, pause);
  };
  const lookNow = () => void look();
  timer = setTimeout(lookNow, PAUSE);
  document.addEventListener('visibilitychange', lookNow);
  return {
    notice(revision) {
      said = revision;
      lookNow();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
    },
  };
}
