import type { ReactNode } from 'react';
import type { Query } from 'shared/platform';
import type { FailureText } from '../../texts';

/** One act on a row. */
export interface RowAction<T> {
  label: string;
  /**
   * Its place among the others, the same in every list: opening first, then acts, editing, the history, and last
   * destructive ones. By default an act.
   */
  kind?: 'open' | 'act' | 'edit' | 'history' | 'remove';
  /** Without it, a list does not offer the action: `invoices:issue`. By default, the right to write its resource for editing, to delete for what removes, none for others. */
  right?: string;
  /** Before the label. By default none. */
  icon?: ReactNode;
  /** The button waits while the promise is pending; what it throws is shown above the table. */
  onClick: (row: T) => void | Promise<unknown>;
  /** The message when it throws. By default "<label> failed". */
  failed?: FailureText;
  /** Stands in the row itself, not in its "More" menu. By default the first two do. A menu of one item is none: it is in the row. */
  inline?: boolean;
  /** Only the icon is shown (the label is its name). By default false. */
  iconOnly?: boolean;
  /** Red. By default false. */
  danger?: boolean;
  /** Shown, and can't be pressed. By default false. */
  disabled?: boolean;
  /** For an action that opens and closes something below the row: whether it is open. */
  isOpen?: boolean;
}

/** The selection of a list, for an act that asks the server for it. */
export interface BulkChosen {
  /** All that the list selects is chosen, not rows of the page alone. */
  isEverything: boolean;
  /** The list's search, filters and sort as query parameters. */
  query: Query;
}

/** One act on all selected rows: by `onClick` with all at once, by `change` or `removes` with each separately. */
export interface BulkAction<T> {
  label: string;
  /** Without it, a list does not offer the action. By default, everybody is offered it. */
  right?: string;
  icon?: ReactNode;
  /** All rows at once: a dialog, a download. They are no longer chosen once it is done; they stay so when it throws, or answers false because it was called off. */
  onClick?: (rows: T[], chosen: BulkChosen) => unknown;
  /** The fields that each record gets, undefined for one that stays as it is: with progress, Cancel, Undo, and each that failed is told. */
  change?: (row: T) => Partial<T> | undefined;
  /** Deletes each record once the person agreed, otherwise as `change`. By default false. */
  removes?: boolean;
  /** The message when it throws. By default "<label> failed". */
  failed?: FailureText;
  danger?: boolean;
}

/** The order of a row's actions in every list; what destroys comes last. */
const order = ['open', 'act', 'edit', 'history', 'danger', 'remove'] as const;

type Ranked = Pick<RowAction<never>, 'kind' | 'danger'>;

function rankOf({ kind, danger }: Ranked): number {
  return order.indexOf(kind ?? (danger ? 'danger' : 'act'));
}

/** The same actions in the order that all lists and heads of pages have: open, act, edit, history, and at the end what destroys. */
export function inOrder<A extends Ranked>(actions: readonly A[]): readonly A[] {
  return [...actions].sort((a, b) => rankOf(a) - rankOf(b));
}

/** A row's actions as buttons, and those under "More": at least two, for one alone is in the row as its icon. */
export function arrangeActions<T>(actions: readonly RowAction<T>[]): {
  inline: readonly RowAction<T>[];
  rest: readonly RowAction<T>[];
} {
  const sorted = inOrder(actions);
  const chosen = actions.some((action) => action.inline !== undefined)
    ? actions.filter((action) => action.inline)
    : actions.slice(0, 2);
  const inline = sorted.filter((action) => chosen.includes(action));
  const rest = sorted.filter((action) => !inline.includes(action));
  if (rest.length !== 1) return { inline, rest };
  return {
    inline: sorted.map((action) =>
      rest.includes(action) ? { ...action, iconOnly: action.icon !== undefined } : action,
    ),
    rest: [],
  };
}

const shown = ['label', 'inline', 'iconOnly', 'danger', 'disabled', 'isOpen'] as const;

/**
 * Whether two lists of actions look the same; their handlers are read when one is pressed. An icon goes with its label.
 */
export function sameActions<T>(
  a: readonly RowAction<T>[] | undefined,
  b: readonly RowAction<T>[] | undefined,
): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((action, index) => shown.every((key) => action[key] === b[index]?.[key]));
}
