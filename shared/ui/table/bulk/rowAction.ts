import type { ReactNode } from 'react';
import { type ConfirmOptions, confirm, notify, type Query, refresh } from 'shared/platform';
import { errorSentence, type FailureText } from '../../texts';

/** One action on a row. */
export interface RowAction<T> {
  label: string;
  /**
   * Its group, in the same order in every list: open first, then actions, edit, history, and destructive ones last. By
   * default an action.
   */
  kind?: 'open' | 'act' | 'edit' | 'history' | 'remove';
  /**
   * The right needed to see it: `invoices:issue`. By default, the right to write the resource for editing, to delete
   * for removing, none for others.
   */
  right?: string;
  /** Before the label. By default none. */
  icon?: ReactNode;
  /**
   * The question to answer before it acts; undefined asks nothing. Its button is by default named and coloured like the
   * action. By default none.
   */
  confirm?: (row: T) => ConfirmOptions | undefined;
  /** The button is busy while the promise is pending; errors are shown above the table. */
  onClick: (row: T) => void | Promise<unknown>;
  /** The notification of a success. By default none. */
  done?: (row: T) => string;
  /** The paths to refetch after it. By default none. */
  refreshes?: readonly string[];
  /** The message of a failure. By default "<label> failed". */
  failed?: FailureText;
  /**
   * A button in the row instead of the "More" menu. By default the first two are. A single menu item becomes a button.
   */
  inline?: boolean;
  /** Shows only the icon (the label is its accessible name). By default false. */
  iconOnly?: boolean;
  /** Red. By default false. */
  danger?: boolean;
  /** Shown, but disabled. By default false. */
  disabled?: boolean;
  /** For an action that expands the row: whether it is expanded. */
  isOpen?: boolean;
}

/** Shows a failed action's error as a notification. */
export const notifyFailed = <T>({ label, failed = `${label} failed` }: RowAction<T>, error: unknown): void =>
  notify.error(errorSentence(failed, error));

/** Runs an action as its options say. */
export async function runAction<T>(
  action: RowAction<T>,
  row: T,
  onFailed: (action: RowAction<T>, error: unknown) => void,
): Promise<void> {
  const { label, danger, done, refreshes } = action;
  try {
    const question = action.confirm?.(row);
    if (question && !(await confirm({ confirmLabel: label, danger, ...question }))) return;
    await action.onClick(row);
    if (done) notify.success(done(row));
    if (refreshes) await refresh(...refreshes);
  } catch (error) {
    onFailed(action, error);
  }
}

/** A list's selection, for an action that sends it to the server. */
export interface BulkChosen {
  /** All matching rows are selected, not only rows of the page. */
  isEverything: boolean;
  /** The list's search, filters and sort as query parameters. */
  query: Query;
}

/** One bulk action: `onClick` receives all rows at once, `change` or `removes` apply to each separately. */
export interface BulkAction<T> {
  label: string;
  /** The right needed to see it. By default, everybody sees it. */
  right?: string;
  icon?: ReactNode;
  /**
   * All rows at once: a dialog, a download. They are deselected afterwards, unless it throws, or resolves to false
   * because it was cancelled.
   */
  onClick?: (rows: T[], chosen: BulkChosen) => unknown;
  /** The fields to change in each record, undefined to skip it: with progress, Cancel, Undo, and a list of failures. */
  change?: (row: T) => Partial<T> | undefined;
  /** Deletes each record after confirmation, otherwise like `change`. By default false. */
  removes?: boolean;
  /** The message of a failure. By default "<label> failed". */
  failed?: FailureText;
  danger?: boolean;
}

/** The order of a row's actions in every list; destructive ones last. */
const order = ['open', 'act', 'edit', 'history', 'danger', 'remove'] as const;

type Ranked = Pick<RowAction<never>, 'kind' | 'danger'>;

function rankOf({ kind, danger }: Ranked): number {
  return order.indexOf(kind ?? (danger ? 'danger' : 'act'));
}

/** Sorts actions in the order of all lists and page headers: open, actions, edit, history, destructive ones. */
export function inOrder<A extends Ranked>(actions: readonly A[]): readonly A[] {
  return [...actions].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Splits a row's actions into buttons and those under "More": at least two, because a single one becomes an icon
 * button.
 */
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

/** Whether two lists of actions look the same; handlers are read on click. An icon follows from its label. */
export function sameActions<T>(
  a: readonly RowAction<T>[] | undefined,
  b: readonly RowAction<T>[] | undefined,
): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((action, index) => shown.every((key) => action[key] === b[index]?.[key]));
}
