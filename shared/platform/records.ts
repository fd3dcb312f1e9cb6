import { useCallback, useState } from 'react';
import useSWR, { mutate, type SWRConfiguration } from 'swr';
import { api, type Page, type Query, toQueryString } from './api';
import { errorText } from './errorText';
import { notify } from './host';
import { session } from './session';

/** The fields that every stored record has. */
export interface StoredRecord {
  /** Opaque, made by the server. */
  id: string;
  /** Increases with every change; a write with an older one is refused with 409 `stale`. */
  version?: number;
  /** ISO 8601 instants. */
  createdAt?: string;
  updatedAt?: string;
  /** Whether a first start seeded it as an example. By default false. */
  isSample?: boolean | undefined;
}

/** A cache key: kind of response, path, query string. */
export type CacheKey = readonly [kind: 'list' | 'record' | 'get', path: string, query: string];

/** A cached page of a list, with its query string. */
export interface CachedPage<T> extends Page<T> {
  query: string;
}

const isKey = (key: unknown): key is CacheKey => Array.isArray(key) && key.length === 3;

/** A response's path below the API. */
const pathOf = ([kind, path, query]: CacheKey) => (kind === 'record' ? `${path}/${query}` : path);

/** Whether a key belongs to a resource or record: the path itself or anything below it. */
const belongsTo = (path: string) => (key: CacheKey) => pathOf(key) === path || pathOf(key).startsWith(`${path}/`);

/**
 * Refetches everything shown of these paths (`tasks`, `tasks/<id>`); without any, everything. Call it when one
 * resource's change affects another.
 */
export async function refresh(...paths: string[]): Promise<void> {
  await refreshBut(() => false, paths);
}

/**
 * The same, except for responses that are `isKnown`. Each response is refetched once, even if it matches several paths.
 */
const refreshBut = (isKnown: (key: CacheKey) => boolean, paths: readonly string[]): Promise<unknown> =>
  mutate((key) => isKey(key) && !isKnown(key) && (paths.length === 0 || paths.some((path) => belongsTo(path)(key))));

/**
 * Changes the rows of all cached lists of a path immediately, without a request.
 * @public
 */
export function patchLists<T>(path: string, change: (page: CachedPage<T>) => CachedPage<T>): Promise<unknown> {
  return mutate<CachedPage<T>>(
    (key) => isKey(key) && key[0] === 'list' && key[1] === path,
    (page) => (page === undefined ? undefined : change(page)),
    { revalidate: false },
  );
}

/** Puts a record from a response into the cache. */
export function cacheRecord(path: string, record: { id: string }): Promise<unknown> {
  return mutate(['record', path, record.id] satisfies CacheKey, record, { revalidate: false });
}

/** One account's data must not be visible in the next session. */
session.onEnd(() => void mutate(isKey, undefined, { revalidate: false }));

/** Settings of every query: no automatic retries (the screen offers Retry), refetched when the network returns. */
const swrOptions: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  focusThrottleInterval: 15_000,
};

/** The state of one response for a screen. */
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

/**
 * The response of `GET <path>?<query>`, whatever its shape; with `path` undefined, sends no request.
 * @example
 * const { data, state, error } = useGet<{ total: number }>('m/mfe-payroll/service/totals');
 */
export function useGet<T>(path: string | undefined, query?: Query): GetResult<T> {
  return useCached<T>(path === undefined ? null : ['get', path, toQueryString(query)], ([, of, search]) =>
    api.get<T>(of + search),
  );
}

/**
 * One record, `GET <path>/<id>`; without an `id`, sends no request. @example const { data, state, reload } =
 * useRecord<Slip>('m/mfe-payroll/slips', id);
 */
export function useRecord<T>(path: string, id: string | undefined): GetResult<T> {
  return useCached<T>(id === undefined ? null : ['record', path, id], ([, of, which]) =>
    api.get<T>(`${of}/${encodeURIComponent(which)}`),
  );
}

/** The state of a resource's list for a screen. */
export interface ListResult<T> {
  rows: T[];
  /** The total number of rows. */
  total: number;
  /** `ready` while there is data to show, even if a later refresh failed (then `error` is set too). */
  state: 'loading' | 'ready' | 'failed';
  error: Error | undefined;
  /** The query string of the rows: an earlier one while those of `query` are loading. */
  answered: string;
  /** True while the rows belong to an earlier query, or are being refetched. */
  isRefreshing: boolean;
  reload: () => void;
}

const none: never[] = [];

/**
 * Rows of `GET <path>?<query>`; the previous page stays while the next one loads. `query` may be a new object each
 * time; with `path` undefined, sends no request.
 * @example
 * const { rows, total, state } = useList<Slip>('m/mfe-payroll/slips', { sort: '-paidOn', size: 10 });
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

function toForm(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value ?? ''));
  return form;
}

/**
 * Creates (without id) or updates (with id) a record of a path. A record's file is its field `file`: a `File` is
 * uploaded with the rest, null removes the stored one, a name keeps it. Throws `ApiError`.
 */
function sendRecord<T>(path: string, input: object, id?: string): Promise<T> {
  const target = id === undefined ? path : `${path}/${encodeURIComponent(id)}`;
  const file = 'file' in input ? input.file : undefined;
  if (file instanceof File || file === null) return api.upload<T>(`${target}/upload`, toForm(input));
  return id === undefined ? api.post<T>(target, input) : api.put<T>(target, input);
}

/** Options of a request that changes a record. */
export interface ChangeOptions {
  /** Other paths that show the change, or all. By default none. */
  also?: readonly string[] | 'everything';
  /** Resolves once everything on the screen was refetched. By default as soon as the response arrives. */
  waits?: boolean;
}

/**
 * Runs a request that changes a record of a path and returns its response. The record is shown as in the response;
 * everything else on the screen from that path and `also` is refetched once, even if the request failed. Throws what
 * the request throws.
 */
export async function changeRecord<T extends { id: string }>(
  path: string,
  call: () => Promise<T>,
  { also = [], waits = false }: ChangeOptions = {},
): Promise<T> {
  let known: string | undefined;
  try {
    const answered = await call();
    void cacheRecord(path, answered);
    known = answered.id;
    return answered;
  } finally {
    const isKnown = ([kind, of, which]: CacheKey) => kind === 'record' && of === path && which === known;
    const refreshed = refreshBut(isKnown, also === 'everything' ? [] : [path, ...also]);
    if (waits) await refreshed;
  }
}

/** Options of one save. */
export interface SaveOptions {
  /** Updates the lists optimistically, and reverts if the server refuses. By default false. */
  optimistic?: boolean;
  /** See `ChangeOptions`. By default false. */
  waits?: boolean;
}

/**
 * Creates (without id) or updates (with id) a record of a path. The record is shown as in the response; everything else
 * on the screen from that path and `alsoRefresh` is refetched once. Throws `ApiError`.
 * @example
 * const { save, isSaving } = useSave<Slip, SlipInput>('m/mfe-payroll/slips');
 * await save({ employee: 'Asha Rao', days: 30 });
 */
export function useSave<T extends StoredRecord, I extends object = Partial<T>>(
  path: string,
  alsoRefresh: readonly string[] = [],
) {
  const [running, setRunning] = useState(0);
  const others = alsoRefresh.join('\n');
  const save = useCallback(
    async (input: I, id?: string, options: SaveOptions = {}): Promise<T> => {
      setRunning((count) => count + 1);
      if (options.optimistic && id !== undefined) {
        void patchLists<T>(path, (page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === id ? { ...row, ...input } : row)),
        }));
      }
      const send = () => sendRecord<T>(path, input, id).finally(() => setRunning((count) => count - 1));
      return changeRecord(path, send, { also: others.split('\n').filter(Boolean), waits: options.waits });
    },
    [path, others],
  );
  return { save, isSaving: running > 0 };
}

/**
 * Deletes a record of a path: it disappears from the lists at once, reappears if the server refuses (then `remove`
 * throws `ApiError`), and can be restored by Undo for 10 seconds. Lists of that path and `alsoRefresh` are refetched.
 * @example
 * const remove = useRemove<Slip>('m/mfe-payroll/slips');
 * await remove(id, 'The slip is deleted');
 */
export function useRemove<T extends StoredRecord>(path: string, alsoRefresh: readonly string[] = []) {
  const others = alsoRefresh.join('\n');
  return useCallback(
    async (id: string, message: string): Promise<void> => {
      void patchLists<T>(path, (page) => {
        const rows = page.rows.filter((row) => row.id !== id);
        return { ...page, rows, total: page.total - (page.rows.length - rows.length) };
      });
      try {
        await api.delete(`${path}/${encodeURIComponent(id)}`);
      } finally {
        void refresh(path, ...others.split('\n').filter(Boolean));
      }
      notify.success(message, { undo: () => restore(path, id, others.split('\n').filter(Boolean)) });
    },
    [path, others],
  );
}

/** Undoes a deletion; reports a failure. */
async function restore(path: string, id: string, others: readonly string[]): Promise<void> {
  try {
    await api.post(`${path}/${encodeURIComponent(id)}/restore`);
  } catch (error) {
    notify.error(`Undo failed: ${errorText(error)}`);
  }
  await refresh(path, ...others);
}
