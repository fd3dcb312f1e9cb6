import { mutate } from 'swr';
import type { Page } from './api';
import { session } from './session';

/** A key of the cache: what kind of answer, whose path, which query string. */
export type CacheKey = readonly [kind: 'list' | 'record' | 'get', path: string, query: string];

/** A cached page of a list, with the query string it answers. */
export interface CachedPage<T> extends Page<T> {
  query: string;
}

const isKey = (key: unknown): key is CacheKey => Array.isArray(key) && key.length === 3;

/** Whether a key belongs to a resource: the path itself or anything below it. */
const belongsTo = (path: string) => (key: unknown) => isKey(key) && (key[1] === path || key[1].startsWith(`${path}/`));

/** Fetches again everything shown of these paths. Call it when one resource's change shows in another. */
export async function refresh(...paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => mutate(belongsTo(path))));
}

/** Changes the rows of every cached list of a path at once, without asking the server. */
export function patchLists<T>(path: string, change: (page: CachedPage<T>) => CachedPage<T>): Promise<unknown> {
  return mutate<CachedPage<T>>(
    (key) => isKey(key) && key[0] === 'list' && key[1] === path,
    (page) => (page === undefined ? undefined : change(page)),
    { revalidate: false },
  );
}

/** Puts a record that the server just answered into the cache. */
export function cacheRecord(path: string, record: { id: string }): Promise<unknown> {
  return mutate(['record', path, record.id] satisfies CacheKey, record, { revalidate: false });
}

/** Nothing of one person's session may be seen in the next one. */
session.onEnd(() => void mutate(isKey, undefined, { revalidate: false }));
