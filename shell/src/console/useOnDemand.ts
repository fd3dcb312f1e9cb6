import { type ComponentType, useCallback, useState } from 'react';
import { notify } from 'shared/platform';

/**
 * A part of the console that is loaded when it is asked for, and before it is rendered: what does not come leaves the page
 * as it is, and says so; the next press asks for it again.
 * @param what it is called where it did not come, “The keyboard shortcuts”
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
