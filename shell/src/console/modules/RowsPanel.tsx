import type { ReactNode } from 'react';
import { type Query, type StoredRecord, useGet } from 'shared/platform';
import { DataTable, type DataTableProps, Panel, ResponseState } from 'shared/ui';

interface Props<A, R extends StoredRecord>
  extends Pick<DataTableProps<R>, 'columns' | 'rowTitle' | 'actions' | 'detail'> {
  /** The panel's heading and the table's label. */
  title: string;
  purpose: string;
  /** The rows' API path, below `/api`. */
  path: string;
  /** By default none. */
  query?: Query;
  toRow: (answer: A) => R;
  /** The error message when they can't be loaded. */
  failed: string;
  /** A line under the heading, instead of the rows; if undefined, `children` are rendered. */
  empty: string | undefined;
  /** Shown at the right of the heading. By default nothing. */
  head?: ReactNode;
  /** Shown above the table. By default nothing. */
  children?: ReactNode;
}

/**
 * A panel with all rows of an API response as a table, or its loading, empty or failed state; errors thrown by actions
 * show as notifications.
 */
export function RowsPanel<A, R extends StoredRecord>({
  title,
  purpose,
  path,
  query,
  toRow,
  failed,
  empty,
  head,
  children,
  ...table
}: Props<A, R>) {
  const { data, ...response } = useGet<A[]>(path, query);
  if (data?.length === 0 && empty !== undefined)
    return (
      <Panel dense title={title} purpose={empty} actions={head}>
        {children}
      </Panel>
    );
  return (
    <Panel dense title={title} purpose={purpose} actions={head}>
      {children}
      <ResponseState of={response} failed={failed} />
      {(response.state === 'loading' || (data && data.length > 0)) && (
        <DataTable
          {...table}
          label={title}
          rows={(data ?? []).map(toRow)}
          skeletonRows={response.state === 'loading' ? 2 : undefined}
        />
      )}
    </Panel>
  );
}
