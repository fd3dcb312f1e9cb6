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

/**
 * Stores a preference; null removes it. The screen changes at once, and reverts with a message if the server refuses.
 */
export type SetPreference<T> = (value: T | null) => Promise<void>;

/** Sequentially, so that the last choice is the stored one. */
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
 * A choice stored with the account: its value and a setter. The default applies while loading, on failure, and if it
 * was never set or was removed. `key` consists of lower-case letters, digits, dots and hyphens; a value has at most 8
 * KB as JSON.
 * @example
 * const [columns, setColumns] = usePreference('payroll.columns', ['employee']);
 */
export function usePreference<T>(key: string, otherwise: T): [value: T, set: SetPreference<T>] {
  const isSignedIn = useToken() !== undefined;
  const { data } = useGet<Preferences>(isSignedIn ? PATH : undefined);
  const set = useCallback((value: T | null) => store(key, value), [key]);
  return [(data?.[key] as T | null | undefined) ?? otherwise, set];
}
