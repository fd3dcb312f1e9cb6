import type { ReactNode } from 'react';
import type { Part } from './loadPart';
import { useOwnedPart } from './OwnedPart';

/** The last times that React went through what parts show, in milliseconds since the document began. */
export const renders: { part: Part; begin: number; end: number }[] = [];
const MOST = 20;
const begun = new WeakMap<Part, number>();

function noteBegin(part: Part): void {
  begun.set(part, performance.now());
}

function noteEnd(part: Part): void {
  const begin = begun.get(part);
  begun.delete(part);
  if (begin === undefined) return;
  renders.push({ part, begin, end: performance.now() });
  if (renders.length > MOST) renders.shift();
}

/** Runs a step when React comes to it. */
function Mark({ part, note }: { part: Part; note: (part: Part) => void }) {
  note(part);
  return null;
}

/** What a part shows; notes when React begins with it, and when it is through. */
export function TimedRender({ children }: { children: ReactNode }) {
  const part = useOwnedPart();
  return part ? (
    <>
      <Mark part={part} note={noteBegin} />
      {children}
      <Mark part={part} note={noteEnd} />
    </>
  ) : (
    children
  );
}
