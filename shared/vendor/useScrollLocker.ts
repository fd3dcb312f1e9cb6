import { useLayoutEffect } from 'react';

let locks = 0;

function lock(): () => void {
  const { style } = document.body;
  locks += 1;
  if (locks === 1) {
    const scrollBar = window.innerWidth - document.documentElement.clientWidth;
    style.overflowY = 'hidden';
    if (scrollBar > 0) style.paddingInlineEnd = `${scrollBar}px`;
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.removeProperty('overflow-y');
    style.removeProperty('padding-inline-end');
  };
}

/**
 * Keeps the page from scrolling while a dialog or drawer is open. Stands instead of the hook of
 * `@rc-component/portal`, whose style element has no nonce and is refused by the Content-Security-Policy.
 */
export default function useScrollLocker(isLocked: boolean | undefined): void {
  useLayoutEffect(() => (isLocked ? lock() : undefined), [isLocked]);
}
