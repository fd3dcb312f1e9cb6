import { arrangeActions } from './arrangeActions';
import type { RowAction } from './rowAction';
import { textWidth } from './textWidth';

/** Before any row is known: two short buttons. */
const UNKNOWN = 176;
const PADDING = 26;
const ICON = 28;
const GAP = 4;
const BUTTON_PADDING = 18;
const ICON_AND_GAP = 24;

function widthOf<T>(actions: readonly RowAction<T>[]): number {
  const { inline, rest } = arrangeActions(actions);
  const buttons = inline.map(
    ({ label, icon, iconOnly }) =>
      (iconOnly ? ICON : BUTTON_PADDING + textWidth(label, 14, 600) + (icon ? ICON_AND_GAP : 0)) + GAP,
  );
  return PADDING + buttons.reduce((sum, width) => sum + width, 0) + (rest.length > 0 ? ICON : 0);
}

const widest = new Map<string, number>();

/**
 * The width the actions column needs for its widest row, in px. It never shrinks in this tab for a table of the same
 * label, so that the columns beside it stay where they are from page to page, and while the rows are on their way.
 */
export function actionsWidth<T>(label: string, lists: readonly (readonly RowAction<T>[])[]): number {
  if (lists.length === 0) return widest.get(label) ?? UNKNOWN;
  const width = Math.ceil(Math.max(widest.get(label) ?? 0, ...lists.map(widthOf)));
  widest.set(label, width);
  return width;
}
