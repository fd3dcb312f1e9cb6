import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in px, kept up to date; undefined until it is known. */
export function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || undefined);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
