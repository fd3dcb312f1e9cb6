import { useEffect, useState } from 'react';

/** How many elements are remembered: an open menu, its items, and the button that opened it. */
const LENGTH = 8;

let trail: readonly WeakRef<HTMLElement>[] = [];

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const others = trail.filter((known) => known.deref() !== target);
  trail = [new WeakRef(target), ...others].slice(0, LENGTH);
}

/** Remembers focused elements; returns a function that stops it. */
export function followFocus(): () => void {
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

/** The page's content, where the focus came from: not from the navigation, nor from a menu or dialog over the page. */
function contentOf(elements: readonly HTMLElement[]): HTMLElement | null | undefined {
  return elements.find((element) => element.closest('main, header, nav'))?.closest('main');
}

/**
 * Answers what gives the focus back to where it is now. When that can't take it any more (an item of a closed menu, a
 * button that is switched off meanwhile), what had it before does; where that is outside of the page's content, which
 * has changed (the buttons of a draft that was issued), the content itself.
 */
export function rememberFocus(): () => void {
  const known = trail.flatMap((each) => each.deref() ?? []);
  const content = contentOf(known);
  const isHere = (element: HTMLElement) => !content || content.contains(element) || !element.closest('header, nav');
  return () => {
    for (const element of known.filter(isHere)) {
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
    content?.focus({ preventScroll: true });
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
