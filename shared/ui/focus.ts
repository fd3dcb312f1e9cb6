import { useEffect, useState } from 'react';

/** How many elements are remembered: an opened menu, its items, and the button that opened it. */
const LENGTH = 8;

let trail: readonly WeakRef<HTMLElement>[] = [];

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const others = trail.filter((known) => known.deref() !== target);
  trail = [new WeakRef(target), ...others].slice(0, LENGTH);
}

/** Remembers what gets the focus from then on; answers what ends that. */
export function followFocus(): () => void {
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

/**
 * Answers what gives the focus back to where it is now. When that can't take it any more (an item of a closed menu, a
 * button that is switched off meanwhile), what had it before does.
 */
export function rememberFocus(): () => void {
  const known = trail;
  return () => {
    for (const each of known) {
      const element = each.deref();
      element?.focus({ preventScroll: true });
      if (element && document.activeElement === element) return;
    }
  };
}

/**
 * Gives the focus back to what had it when this appeared, once it is gone: for a dialog or drawer that is rendered
 * only while it is open. One that stays and closes by `open` does so itself.
 * @example
 * useFocusReturn();
 */
export function useFocusReturn(): void {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => giveBack, [giveBack]);
}
