/** How long a visible tab waits before it asks again, in milliseconds: with the time that servers take to notice, all agree within 2 s. */
const PAUSE = 1_000;
/** The longest that it waits when the server can't be reached: each time twice as long as before, in milliseconds. */
const LONGEST = 30_000;

/**
 * Watches for changes of what the tab gets, promotions and flags: every second while it is visible, and whenever it comes
 * back. Calls `onOther` each time that the server's revision is not the one that `known` answers, and asks on once that is
 * settled. Returns a function that stops watching.
 */
export function watchRevision(known: () => number, apiBase: string, onOther: () => Promise<void>): () => void {
  let isOver = false;
  let isLooking = false;
  let pause = PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    if (isLooking || document.visibilityState !== 'visible') return;
    isLooking = true;
    clearTimeout(timer);
    try {
      const answer = await fetch(`${apiBase}/registry/revision`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(5000),
      });
      const { revision } = (await answer.json()) as { revision?: number };
      if (!isOver && revision !== undefined && revision !== known()) await onOther();
      pause = PAUSE;
    } catch {
      // The server can't be reached just now: it is asked again, less and less often.
      pause = Math.min(pause * 2, LONGEST);
    }
    isLooking = false;
    if (!isOver) timer = setTimeout(() => void look(), pause);
  };
  const lookNow = () => void look();
  timer = setTimeout(lookNow, PAUSE);
  document.addEventListener('visibilitychange', lookNow);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookNow);
  };
}
