import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { Column } from './column';
import type { Footer } from './columnClaims';
import type { RowAction } from './rowAction';
import { TableView } from './TableView';
import type { Selection } from './useSelection';
import { useTableLayout } from './useTableLayout';

export interface DataTableProps<T extends StoredRecord> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** What names a row to a person. */
  rowTitle: (row: T) => string;
  /** The sort in force, `name` or `-date,name`; headers of sortable columns change it. */
  sort?: string;
  onSort?: (sort: string) => void;
  actions?: (row: T) => readonly RowAction<T>[];
  onActionFailed?: (action: RowAction<T>, error: unknown) => void;
  selection?: Selection<T>;
  /** The first column links here. */
  rowLink?: (row: T) => string;
  /** What stands below a row when it is open; undefined for a closed one. */
  detail?: (row: T) => ReactNode;
  /** Rows of a skeleton in place of `rows`. */
  skeletonRows?: number;
  /** Rows are being fetched again: they stay, paler. */
  isRefreshing?: boolean;
  /** Below the rows: totals. */
  footer?: Footer;
}

/** A table of 40 px rows with a sticky header; columns that don't fit give way by priority, and where too few would be left each row is a card. */
export function DataTable<T extends StoredRecord>(props: DataTableProps<T>) {
  return <TableView {...props} layout={useTableLayout(props)} />;
}
