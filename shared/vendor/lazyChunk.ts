import { use } from 'react';
import { lazyChunks, missingParts } from 'shared/vendor/lazyChunks';

/** How long a failed part is not requested again, in milliseconds: until waiting code has been told. */
const FAILED_FOR = 1000;

const acts = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Parts of a shared library that load after the rest: with their users, or when somebody first acts, since a page that
 * needs them may be next.
 */
export interface LazyChunk<T> {
  /** Brings it, once; what failed is asked for again. */
  load: () => Promise<T>;
  /** The loaded part; undefined before. */
  here: () => T | undefined;
  /** A hook: the part, for which the component that asks waits. */
  use: () => T;
}

/**
 * A part of a shared library that comes later.
 * @param name what it is called where what is not here yet is counted
 * @param bring asks for its code
 * @param isOfPages pages wait for it with their own code from the beginning. By default, once it has been asked for.
 */
export function lazyChunk<T>(name: string, bring: () => Promise<T>, isOfPages = false): LazyChunk<T> {
  missingParts.add(name);
  if (isOfPages) lazyChunks.add(load);
  let part: T | undefined;
  let coming: Promise<T> | undefined;
  let isAwaited = false;

  function load(): Promise<T> {
    lazyChunks.add(load);
    coming ??= bring().then(
      (come) => {
        missingParts.delete(name);
        return (part = come);
      },
      (failure: unknown) => {
        setTimeout(() => (coming = undefined), FAILED_FOR);
        throw failure;
      },
    );
    return coming;
  }

  /** A failure shows when something is rendered. */
  function onAct(): void {
    for (const act of acts) removeEventListener(act, onAct);
    load().catch(() => undefined);
  }
  for (const act of acts) addEventListener(act, onAct, { passive: true });

  return {
    load,
    here: () => part,
    use: () => {
      if (part !== undefined && !isAwaited) return part;
      // React wants a component that waited to ask for the promise again.
      isAwaited = true;
      return use(load());
    },
  };
}
