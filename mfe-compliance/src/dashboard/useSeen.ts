import { type RefObject, useEffect, useState } from 'react';

/** Time in view before an element counts as seen, in milliseconds: content above it may still be loading. */
const STAY = 200;

/** True once an element has stayed in view and the browser was idle (at most a second later). */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting !== true) return;
      timer = setTimeout(() => {
        observer.disconnect();
        whenIdle(() => setSeen(true), { timeout: 1000 });
      }, STAY);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return isSeen;
}
