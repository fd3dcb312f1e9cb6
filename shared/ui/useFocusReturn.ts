import { useEffect, useState } from 'react';
import { rememberFocus } from './focusTrail';

/**
 * Gives the focus back to what had it when this appeared, once it is gone: for a dialog or drawer that is rendered
 * only while it is open. One that stays and closes by `open` does so itself.
 */
export function useFocusReturn(): void {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => giveBack, [giveBack]);
}
