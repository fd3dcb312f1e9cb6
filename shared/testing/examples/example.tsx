import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderScreen, type Screen, type ScreenOptions } from '../renderScreen';

/**
 * What the shell does for modules, by package and by a name that begins with the symbol that does it: `confirm: Escape`.
 * Each is done again over an empty screen and answers JSON. One that is here says the same forever: what it does is
 * changed under another name alone.
 */
export type Examples = Readonly<Record<string, Readonly<Record<`${string}: ${string}`, () => unknown>>>>;

/** Renders a hook, and what is beside it, instead of what was rendered before; `now` is what the hook gave last. */
export function renderUse<T>(use: () => T, options?: ScreenOptions, beside?: ReactElement): Screen & { now: () => T } {
  cleanup();
  let last: T | undefined;
  function User() {
    last = use();
    return null;
  }
  const screen = renderScreen(
    <>
      {beside}
      <User />
    </>,
    options,
  );
  return { ...screen, now: () => last as T };
}

/** Resolves once a condition holds; rejects when it doesn't in time. */
export const until = (isSo: () => boolean): Promise<void> =>
  waitFor(() => {
    if (!isSo()) throw new Error('What an example waits for did not come.');
  });
