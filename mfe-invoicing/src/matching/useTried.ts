import { useState } from 'react';
import { describeFailure, type Failure } from 'shared/ui';

/** Runs actions and keeps the last failure, shown above the list. */
export function useTried() {
  const [failure, setFailure] = useState<Failure>();
  const tried = async (failed: string, act: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await act();
    } catch (cause) {
      setFailure(describeFailure(failed, cause));
    }
  };
  return { failure, tried, close: () => setFailure(undefined) };
}
