import { use, useEffect, useState } from 'react';
import type { OwnedRoute } from 'shared/contract/findRoute';
import { type LoadedPage, loadedPage, loadPage } from './loadPage';
import type { ModuleFailure } from './ModuleFailure';

/** What came of loading a page. */
export type Result = { page: LoadedPage } | { failure: ModuleFailure };

const results = new WeakMap<OwnedRoute['module'], Map<string, { attempt: Promise<Result> }>>();

/** One promise for each page of a module until it is asked for anew, as `use` needs it. */
function resultOf({ module, route }: OwnedRoute): Promise<Result> {
  let pages = results.get(module);
  if (!pages) results.set(module, (pages = new Map()));
  let known = pages.get(route.page);
  if (!known) {
    const attempt = loadPage(module, route.page).then(
      (page) => ({ page }),
      (failure: ModuleFailure) => ({ failure }),
    );
    pages.set(route.page, (known = { attempt }));
  }
  return known.attempt;
}

const isAwaited = ({ module, route }: OwnedRoute) => results.get(module)?.has(route.page) ?? false;

/** Has the next load of a module's pages asked for anew. */
export const forgetResult = ({ module }: OwnedRoute): boolean => results.delete(module);

/**
 * The page, or why there is none; undefined while it is on its way. A page that is here already is answered at once.
 * Where markup of the server waits for the page, React's Suspense keeps it. Everywhere else the wait is plain state,
 * for React holds back what Suspense waited for until its fallback has stood for 300 ms.
 */
export function useResult(owned: OwnedRoute, hydrates: boolean): Result | undefined {
  const { module, route } = owned;
  const ready = loadedPage(module, route.page);
  const [settled, setSettled] = useState<Result>();
  const isWaiting = !hydrates && !ready;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isHere = true;
    void resultOf({ module, route }).then((result) => {
      if (isHere) setSettled(result);
    });
    return () => {
      isHere = false;
    };
  }, [isWaiting, module, route]);
  if (!hydrates) return settled ?? (ready && { page: ready });
  // React wants a component that waited for a promise to ask for it again, so a page that is here is taken from it then.
  return ready && !isAwaited(owned) ? { page: ready } : use(resultOf(owned));
}
