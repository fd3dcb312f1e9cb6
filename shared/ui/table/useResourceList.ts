import { useEffect, useMemo } from 'react';
import { type ListResult, type Query, type StoredRecord, useList, useUrlState } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { filterParams } from './filter';
import { pageCount, pagerKinds } from './Pager';

interface Paging {
  page: number;
  size: number;
}

/** A resource's list as its screen shows it: search, sort, filters and page are in the page's address. */
export interface ResourceList<T> extends ListResult<T> {
  page: number;
  size: number;
  /** The paging of the shown rows: may differ from `page` while loading. */
  shown: Paging;
  sort: string;
  /** The search text. */
  q: string;
  /** Filter parameters by name; empty ones are not set. */
  filters: Readonly<Record<string, string>>;
  /** A search or filter is set, so that an empty list means "no match". */
  isNarrowed: boolean;
  /** The selection as query parameters, without paging: for the export. */
  selection: Query;
  goTo: (page: number, size: number) => void;
  setSort: (sort: string) => void;
  search: (q: string) => void;
  setFilter: (name: string, value: string) => void;
  clear: () => void;
}

/** Fetches the list that the address asks for. `fixed` parameters are always sent and never shown. */
export function useResourceList<T extends StoredRecord, I extends object>(
  resource: ResourceDefinition<T, I>,
  fixed: Query = {},
): ResourceList<T> {
  // A figure's link excludes the samples.
  const names = [...(resource.filters ?? []).flatMap(filterParams), 'isSample'];
  const defaultSize: number = pagerKinds[resource.pager ?? 'sizes'].sizes[0];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const [url, setUrl] = useUrlState<Record<string, string | number>>({
    q: '',
    page: 1,
    size: defaultSize,
    sort: resource.defaultSort ?? '',
    ...empty,
  });
  const [q, sort] = [String(url.q), String(url.sort)];
  const page = Math.max(1, Math.floor(Number(url.page)));
  const size = sizeOf(resource, Number(url.size));
  const filters = Object.fromEntries(names.map((name) => [name, String(url[name] ?? '')]));
  const selection: Query = { ...fixed, ...filters, q, sort };
  const list = useList<T>(resource.path, { ...selection, page, size, fields: resource.listed });

  const answered = new URLSearchParams(list.answered);
  const shown = { page: Number(answered.get('page')), size: Number(answered.get('size')) };

  const last = pageCount(list.total, size);
  const isPastEnd = list.state === 'ready' && !list.isRefreshing && page > last;
  useEffect(() => {
    if (isPastEnd) setUrl({ page: last });
  }, [isPastEnd, last, setUrl]);

  const isNarrowed = q !== '' || Object.values(filters).some((value) => value !== '');
  const acts = useMemo(
    () => ({
      goTo: (to: number, newSize: number) => setUrl({ page: to, size: newSize }, { push: true }),
      setSort: (next: string) => setUrl({ sort: next, page: 1 }),
      search: (text: string) => setUrl({ q: text, page: 1 }),
      setFilter: (name: string, value: string) => setUrl({ [name]: value, page: 1 }),
    }),
    [setUrl],
  );
  return {
    ...list,
    ...acts,
    page,
    size,
    shown,
    sort,
    q,
    filters,
    isNarrowed,
    selection,
    clear: () => setUrl({ q: '', page: 1, ...empty }),
  };
}

/** The page size in the address, if the pager offers it. */
function sizeOf<T extends StoredRecord, I extends object>(resource: ResourceDefinition<T, I>, asked: number): number {
  const sizes: readonly number[] = pagerKinds[resource.pager ?? 'sizes'].sizes;
  return sizes.includes(asked) ? asked : (sizes[0] ?? 10);
}
