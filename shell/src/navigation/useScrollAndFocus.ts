import { useEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { focusOn } from './focusOn';

/** How long to wait for an anchor to appear after a navigation, in milliseconds: its page may still be loading. */
const ANCHOR_LIMIT = 4000;

/**
 * After an in-place navigation, does what the browser does after a document load: scrolls to the anchor or the top, and
 * moves the focus to the new content, so that a screen reader starts there.
 */
export function useScrollAndFocus(location: Location, action: NavigationType): void {
  const { pathname, hash, key } = location;
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const previous = shown.current;
    shown.current = { pathname, key };
    const isFirst = previous.key === key && previous.pathname === pathname;
    // In the initial document the browser has already done it, and the visitor may have moved on.
    if (isFirst && (!hash || document.documentElement.dataset.prerendered !== undefined)) return;
    const isOnPage = previous.pathname === pathname;
    if (hash)
      return whenPresent(decodeURIComponent(hash.slice(1)), (target) => focusOn(target, isOnPage ? 'auto' : 'instant'));
    if (isOnPage || action === NavigationType.Pop) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const content = document.getElementById('content');
    if (content) focusOn(content, 'none');
  }, [pathname, hash, key, action]);
}

function whenPresent(id: string, act: (target: HTMLElement) => void): (() => void) | undefined {
  const target = document.getElementById(id);
  if (target) {
    act(target);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const late = document.getElementById(id);
    if (!late) return;
    stop();
    act(late);
  });
  const timer = setTimeout(() => observer.disconnect(), ANCHOR_LIMIT);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  return stop;
}
