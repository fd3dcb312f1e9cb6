import { useListSelection } from './useListSelection';

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
  return useListSelection(page);
}
