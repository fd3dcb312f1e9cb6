import type { PointerEvent } from 'react';
import type { Selection } from './selection';

/** The day of the heading under the pointer. */
const headingOf = ({ target }: PointerEvent) =>
  Number((target as Element).closest<HTMLElement>('[data-heading]')?.dataset.heading ?? 0);
const placeOf = ({ target }: PointerEvent) => {
  const cell = (target as Element).closest<HTMLElement>('[data-day]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), day: Number(cell.dataset.day) } : undefined;
};

/** Selects cells by pointer: a cell, a day's heading, or a range by Shift or dragging. */
export function gridPointer({
  selection,
  isEmpty,
  daysOf,
  enter,
  onSelect,
}: {
  selection: Selection;
  isEmpty: boolean;
  /** Selects all people's days from one day to another; by default a single day. */
  daysOf: (day: number, from?: number) => Selection;
  /** Stores the typed text; false if it isn't valid. */
  enter: () => boolean;
  onSelect: (selection: Selection) => void;
}) {
  const onPointerDown = (event: PointerEvent) => {
    const heading = !isEmpty && event.button === 0 ? headingOf(event) : 0;
    if (heading > 0 && enter()) onSelect(daysOf(heading, event.shiftKey ? selection.anchor.day : heading));
    const place = placeOf(event);
    if (!place || event.button !== 0 || !enter()) return;
    onSelect({ active: place, anchor: event.shiftKey ? selection.anchor : place });
  };
  const onPointerOver = (event: PointerEvent) => {
    const isDragged = event.pointerType === 'mouse' && event.buttons === 1;
    const heading = isDragged ? headingOf(event) : 0;
    if (heading > 0) onSelect(daysOf(heading, selection.anchor.day));
    const place = isDragged ? placeOf(event) : undefined;
    if (place) onSelect({ active: place, anchor: selection.anchor });
  };
  return { onPointerDown, onPointerOver };
}
