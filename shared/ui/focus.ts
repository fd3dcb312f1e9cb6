import { useEffect, useState } from 'react';

/** How many elements are remembered: an open menu, its items, and the button that opened it. */
const LENGTH = 8;

let trail: readonly WeakRef<HTMLElement>[] = [];
/** The page's content, if the focus was last there: menus and dialogs over the page don't count, its bars do. */
let content: HTMLElement | null = null;

/** The element around a control that keeps the focus when the control goes: the nearest with `data-keeps-focus`. */
const keepers = new WeakMap<HTMLElement, HTMLElement>();

/** The keeper of a control that is gone, if it is still there. */
function keeperOf(control: HTMLElement | undefined): HTMLElement | undefined {
  const keeper = control && !control.isConnected ? keepers.get(control) : undefined;
  return keeper?.isConnected ? keeper : undefined;
}

/** Focuses the next act of an element that keeps the focus, the first button with `data-act`, or else itself. */
const focusNext = (keeper: HTMLElement) =>
  (keeper.querySelector<HTMLElement>('[data-act]:not(:disabled)') ?? keeper).focus({ preventScroll: true });

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const others = trail.filter((known) => known.deref() !== target);
  trail = [new WeakRef(target), ...others].slice(0, LENGTH);
  const keeper = target.closest<HTMLElement>('[data-keeps-focus]');
  if (keeper) keepers.set(target, keeper);
  const place = target.closest('main, header, nav');
  if (place) content = place.closest('main');
}

/** Tabs on from the content if its focused control is gone: browsers start at the top of the page then. */
function tabFromContent({ key }: KeyboardEvent): void {
  const isLost = document.activeElement === document.body && !trail[0]?.deref()?.isConnected;
  if (key === 'Tab' && isLost) content?.focus({ preventScroll: true });
}

/**
 * Remembers focused elements. When one is gone, the focus goes to what keeps it, or Tab goes on from the content.
 * Returns a function that stops it.
 */
export function followFocus(): () => void {
  const watch = new MutationObserver(() => {
    const keeper = document.activeElement === document.body ? keeperOf(trail[0]?.deref()) : undefined;
    if (keeper) focusNext(keeper);
  });
  const watchControl = ({ target }: FocusEvent) => {
    watch.disconnect();
    const keeper = target instanceof HTMLElement && keepers.get(target);
    if (keeper) watch.observe(keeper, { childList: true, subtree: true });
  };
  document.addEventListener('focusin', note);
  document.addEventListener('focusin', watchControl);
  document.addEventListener('keydown', tabFromContent);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusin', watchControl);
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
      const keeper = keeperOf(element);
      if (keeper) return focusNext(keeper);
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
