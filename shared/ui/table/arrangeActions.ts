import type { RowAction } from './rowAction';

/** The order of a row's actions in every list; what destroys comes last. */
const order = ['open', 'act', 'edit', 'history', 'danger', 'remove'] as const;

function rankOf<T>({ kind, danger }: RowAction<T>): number {
  return order.indexOf(kind ?? (danger ? 'danger' : 'act'));
}

/** The same actions in the order that all lists have: open, act, edit, history, and at the end what destroys. */
function inOrder<T>(actions: readonly RowAction<T>[]): readonly RowAction<T>[] {
  return [...actions].sort((a, b) => rankOf(a) - rankOf(b));
}

/** A row's actions as buttons, and those under "More": at least two, for one alone stands in the row as its icon. */
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
