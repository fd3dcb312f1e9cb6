import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AttendanceMonth } from 'shared/domain/work/attendance/month';
import { useList, useUnsavedChanges } from 'shared/platform';
import { SheetStore } from './SheetStore';

/** How often a month is looked at again that nobody tells of: one in which nothing was done yet, and any other, in milliseconds. */
const UNTOLD = 1_500;
const TOLD = 15_000;

/**
 * A center's month with others' changes: the server reports that a month changed, as for every record, and the changes
 * are read. Leaving the page asks first while something is unsent.
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
