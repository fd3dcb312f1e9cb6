import { useEffect, useRef } from 'react';

/**
 * A modal `<dialog>`: the browser traps the focus, closes it on Escape and returns the focus. A click outside or on a
 * link in it closes it too. Calls `onClose`.
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
