import { useCallback } from 'react';
import useSWR from 'swr';
import { api } from './api';
import type { CacheKey } from './cache';
import { type Query, toQueryString } from './query';
import { swrOptions } from './swrOptions';

/** One answer of the server as a screen shows it. */
export interface GetResult<T> {
  data: T | undefined;
  state: 'loading' | 'ready' | 'failed';
  error: Error | undefined;
  reload: () => void;
}

function useCached<T>(key: CacheKey | null, fetchIt: (key: CacheKey) => Promise<T>): GetResult<T> {
  const { data, error, mutate } = useSWR<T, Error, CacheKey | null>(key, fetchIt, swrOptions);
  const reload = useCallback(() => void mutate(), [mutate]);
  return { data, state: data !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed', error, reload };
}

/** The answer of `GET <path>?<query>`, whatever its shape; `path` undefined asks nothing. */
export function useGet<T>(path: string | undefined, query?: Query): GetResult<T> {
  return useCached<T>(path === undefined ? null : ['get', path, toQueryString(query)], ([, of, search]) =>
    api.get<T>(of + search),
  );
}

/** One record, `GET <path>/<id>`; `id` undefined asks nothing. */
export function useRecord<T>(path: string, id: string | undefined): GetResult<T> {
  return useCached<T>(id === undefined ? null : ['record', path, id], ([, of, which]) =>
    api.get<T>(`${of}/${encodeURIComponent(which)}`),
  );
}
