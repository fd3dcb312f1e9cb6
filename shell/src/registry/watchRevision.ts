/** How long a visible tab waits before it asks again, in milliseconds: with the time that servers take to notice, all agree within 2 s. */
const PAUSE = 1_000;
/** The longest that it waits when the server can't be reached: each time twice as long as before, in milliseconds. */
const LONGEST = 30_000;

interface Watch {
  /** Takes a revision that the server said by itself; a tab that nobody sees looks once it is seen. */
  notice(revision: number): void;
  end(): void;
}

/**
 * Watches for changes of what the tab gets, promotions and flags: by what the server says by itself, and while it
 * `isHeard` by nothing else; otherwise every second while the tab is visible, and whenever it comes back. Calls `onOther`
 * each time that the server's revision is not the one that `known` answers, and goes on once that is settled.
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
      // The server can't be reached just now: it is asked again, less and less often.
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
