import type { RowAction } from './rowAction';

const shown = ['label', 'inline', 'iconOnly', 'danger', 'disabled', 'isOpen'] as const;

/** Whether two lists of actions look the same; what they do is asked for when one is pressed. An icon goes with its label. */
export function sameActions<T>(
  a: readonly RowAction<T>[] | undefined,
  b: readonly RowAction<T>[] | undefined,
): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((action, index) => shown.every((key) => action[key] === b[index]?.[key]));
}
