import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Rows beyond the edges that are there already. */
const BESIDE = 4;
/** What is shown before the frame was measured, as in a test without a layout. */
const FIRST = 30;

/** Which rows of equal height are in sight in a frame that scrolls: from the first to before the last. */
export function useWindow(
  frame: RefObject<HTMLElement | null>,
  rows: number,
  height: number,
): { first: number; last: number } {
  const [{ first, last }, setSeen] = useState({ first: 0, last: FIRST });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const from = Math.floor(element.scrollTop / height) - BESIDE;
      const count = element.clientHeight === 0 ? FIRST : Math.ceil(element.clientHeight / height) + 2 * BESIDE;
      // By steps of some rows, so that most of a scroll draws nothing.
      const begin = Math.max(0, Math.floor(from / BESIDE) * BESIDE);
      const end = begin + count + BESIDE;
      // What comes into sight is drawn in small steps, between which a key or a wheel is answered.
      startTransition(() =>
        setSeen((seen) => (seen.first === begin && seen.last === end ? seen : { first: begin, last: end })),
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    resized?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized?.disconnect();
    };
  }, [frame, height]);
  return { first: Math.min(first, rows), last: Math.min(last, rows) };
}
