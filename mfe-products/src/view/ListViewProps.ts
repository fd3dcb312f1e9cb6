import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { ResourceDefinition, RowAction } from 'shared/ui';

/** The props of each view of a page's records: a table, cards, a board. */
export interface ListViewProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  /** The acts on a record, apart from the view's own. */
  actions: readonly RowAction<T>[];
  emptyAction: ReactNode;
  /** In the toolbar: the choice of the view. */
  toolbar: ReactNode;
}
