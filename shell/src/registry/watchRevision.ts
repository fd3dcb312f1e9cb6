/** How often a visible tab asks, in milliseconds. */
const INTERVAL = 30_000;

/**
 * Watches for a promotion after the one that this tab was opened with: every half minute while the tab is
 * visible, and whenever it comes back. Calls `onNewer` once. Returns a function that stops watching.
 */
export function watchRevision(revision: number, apiBase: string, onNewer: () => void): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    fetch(`${apiBase}/registry/revision`, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
      .then((response) => response.json() as Promise<{ revision?: number }>)
      .then((answer) => {
        if (isOver || answer.revision === undefined || answer.revision === revision) return;
        stop();
        onNewer();
      })
      .catch(() => undefined);
  };
  const timer = setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look);
  return stop;
}
