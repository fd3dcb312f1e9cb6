import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

/** How long a row's dialog may take to close and release the focus, in milliseconds, and how often that is checked. */
const LIMIT = 1500;
const STEP = 50;

/** Where the focus was in the list: the row, its index, and the control's index in the row. */
interface Place {
  id: string;
  row: number;
  control: number;
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('tr[data-row]')];

function placeOf(target: Element, list: HTMLElement): Place | undefined {
  const row = target.closest<HTMLElement>('tr[data-row]');
  const id = row?.dataset.row;
  return row && id !== undefined
    ? { id, row: rowsOf(list).indexOf(row), control: [...row.querySelectorAll(focusable)].indexOf(target) }
    : undefined;
}

/** The same control in the row that took its place, otherwise in the last row; the list itself if it has no rows. */
function successor(list: HTMLElement, place: Place): HTMLElement {
  const rows = rowsOf(list);
  if (rows.length === 0) list.tabIndex = -1;
  const controls = (rows[place.row] ?? rows.at(-1))?.querySelectorAll<HTMLElement>(focusable);
  return controls?.[place.control] ?? controls?.[controls.length - 1] ?? list;
}

/**
 * Keeps the focus when the focused row leaves the list, because it was deleted or no longer matches: the next row gets
 * it. Pass the ref and the handler to the list.
 */
export function useKeptFocus(rows: readonly { id: string }[]): {
  ref: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const lost = place.current;
    if (!lost || rows.some(({ id }) => id === lost.id)) return undefined;
    const began = Date.now();
    const look = () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (!isNowhere && Date.now() - began < LIMIT) return;
      clearInterval(timer);
      place.current = undefined;
      if (isNowhere && ref.current) successor(ref.current, lost).focus();
    };
    const timer = setInterval(look, STEP);
    look();
    return () => clearInterval(timer);
  }, [rows]);
  return {
    ref,
    onFocus: (event) => {
      if (ref.current?.contains(event.target)) place.current = placeOf(event.target, ref.current);
    },
  };
}
