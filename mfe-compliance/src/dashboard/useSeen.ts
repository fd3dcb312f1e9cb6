import { type RefObject, useEffect, useState } from 'react';

/** True from the moment on that an element has been in view and the browser has had time to spare (at most a second later). */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => setSeen(true), { timeout: 1000 });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
