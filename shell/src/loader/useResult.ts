import { use, useEffect, useState } from 'react';
import { type LoadedPart, loadedPart, loadPart } from './loadPart';
import type { ModuleFailure } from './ModuleFailure';
import type { Part } from './Part';

/** The result of loading a part. */
export type Result = { part: LoadedPart } | { failure: ModuleFailure };

const results = new WeakMap<Part['module'], Map<string, { attempt: Promise<Result> }>>();

/** One promise for each part of a module until it is asked for again, as `use` needs it. */
function resultOf(part: Part): Promise<Result> {
  let parts = results.get(part.module);
  if (!parts) results.set(part.module, (parts = new Map()));
  let known = parts.get(part.name);
  if (!known) {
    const attempt = loadPart(part).then(
      (loaded) => ({ part: loaded }),
      (failure: ModuleFailure) => ({ failure }),
    );
    parts.set(part.name, (known = { attempt }));
  }
  return known.attempt;
}

const isAwaited = ({ module, name }: Part) => results.get(module)?.has(name) ?? false;

/** Has the next load of a contribution asked for again; with a page, of all that its module has. */
export function forgetResult({ module, name, kind }: Part): void {
  if (kind === 'page') results.delete(module);
  else results.get(module)?.delete(name);
}

/**
 * The part, or why there is none; undefined while it is on its way. A part that is here already is answered at once.
 * Where markup of the server waits for the part, React's Suspense keeps it. Everywhere else the wait is plain state,
 * for React holds back what Suspense waited for until its fallback has stood for 300 ms.
 */
export function useResult({ module, name, kind }: Part, hydrates: boolean): Result | undefined {
  const ready = loadedPart({ module, name, kind });
  const [settled, setSettled] = useState<Result>();
  const isWaiting = !hydrates && !ready;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isHere = true;
    void resultOf({ module, name, kind }).then((result) => {
      if (isHere) setSettled(result);
    });
    return () => {
      isHere = false;
    };
  }, [isWaiting, module, name, kind]);
  if (!hydrates) return settled ?? (ready && { part: ready });
  // React wants a component that waited for a promise to ask for it again, so a part that is here is taken from it then.
  const part: Part = { module, name, kind };
  return ready && !isAwaited(part) ? { part: ready } : use(resultOf(part));
}
