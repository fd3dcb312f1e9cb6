import type { MouseEvent } from 'react';
import type { RowAction } from './bulk/rowAction';

/** Elements with a press of their own, within a row. */
const ownPress =
  'a, button, input, label, select, textarea, summary, [role="button"], [role="menuitem"], [contenteditable]';

/** Whether a press is for the row as a whole: on none of its controls, no end of selecting its text, and within the row itself (React tells it of what a portal draws elsewhere, too). */
export function isForTheRow({ target, currentTarget, button, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (button !== 0 || defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest(ownPress);
  if (control && currentTarget.contains(control)) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

/** The act that opens a row without a page of its own: opening, else editing. Undefined where there is neither. */
export const openingAct = <T>(actions: readonly RowAction<T>[]): RowAction<T> | undefined => {
  const offered = actions.filter(({ disabled = false }) => !disabled);
  return offered.find(({ kind }) => kind === 'open') ?? offered.find(({ kind }) => kind === 'edit');
};
