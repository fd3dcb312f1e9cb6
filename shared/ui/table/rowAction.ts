import type { ReactNode } from 'react';
import type { FailureText } from '../texts';

/** One thing that can be done with a row. */
export interface RowAction<T> {
  label: string;
  /** Where it stands among the others, the same in every list: opening first, then acts, editing, the history, and last what destroys. By default an act. */
  kind?: 'open' | 'act' | 'edit' | 'history' | 'remove';
  icon?: ReactNode;
  /** The button waits while the promise is pending; what it throws is shown above the table. */
  onClick: (row: T) => void | Promise<unknown>;
  /** What is shown when it throws. By default "<label> failed". */
  failed?: FailureText;
  /** Stands in the row itself, not in its "More" menu. By default the first two do. A menu of one item is none: it stands in the row. */
  inline?: boolean;
  /** Only the icon is shown (the label is its name). By default false. */
  iconOnly?: boolean;
  /** Red. By default false. */
  danger?: boolean;
  disabled?: boolean;
  /** For an action that opens and closes something below the row: whether it is open. */
  isOpen?: boolean;
}

/** One thing that can be done with all selected rows. */
export interface BulkAction<T> {
  label: string;
  icon?: ReactNode;
  onClick: (rows: T[]) => void | Promise<unknown>;
  /** What is shown when it throws. By default "<label> failed". */
  failed?: FailureText;
  danger?: boolean;
}
