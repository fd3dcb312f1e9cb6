import { type RefObject, useEffect } from 'react';
import { cellId, ROW } from './GridRow';
import type { Place } from './selection';

/** Scrolls the grid so that the active cell is visible next to the names and below the headings. */
export function useCellInView(frame: RefObject<HTMLDivElement | null>, id: string, active: Place): void {
  useEffect(() => {
    const [element, cell] = [frame.current, document.getElementById(cellId(id, active.row, active.day))];
    if (!element) return;
    const [top, seen] = [active.row * ROW, element.clientHeight - 40 - ROW];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + seen) element.scrollTop = top + ROW - seen;
    const name = element.querySelector<HTMLElement>('[role="rowheader"]')?.offsetWidth ?? 0;
    if (!cell) return;
    if (cell.offsetLeft - name < element.scrollLeft) element.scrollLeft = cell.offsetLeft - name;
    else if (cell.offsetLeft + cell.offsetWidth > element.scrollLeft + element.clientWidth)
      element.scrollLeft = cell.offsetLeft + cell.offsetWidth - element.clientWidth;
  }, [frame, active.row, active.day, id]);
}
