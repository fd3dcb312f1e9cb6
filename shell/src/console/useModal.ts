import { useEffect, useRef } from 'react';

/** A `<dialog>` that is modal while open: the browser holds the focus inside, closes it on Escape and gives the focus back. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}
