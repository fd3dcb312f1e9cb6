import { type Selection, useListSelection } from './useListSelection';

/**
 * Keeps which rows are chosen; a row that leaves the page is no longer chosen.
 * @example
 * const selection = useSelection([slip]);
 */
export function useSelection<T extends { id: string }>(page: readonly T[]): Selection<T> {
  return useListSelection(page);
}
