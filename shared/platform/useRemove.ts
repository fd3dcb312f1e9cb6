import { useCallback } from 'react';
import { api } from './api';
import { patchLists, refresh } from './cache';
import { notify } from './host';
import type { StoredRecord } from './record';

/**
 * Deletes a record of a path: it leaves the lists at once, comes back when the server refuses
 * (then `remove` throws `ApiError`), and can be restored by Undo for 10 seconds.
 */
export function useRemove<T extends StoredRecord>(path: string) {
  return useCallback(
    async (id: string, message: string): Promise<void> => {
      void patchLists<T>(path, (page) => {
        const rows = page.rows.filter((row) => row.id !== id);
        return { ...page, rows, total: page.total - (page.rows.length - rows.length) };
      });
      try {
        await api.delete(`${path}/${encodeURIComponent(id)}`);
      } finally {
        void refresh(path);
      }
      notify.success(message, { undo: () => restore(path, id) });
    },
    [path],
  );
}

/** Takes a deletion back; says so when that fails. */
async function restore(path: string, id: string): Promise<void> {
  try {
    await api.post(`${path}/${encodeURIComponent(id)}/restore`);
  } catch (error) {
    notify.error(`Could not undo: ${error instanceof Error ? error.message : 'Unknown error'}`);
  }
  await refresh(path);
}
