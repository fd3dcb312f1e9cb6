import { useMemo, useState } from 'react';

/** The selected rows of the current page. */
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

/** A list's selected rows: of the page, or all that match. */
export interface ListSelection<T> extends Selection<T> {
  /** The number of selected rows, on all pages. */
  count: number;
  /** All matching rows are selected, on whichever page; `rows` are those of the page. */
  isEverything: boolean;
  chooseEverything: () => void;
}

/** The total of a page's list. By default the page is everything. */
interface Whole {
  /** The total number of rows. */
  total: number;
  /** The search and filters: changing them ends the selection of all. */
  of: string;
}

/** Keeps the selected rows; a row that leaves the page is deselected, unless all are selected. */
export function useListSelection<T extends { id: string }>(page: readonly T[], whole?: Whole): ListSelection<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [everythingOf, setEverythingOf] = useState<string>();
  const total = whole?.total ?? page.length;
  const of = whole?.of ?? '';
  return useMemo(() => {
    const isEverything = everythingOf === of && total > 0;
    const rows = isEverything ? [...page] : page.filter((row) => ids.has(row.id));
    const isAll = rows.length > 0 && rows.length === page.length;
    const choose = (chosen: Iterable<string>) => {
      setIds(new Set(chosen));
      setEverythingOf(undefined);
    };
    const all = page.map((row) => row.id);
    const toggled = (id: string) => {
      const before = isEverything ? all : [...ids];
      return before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
    };
    return {
      rows,
      count: isEverything ? total : rows.length,
      isAll,
      isSome: rows.length > 0 && !isAll,
      isEverything,
      has: (row) => isEverything || ids.has(row.id),
      toggle: (row) => choose(toggled(row.id)),
      toggleAll: () => choose(isAll ? [] : all),
      clear: () => choose([]),
      chooseEverything: () => setEverythingOf(of),
    };
  }, [ids, page, total, of, everythingOf]);
}
