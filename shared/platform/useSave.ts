import { useCallback, useState } from 'react';
import { cacheRecord, patchLists, refresh } from './cache';
import type { StoredRecord } from './record';
import { sendRecord } from './sendRecord';

/** Options of one save. */
export interface SaveOptions {
  /** Shows the change in the lists before the server has answered, and takes it back when it refuses. By default false. */
  optimistic?: boolean;
}

/**
 * Creates (no id) or updates (with id) a record of a path; lists and records of that path,
 * and of `alsoRefresh`, are fetched again. Throws `ApiError`.
 */
export function useSave<T extends StoredRecord, I extends object = Partial<T>>(
  path: string,
  alsoRefresh: readonly string[] = [],
) {
  const [running, setRunning] = useState(0);
  const others = alsoRefresh.join('\n');
  const save = useCallback(
    async (input: I, id?: string, options: SaveOptions = {}): Promise<T> => {
      setRunning((count) => count + 1);
      if (options.optimistic && id !== undefined) {
        void patchLists<T>(path, (page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === id ? { ...row, ...input } : row)),
        }));
      }
      try {
        const saved = await sendRecord<T>(path, input, id);
        void cacheRecord(path, saved);
        return saved;
      } finally {
        setRunning((count) => count - 1);
        void refresh(path, ...others.split('\n').filter(Boolean));
      }
    },
    [path, others],
  );
  return { save, isSaving: running > 0 };
}
