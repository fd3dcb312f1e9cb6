import { type ReactNode, useEffect } from 'react';
import { moduleRuns } from './moduleRuns';
import { useOwnedPart } from './OwnedPart';

/** Tells when React comes to it, and to its effects: of what is between two of these, the one before is first, and the one after last. */
function Mark({ step }: { step: keyof typeof moduleRuns }) {
  const part = useOwnedPart();
  const tell = () => part && moduleRuns[step]?.(part);
  tell();
  // After each render, as those that it is beside may have run theirs.
  useEffect(() => void tell());
  return null;
}

/** A part's content; reports when React begins with it, and when it is done. */
export function TimedRender({ children }: { children: ReactNode }) {
  return (
    <>
      <Mark step="begin" />
      {children}
      <Mark step="end" />
    </>
  );
}
