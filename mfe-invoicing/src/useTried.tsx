import { useState } from 'react';
import { describeFailure, type Failure, FailureNotice, type FailureText } from 'shared/ui';

/** Runs actions and keeps the last failure; `notice` shows it above the content. */
export function useTried() {
  const [failure, setFailure] = useState<Failure>();
  const [isRunning, setRunning] = useState(false);
  const fail = (failed: FailureText, cause: unknown) => setFailure(describeFailure(failed, cause));
  const clear = () => setFailure(undefined);
  const tried = async (failed: FailureText, act: () => Promise<unknown>) => {
    clear();
    setRunning(true);
    try {
      await act();
    } catch (cause) {
      fail(failed, cause);
    } finally {
      setRunning(false);
    }
  };
  const notice = failure && <FailureNotice failure={failure} onClose={clear} />;
  return { notice, isRunning, tried, fail, clear };
}
