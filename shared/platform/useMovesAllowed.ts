import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: no-preference)');

function subscribe(listener: () => void): () => void {
  const allowed = query();
  allowed.addEventListener('change', listener);
  return () => allowed.removeEventListener('change', listener);
}

/** Whether the person has not asked for less motion. */
export const useMovesAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
