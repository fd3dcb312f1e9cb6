import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { ResourceDefinition, RowAction } from 'shared/ui';

/** The props shared by a page's views: table, cards, board. */
export interface ListViewProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  /** The actions on a record, in addition to the view's own. */
  actions: readonly RowAction<T>[];
  emptyAction: ReactNode;
  /** Shown in the toolbar: the view switch. */
  toolbar: ReactNode;
}
