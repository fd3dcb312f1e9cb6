import type { PointerEvent } from 'react';
import type { Selection } from './selection';

/** The day of the heading that is pointed at. */
const headingOf = ({ target }: PointerEvent) =>
  Number((target as Element).closest<HTMLElement>('[data-heading]')?.dataset.heading ?? 0);
const placeOf = ({ target }: PointerEvent) => {
  const cell = (target as Element).closest<HTMLElement>('[data-day]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), day: Number(cell.dataset.day) } : undefined;
};

/** Selects cells by the pointer: a cell, a day's heading, and with Shift or by dragging all up to there. */
export function gridPointer({
  selection,
  isEmpty,
  daysOf,
  enter,
  onSelect,
}: {
  selection: Selection;
  isEmpty: boolean;
  /** All people's days, from one to another; by default one. */
  daysOf: (day: number, from?: number) => Selection;
  /** Enters typed text; false where it can't be. */
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
