import { type RefObject, useEffect, useRef, useState } from 'react';

/** Rows rendered beyond the visible ones. */
const BESIDE = 4;
/** Rows rendered before the frame is measured, as in tests without layout. */
const FIRST = 30;
/** The maximum number of new rows per frame, so that keys and scrolling stay responsive. */
const A_FRAME = 2;

const firstRows: readonly number[] = Array.from({ length: FIRST }, (_, row) => row);

/** A rendered row and its slot: a slot is reused for another row once its own is out of sight. */
export interface DrawnRow {
  slot: number;
  row: number;
}

/** The next render on the way to the rows from `first` to before `end`: at most `A_FRAME` new rows. */
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

/**
 * Virtualizes rows of equal height in a scrolling frame: renders the visible ones, some around them, and for a moment
 * the previously visible ones.
 */
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
      // Moves in steps of several rows, so that most scroll events render nothing.
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
  // Scroll events are handled once per frame.
  useEffect(() => goOn.current(), [drawn]);
  // Elements keep their slot order: moving them into row order would relayout all of them.
  return drawn.map((row, slot) => ({ slot, row })).filter(({ row }) => row < rows);
}
