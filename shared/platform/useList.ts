import { useCallback } from 'react';
import useSWR from 'swr';
import { api } from './api';
import type { CachedPage, CacheKey } from './cache';
import { type Query, toQueryString } from './query';
import { swrOptions } from './swrOptions';

/** A list of a resource as a screen shows it. */
export interface ListResult<T> {
  rows: T[];
  /** Rows in all pages. */
  total: number;
  /** `ready` while there is something to show, also when a later refresh failed (then `error` is set too). */
  state: 'loading' | 'ready' | 'failed';
  error: Error | undefined;
  /** The query string that the rows answer: an earlier one while those of `query` are on their way. */
  answered: string;
  /** True while the rows shown answer an earlier query, or are being fetched again. */
  isRefreshing: boolean;
  reload: () => void;
}

const none: never[] = [];

/**
 * Rows of `GET <path>?<query>`; while the next page loads, the previous one stays.
 * `query` may be a new object each time; `path` undefined asks nothing.
 */
export function useList<T>(path: string | undefined, query?: Query): ListResult<T> {
  const search = toQueryString(query);
  const key: CacheKey | null = path === undefined ? null : ['list', path, search];
  const { data, error, isValidating, mutate } = useSWR<CachedPage<T>, Error, CacheKey | null>(
    key,
    async ([, of, asked]) => ({ ...(await api.list<T>(of + asked)), query: asked }),
    { ...swrOptions, keepPreviousData: true },
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  const isOfThisQuery = data?.query === search;
  const state = error !== undefined && !isOfThisQuery ? 'failed' : data === undefined ? 'loading' : 'ready';
  return {
    rows: data?.rows ?? none,
    total: data?.total ?? 0,
    answered: data?.query ?? search,
    state,
    error,
    isRefreshing: isValidating && data !== undefined,
    reload,
  };
}
