import { type Selection, useListSelection } from './useListSelection';

/**
 * Keeps the selected rows; a row that leaves the page is deselected.
 * @example
 * const selection = useSelection([slip]);
 */
export function useSelection<T extends { id: string }>(page: readonly T[]): Selection<T> {
  return useListSelection(page);
}
