import { useEffect, useState } from 'react';

/** How many elements are remembered: an open menu, its items, and the button that opened it. */
const LENGTH = 8;

let trail: readonly WeakRef<HTMLElement>[] = [];
/** The page's content, if the focus was last there: menus and dialogs over the page don't count, its bars do. */
let content: HTMLElement | null = null;

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const others = trail.filter((known) => known.deref() !== target);
  trail = [new WeakRef(target), ...others].slice(0, LENGTH);
  const place = target.closest('main, header, nav');
  if (place) content = place.closest('main');
}

/** Tabs on from the content if its focused control is gone: browsers start at the top of the page then. */
function tabFromContent({ key }: KeyboardEvent): void {
  const isLost = document.activeElement === document.body && !trail[0]?.deref()?.isConnected;
  if (key === 'Tab' && isLost) content?.focus({ preventScroll: true });
}

/** Remembers focused elements, and tabs on from the content when one is gone; returns a function that stops both. */
export function followFocus(): () => void {
  document.addEventListener('focusin', note);
  document.addEventListener('keydown', tabFromContent);
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('keydown', tabFromContent);
  };
}

/**
 * Returns a function that gives the focus back to where it is now. If that element can't take it any more (an item of a
 * closed menu, a disabled button), the one focused before gets it, but none of the page's bars while the focus is in
 * its content: the content itself does then.
 */
export function rememberFocus(): () => void {
  const [known, page] = [trail, content];
  const isHere = (element: HTMLElement) => !page || page.contains(element) || !element.closest('header, nav');
  return () => {
    for (const each of known) {
      const element = each.deref();
      if (!element || !isHere(element)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
    page?.focus({ preventScroll: true });
  };
}

/**
 * Returns the focus to where it was before this component mounted, once it unmounts: for a dialog or drawer that is
 * only rendered while open. One that stays mounted and uses `open` does so itself.
 * @example
 * useFocusReturn();
 */
export function useFocusReturn(): void {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => giveBack, [giveBack]);
}
