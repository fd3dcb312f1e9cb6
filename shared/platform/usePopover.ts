import { useEffect, useRef, useState } from 'react';
import { useOutside } from './useOutside';

/**
 * Something small that a button opens beside itself. `root` holds the button and what it opens;
 * a press or the focus outside closes it, and so does Escape, which gives the focus back to the button.
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
