import { useCallback } from 'react';
import type { Preferences } from 'shared/domain/console/preferenceAnswers';
import { mutate } from 'swr';
import { api } from './api';
import { errorText } from './errorText';
import { notify } from './host';
import type { CacheKey } from './records';
import { useGet } from './records';
import { useToken } from './session';

const PATH = 'preferences';
const cacheKey: CacheKey = ['get', PATH, ''];

/** Puts a preference; null removes it. The screen changes at once, and back with a message when the server refuses. */
export type SetPreference<T> = (value: T | null) => Promise<void>;

/** One after the other, so that the last choice is the one that is kept. */
let lastPut: Promise<unknown> = Promise.resolve();

function put(key: string, value: unknown): Promise<unknown> {
  lastPut = lastPut.catch(() => undefined).then(() => api.put(`${PATH}/${key}`, { value }));
  return lastPut;
}

async function store(key: string, value: unknown): Promise<void> {
  const changed = (known: Preferences = {}): Preferences => ({ ...known, [key]: value });
  try {
    await mutate<Preferences, unknown>(cacheKey, put(key, value), {
      optimisticData: changed,
      populateCache: (_, known) => changed(known),
    });
  } catch (error) {
    notify.error(`Your choice couldn’t be saved: ${errorText(error)}`);
  }
}

/**
 * A choice that is kept with the account: its value, and what changes it. The default until the preferences
 * are known, when they can't be read, and for one that was never set or is removed.
 * `key` is small letters, digits, dots and hyphens; a value has at most 8 KB as JSON.
 * @example
 * const [columns, setColumns] = usePreference('payroll.columns', ['employee']);
 */
export function usePreference<T>(key: string, otherwise: T): [value: T, set: SetPreference<T>] {
  const isSignedIn = useToken() !== undefined;
  const { data } = useGet<Preferences>(isSignedIn ? PATH : undefined);
  const set = useCallback((value: T | null) => store(key, value), [key]);
  return [(data?.[key] as T | null | undefined) ?? otherwise, set];
}
