import { useSyncExternalStore } from 'react';

const PROBE = 'storage.probe';

function isBlocked(): boolean {
  try {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}

const never = () => () => undefined;

/** Whether the browser blocks storage for this site, as state: the session could not be stored. */
export const useIsStorageBlocked = (): boolean => useSyncExternalStore(never, isBlocked, () => false);
