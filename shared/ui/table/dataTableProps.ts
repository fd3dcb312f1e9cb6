import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { Column } from './column';
import type { Footer } from './columnClaims';
import type { RowAction } from './rowAction';
import type { Selection } from './useSelection';

/** What a table shows, and what it tells of what people do with it. */
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
