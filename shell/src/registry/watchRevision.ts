/** How often a visible tab asks, in milliseconds. */
const INTERVAL = 30_000;

/**
 * Watches for promotions: every half minute while the tab is visible, and whenever it comes back. Calls `onOther` each time
 * that the server's revision is not the one that `known` answers. Returns a function that stops watching.
 */
export function watchRevision(known: () => number, apiBase: string, onOther: () => void): () => void {
  let isOver = false;
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    fetch(`${apiBase}/registry/revision`, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
      .then((response) => response.json() as Promise<{ revision?: number }>)
      .then(({ revision }) => {
        if (!isOver && revision !== undefined && revision !== known()) onOther();
      })
      .catch(() => undefined);
  };
  const timer = setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
