import { type RefCallback, useCallback, useState } from 'react';

/** The width last measured: the next table most likely has it too, and so needs to render but once. */
let last: number | undefined;

/** The width of an element in px, kept up to date; until it is known, the one that was measured last. */
export function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [width, setWidth] = useState(last);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth((last = element.clientWidth || undefined));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
