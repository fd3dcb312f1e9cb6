import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * While active, calls back when the pointer is pressed or the focus lands outside of an element.
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
 * Something small that a button opens beside itself. `root` holds the button and what it opens;
 * a press or the focus outside closes it, and so does Escape, which gives the focus back to the button.
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
