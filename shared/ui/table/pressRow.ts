import type { MouseEvent } from 'react';
import type { RowAction } from './bulk/rowAction';

/** Interactive elements within a row. */
const ownPress =
  'a, button, input, label, select, textarea, summary, [role="button"], [role="menuitem"], [contenteditable]';

/**
 * Whether a click is for the row as a whole: not on a control, not the end of a text selection, and within the row's
 * own DOM (React also bubbles events from portals).
 */
export function isForTheRow({ target, currentTarget, button, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (button !== 0 || defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest(ownPress);
  if (control && currentTarget.contains(control)) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

/** The action that opens a row without its own page: open, otherwise edit. Undefined if it has neither. */
export const openingAct = <T>(actions: readonly RowAction<T>[]): RowAction<T> | undefined => {
  const offered = actions.filter(({ disabled = false }) => !disabled);
  return offered.find(({ kind }) => kind === 'open') ?? offered.find(({ kind }) => kind === 'edit');
};
