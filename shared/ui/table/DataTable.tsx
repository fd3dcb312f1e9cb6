import type { StoredRecord } from 'shared/platform';
import type { DataTableProps } from './dataTableProps';
import { TableView } from './TableView';
import { useTableLayout } from './useTableLayout';

/** A table of 40 px rows with a sticky header; columns that don't fit give way by priority, and where too few would be left each row is a card. */
export function DataTable<T extends StoredRecord>(props: DataTableProps<T>) {
  return <TableView {...props} layout={useTableLayout(props)} />;
}
