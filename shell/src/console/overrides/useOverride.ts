import { type ReactNode, useEffect, useState } from 'react';
import type { Registry } from 'shared/contract';

/**
 * Applies this browser's override to `registry` once the server has confirmed it: the bar that names it, or asks
 * whether to run what the address names. Undefined while waiting, and null without an override, for which nothing is
 * loaded.
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
