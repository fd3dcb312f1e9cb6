import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AttendanceMonth } from 'shared/domain/work/attendance/month';
import { useList, useUnsavedChanges } from 'shared/platform';
import { SheetStore } from './SheetStore';

/**
 * The polling interval of a month without change events, in milliseconds: a month nothing was done in yet, and any
 * other.
 */
const UNTOLD = 1_500;
const TOLD = 15_000;

/**
 * A center's month with live updates: a change event from the server makes it fetch the changes. Leaving the page asks
 * first while marks are unsent.
 */
export function useSheet(centerId: string, month: string) {
  const store = useMemo(() => new SheetStore(centerId, month), [centerId, month]);
  const shown = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const [said, say] = useState('');
  useEffect(() => {
    void store.read();
    const retry = () => store.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [store]);
  useUnsavedChanges(shown.waiting > 0);

  const { rows } = useList<AttendanceMonth>('attendance', { centerId, month });
  const told = rows[0]?.version ?? 0;
  const { version } = shown.sheet;
  const isReady = shown.state === 'ready';
  useEffect(() => {
    if (isReady && told > version) void store.read();
  }, [store, told, version, isReady]);
  useEffect(() => {
    if (!isReady) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void store.read();
    };
    const timer = setInterval(look, version === 0 ? UNTOLD : TOLD);
    return () => clearInterval(timer);
  }, [store, isReady, version]);
  return { store, shown, said, say };
}
