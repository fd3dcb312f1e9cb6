import { useMemo, useState } from 'react';

/** The rows chosen on the page that is shown. */
export interface Selection<T> {
  rows: T[];
  has: (row: T) => boolean;
  toggle: (row: T) => void;
  toggleAll: () => void;
  clear: () => void;
  isAll: boolean;
  /** Some, but not all. */
  isSome: boolean;
}

/** Keeps which rows are chosen; a row that leaves the page is no longer chosen. */
export function useSelection<T extends { id: string }>(page: readonly T[]): Selection<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const rows = page.filter((row) => ids.has(row.id));
    const isAll = rows.length > 0 && rows.length === page.length;
    const toggled = (id: string) => new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
    return {
      rows,
      isAll,
      isSome: rows.length > 0 && !isAll,
      has: (row) => ids.has(row.id),
      toggle: (row) => setIds(toggled(row.id)),
      toggleAll: () => setIds(isAll ? new Set() : new Set(page.map((row) => row.id))),
      clear: () => setIds(new Set()),
    };
  }, [ids, page]);
}
