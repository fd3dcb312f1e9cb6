import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While active, calls back when the pointer is pressed or the focus lands outside of an element. */
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
