import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when this appeared, once it is gone: for a dialog or drawer that is rendered
 * only while it is open. One that stays and closes by `open` does so itself.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
