import { useMemo, useState } from 'react';
import type { SavedView } from 'shared/domain/console/savedView';
import { type GetResult, type StoredRecord, useGet, usePreference, useUrlState } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import type { Column } from './column';
import { filterParams } from './filter';

/**
 * The columns a person has hidden: for the list itself, or for each view with unsaved columns (the list itself under an
 * empty name).
 */
type LeftOut = readonly string[] | Readonly<Record<string, readonly string[]>>;

const none: readonly string[] = [];
const byView = (stored: LeftOut): Readonly<Record<string, readonly string[]>> =>
  Array.isArray(stored) ? { '': stored as readonly string[] } : (stored as Readonly<Record<string, readonly string[]>>);
const hiddenColumns = (stored: LeftOut, view: SavedView | undefined): readonly string[] =>
  byView(stored)[view?.id ?? ''] ?? view?.hiddenColumns ?? none;

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const isSame = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** A list's columns and its saved view. */
export interface ListView<T extends StoredRecord> {
  /** The selected columns; the first one always is. */
  wanted: readonly Column<T>[];
  /** Some are hidden. */
  isNarrow: boolean;
  choose: (key: string, isWanted: boolean) => void;
  showAll: () => void;
  /** The list's API name: `obligations:gst-returns`. */
  listName: string;
  /** Its views, once they were requested. */
  views: GetResult<SavedView[]>;
  ask: () => void;
  /** The view named in the address. */
  view: SavedView | undefined;
  /** The list differs from its saved view. */
  isChanged: boolean;
  /** The current state as a view's content. */
  now: Pick<SavedView, 'query' | 'hiddenColumns'>;
  /** Applies a view; without one, resets the list. */
  show: (view: SavedView | undefined) => void;
  /** Marks the current state as this view, because it was just saved. */
  settle: (view: SavedView) => void;
}

/** The list's query parameters, except page and size. */
function useAddress<T extends StoredRecord, I extends object>({
  filters = [],
  defaultSort = '',
}: ResourceDefinition<T, I>) {
  const names = filters.flatMap(filterParams);
  const whole: Readonly<Record<string, string>> = {
    q: '',
    sort: defaultSort,
    ...Object.fromEntries(names.map((name) => [name, ''])),
  };
  const [url, setUrl] = useUrlState<Record<string, string | number>>({ ...whole, page: 1, saved: '' });
  const valuesIn = (query: string) => {
    const params = new URLSearchParams(query);
    return Object.fromEntries(Object.entries(whole).map(([name, initial]) => [name, params.get(name) ?? initial]));
  };
  const written = (values: Readonly<Record<string, string | number | undefined>>) => {
    const told = Object.keys(whole).filter((name) => String(values[name]) !== whole[name]);
    return new URLSearchParams(told.sort().map((name) => [name, String(values[name])])).toString();
  };
  return {
    /** The saved view that it was opened with, by id; empty for none. */
    saved: String(url.saved),
    /** The list's search, filters and order as normalised text: `q=acme&sort=-date`. */
    query: written(url),
    /** Normalises such text, dropping what the list does not know. */
    queryOf: (query: string) => written(valuesIn(query)),
    show: (query: string, saved: string) => setUrl({ ...valuesIn(query), saved, page: 1 }, { push: true }),
  };
}

/** The columns without the hidden ones, as a stable array: rows compare it. */
const useWanted = <T extends StoredRecord>(columns: readonly Column<T>[], hidden: readonly string[]) =>
  useMemo(
    () => (hidden.length === 0 ? columns : columns.filter(({ key }, place) => place === 0 || !hidden.includes(key))),
    [columns, hidden],
  );

/**
 * A person's columns of a list and its saved views. Filters and sort order are only in the address, and a view is a
 * name for them; columns are stored with the account, per view if they differ from it.
 */
export function useListView<T extends StoredRecord, I extends object>(resource: ResourceDefinition<T, I>): ListView<T> {
  const { path, name, columns } = resource;
  const list = useAddress(resource);
  const [isAsked, setAsked] = useState(false);
  const listName = `${path}:${slug(name.many)}`;
  const views = useGet<SavedView[]>(isAsked || list.saved !== '' ? 'views' : undefined, { list: listName });
  const view = views.data?.find(({ id }) => id === list.saved);
  const key = `columns.${slug(path)}.${slug(name.many)}`.slice(0, 64);
  const [stored, store] = usePreference<LeftOut>(key, none);
  const hidden = hiddenColumns(stored, view);
  const wanted = useWanted(columns, hidden);
  const keep = (of: SavedView | undefined, next: readonly string[]) => {
    const others = Object.entries(byView(stored)).filter(
      ([id]) => id !== (of?.id ?? '') && (id === '' || views.data?.some((each) => each.id === id)),
    );
    const all = isSame(next, of?.hiddenColumns ?? none) ? others : [...others, [of?.id ?? '', next] as const];
    const [only] = all;
    const value = !only ? null : all.length === 1 && only[0] === '' ? only[1] : Object.fromEntries(all);
    if (JSON.stringify(value ?? none) !== JSON.stringify(stored)) void store(value);
  };
  return {
    wanted,
    isNarrow: wanted.length < columns.length,
    choose: (column, isWanted) => keep(view, isWanted ? hidden.filter((each) => each !== column) : [...hidden, column]),
    showAll: () => keep(view, none),
    listName,
    views,
    ask: () => setAsked(true),
    view,
    isChanged: view !== undefined && (list.queryOf(view.query) !== list.query || !isSame(hidden, view.hiddenColumns)),
    now: { query: list.query, hiddenColumns: [...hidden] },
    show: (next) => {
      list.show(next?.query ?? '', next?.id ?? '');
      if (next) keep(next, next.hiddenColumns);
    },
    settle: (saved) => {
      list.show(saved.query, saved.id);
      keep(saved, saved.hiddenColumns);
    },
  };
}
