import { use, useEffect, useState } from 'react';
import { type LoadedPart, loadedPart, loadPart } from './loadPart';
import type { ModuleFailure } from './ModuleFailure';
import type { Part } from './Part';

/** The result of loading a part. */
export type Result = { part: LoadedPart } | { failure: ModuleFailure };

const results = new WeakMap<Part['module'], Map<string, { attempt: Promise<Result> }>>();

/** One promise per part of a module until it is retried, because `use` needs a stable one. */
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

/** Makes the next load of a contribution start over; for a page, of everything loaded from its module. */
export function forgetResult({ module, name, kind }: Part): void {
  if (kind === 'page') results.delete(module);
  else results.get(module)?.delete(name);
}

/**
 * The part, or its failure; undefined while loading. A loaded part is returned at once. Where the server's markup waits
 * for the part, Suspense keeps it. Everywhere else waiting is plain state, because React shows a Suspense fallback for
 * at least 300 ms.
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
  // React asks a suspended component again once the promise resolves; by then the part is loaded and read directly.
  const part: Part = { module, name, kind };
  return ready && !isAwaited(part) ? { part: ready } : use(resultOf(part));
}
