import { useState } from 'react';
import { attempt } from '../attempt';
import type { FailureText } from '../texts';

/**
 * Runs a button's action as `attempt` does; `isRunning` until it is done.
 * @example
 * const { isRunning, run } = useAction();
 * const store = () => run('Failed to save the slip', () => save(slip));
 */
export function useAction() {
  const [isRunning, setRunning] = useState(false);
  const run = async (failed: FailureText, action: () => Promise<unknown>): Promise<void> => {
    setRunning(true);
    await attempt(failed, action);
    setRunning(false);
  };
  return { isRunning, run };
}
