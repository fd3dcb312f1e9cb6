import { type ReactNode, useMemo, useState } from 'react';
import { Contributed, type Offered, refresh, type StoredRecord, useContributions } from 'shared/platform';
import type { BulkAction, RowAction } from './bulk/rowAction';

type Act = Offered<'list.row-action'> | Offered<'list.bulk-action'>;

/** Modules' actions on a list. */
export interface ListActs<T> {
  ofRow: readonly RowAction<T>[];
  ofRows: readonly BulkAction<T>[];
  /** The chosen action, over the list. */
  chosen: ReactNode;
}

/**
 * The actions that modules contribute to a resource's list: loaded when chosen; the list is refetched when the action
 * ends.
 */
export function useListActs<T extends StoredRecord>(path: string): ListActs<T> {
  const rowActs = useContributions('list.row-action');
  const bulkActs = useContributions('list.bulk-action');
  const [run, setRun] = useState<{ act: Act; rows: readonly T[] }>();
  const [ofRow, ofRows] = useMemo(() => {
    const own = <A extends Act>(acts: readonly A[]) => acts.filter(({ list }) => list === path);
    return [
      own(rowActs).map((act): RowAction<T> => ({ label: act.label, onClick: (row) => setRun({ act, rows: [row] }) })),
      own(bulkActs).map(
        (act): BulkAction<T> => ({
          label: act.label,
          // The rows stay selected: the action may need them again.
          onClick: (rows) => {
            setRun({ act, rows });
            return false;
          },
        }),
      ),
    ];
  }, [rowActs, bulkActs, path]);
  const close = () => {
    setRun(undefined);
    void refresh(path);
  };
  const props = run && { rows: run.rows, onClose: close };
  return { ofRow, ofRows, chosen: run && props && <Contributed key={run.act.id} offered={run.act} props={props} /> };
}
