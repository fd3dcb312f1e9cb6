import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * While active, calls back when a click or the focus lands outside an element.
 * @example
 * useOutside(root, isOpen, close);
 */
export function useOutside(root: RefObject<HTMLElement | null>, isActive: boolean, onOutside: () => void): void {
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (!isActive) return;
    const onEvent = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, [root, isActive]);
}

/**
 * A small popover opened by a button. `root` contains the button and the popover; a click or focus outside closes it,
 * and so does Escape, which returns the focus to the button.
 * @example
 * const { isOpen, root, toggle, close } = usePopover();
 */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useOutside(root, isOpen, () => setOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return { isOpen, root, close: () => setOpen(false), toggle: () => setOpen(!isOpen) };
}
