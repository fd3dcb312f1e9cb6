import { type ReactNode, useEffect, useState } from 'react';
import type { Registry } from 'shared/contract';

/**
 * What this browser's person runs instead of current releases, put into `registry` once the server has said that it is
 * theirs: the bar that names it, or asks whether to begin what the address names. Undefined while that is awaited, and
 * null where there is none, for which nothing is loaded.
 */
export function useOverride(registry: Registry, isSignedIn: boolean): ReactNode {
  const [bar, setBar] = useState<ReactNode>(() =>
    /\b(?:override|preview)=/.test(document.cookie + location.search) ? undefined : null,
  );
  const isAwaited = bar === undefined && isSignedIn;
  useEffect(() => {
    if (isAwaited)
      import(/* webpackChunkName: "shortcuts" */ './openOverride')
        .then(({ openOverride }) => openOverride(registry))
        .then(setBar, () => setBar(null));
  }, [isAwaited, registry]);
  return bar;
}
