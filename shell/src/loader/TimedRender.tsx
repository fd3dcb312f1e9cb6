import { type ReactNode, useEffect } from 'react';
import { moduleRuns } from './moduleRuns';
import { useOwnedPart } from './OwnedPart';

/** Reports React's render and effect phases: rendered once before and once after the measured part. */
function Mark({ step }: { step: keyof typeof moduleRuns }) {
  const part = useOwnedPart();
  const tell = () => part && moduleRuns[step]?.(part);
  tell();
  // After each render, because its siblings may have run their effects.
  useEffect(() => void tell());
  return null;
}

/** A part's content; reports when React starts and finishes it. */
export function TimedRender({ children }: { children: ReactNode }) {
  return (
    <>
      <Mark step="begin" />
      {children}
      <Mark step="end" />
    </>
  );
}
