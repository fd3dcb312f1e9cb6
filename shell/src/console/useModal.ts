import { useEffect, useRef } from 'react';

/**
 * A `<dialog>` that is modal while open: the browser holds the focus inside, closes it on Escape and gives the focus
 * back. A press beside it closes it too, and a link in it that is followed. Its `onClose` is told.
 */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    const onClick = ({ target }: MouseEvent) => {
      const isBackdrop = target === element;
      if (isBackdrop || (target instanceof Element && target.closest('a'))) element?.close();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return dialog;
}
