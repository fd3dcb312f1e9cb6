import { type ComponentType, useCallback, useState } from 'react';
import { notify } from 'shared/platform';

/**
 * A lazily loaded part of the console, loaded before it is rendered: a failed load leaves the page unchanged and shows
 * a message; the next click retries.
 * @param what its name in the message, “The keyboard shortcuts”
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
): { Part: ComponentType<Props> | undefined; open: () => void; close: () => void } {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const open = () =>
    void load().then(
      (loaded) => setPart(() => loaded),
      () => notify.error(`${what} couldn’t be loaded. Check your connection and try again.`),
    );
  const close = useCallback(() => setPart(undefined), []);
  return { Part, open, close };
}
