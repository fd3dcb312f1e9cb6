import { useState } from 'react';
import { describeFailure, type Failure } from 'shared/ui';

/** Runs acts and keeps the failure of the last one, shown above what they change. */
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
