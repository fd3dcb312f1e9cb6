import { useEffect, useMemo, useRef } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { DataTableProps } from './dataTableProps';
import type { RowHandlers } from './TableRow';

type Given<T extends StoredRecord> = Pick<DataTableProps<T>, 'actions' | 'onActionFailed' | 'selection'>;

/** What rows do, as functions that stay the same while a table's own change with every render. */
export function useRowHandlers<T extends StoredRecord>({
  actions,
  onActionFailed,
  selection,
}: Given<T>): RowHandlers<T> {
  const latest = useRef<Given<T>>({ actions, onActionFailed, selection });
  useEffect(() => {
    latest.current = { actions, onActionFailed, selection };
  });
  return useMemo(
    () => ({
      actionsOf: (row) => latest.current.actions?.(row) ?? [],
      onActionFailed: (action, error) => latest.current.onActionFailed?.(action, error),
      toggle: (row) => latest.current.selection?.toggle(row),
    }),
    [],
  );
}
