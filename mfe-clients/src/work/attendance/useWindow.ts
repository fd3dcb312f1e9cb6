import { type RefObject, useEffect, useRef, useState } from 'react';

/** Rows that are drawn beyond the edges. */
const BESIDE = 4;
/** Rows shown before the frame was measured, as in a test without a layout. */
const FIRST = 30;
/** The most rows that are drawn in one frame: each stays short, and a key or a wheel is answered between. */
const A_FRAME = 2;

const firstRows: readonly number[] = Array.from({ length: FIRST }, (_, row) => row);

/** A row that is drawn, and the place among those that are: a place is used again for another row once its own is out of sight. */
export interface DrawnRow {
  slot: number;
  row: number;
}

/** The next drawing on the way to the rows from `first` to before `end`: at most `A_FRAME` of them are new. */
function nextRows(drawn: readonly number[], first: number, end: number): readonly number[] {
  const shown = new Set(drawn);
  const missing = Array.from({ length: end - first }, (_, index) => first + index).filter((row) => !shown.has(row));
  const next = [...drawn];
  for (const row of missing.slice(0, A_FRAME)) {
    const free = next.findIndex((each) => each < first || each >= end);
    next[free === -1 ? next.length : free] = row;
  }
  return missing.length === 0 ? drawn : next;
}

/** Which rows of equal height are drawn in a frame that scrolls: those in sight, some beside them, and for a moment those that were. */
export function useWindow(frame: RefObject<HTMLElement | null>, rows: number, height: number): DrawnRow[] {
  const [drawn, setDrawn] = useState(firstRows);
  const goOn = useRef(() => undefined as void);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let [now, next] = [firstRows, 0];
    const look = () => {
      next = 0;
      const count = element.clientHeight === 0 ? FIRST : Math.ceil(element.clientHeight / height) + 2 * BESIDE;
      const from = Math.floor(element.scrollTop / height) - BESIDE;
      // By steps of some rows, so that most of a scroll draws nothing.
      const first = Math.max(0, Math.floor(from / BESIDE) * BESIDE);
      const after = nextRows(now, first, first + count + BESIDE);
      if (after === now) return;
      now = after;
      setDrawn(now);
    };
    const plan = () => {
      if (next === 0) next = requestAnimationFrame(look);
    };
    goOn.current = plan;
    element.addEventListener('scroll', plan, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(plan);
    resized?.observe(element);
    return () => {
      cancelAnimationFrame(next);
      element.removeEventListener('scroll', plan);
      resized?.disconnect();
    };
  }, [frame, height]);
  // Scroll events are handled once a frame.
  useEffect(() => goOn.current(), [drawn]);
  // Elements keep the order of their places: moving them into the order of the rows would lay all of them out again.
  return drawn.map((row, slot) => ({ slot, row })).filter(({ row }) => row < rows);
}
