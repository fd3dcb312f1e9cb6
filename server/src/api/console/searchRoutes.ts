import { type SearchResult, searchResult } from 'shared/domain/console/figure';
import { valueText } from 'shared/domain/text/valueText';
import { z } from 'zod';
import { type ApiOptions } from '../../core/context';
import { fillIn } from '../../core/fillIn';
import type { Api, GrantedAccount } from '../../core/types';
import { isPostgres } from '../../db/engines/engine';
import { readWords } from '../../db/searchText';
import type { Db } from '../../db/tables';
import { yieldToEventLoop } from '../../db/yieldToEventLoop';
import { byCurrent } from '../records/current';
import { type ApiRecord, type Resource } from '../records/definition';
import { beforeId, offersTo, type SearchKind, searchKinds } from '../records/lists/searchKinds';
import { declaredSelection } from '../records/lists/selection';
import { selectFirst, selectSome } from '../records/lists/selectRecords';
import { nameOf } from '../records/recordNames';
import { mayRead } from '../records/requirePermission';
import { scopeToClient } from '../records/scopeToClient';
import { findPages, pageResult, searchedPages } from './findPages';

/** The maximum number of results of each kind. */
const MOST = 5;
const DETAIL_LENGTH = 80;
/** The maximum length of a name in an address. */
const LONGEST_NAME = 120;

const searchQuery = z.object({
  q: z.string({ error: 'Give q, the words to search for.' }).max(200, 'Search for at most 200 characters.'),
});

function toResult(
  definition: Resource,
  { label, icon = '', detail = [], path }: SearchKind,
  record: ApiRecord,
): SearchResult {
  const name = nameOf(definition, record);
  const title = name || label;
  const rest = [
    record.isSample === true ? 'Sample' : '',
    ...detail.map((column) => definition.inSearch?.(record, column) ?? valueText(column, record[column]).trim()),
  ]
    .filter((text) => text !== '' && text !== title)
    .join(' · ');
  const valueOf = (field: string) => (field === 'name' ? name.slice(0, LONGEST_NAME) : String(record[field] ?? ''));
  return {
    id: `${definition.path}/${record.id}`,
    kind: label,
    icon,
    title,
    detail: rest.length > DETAIL_LENGTH ? `${rest.slice(0, DETAIL_LENGTH - 1)}…` : rest,
    path: fillIn(path, (field) => encodeURIComponent(valueOf(field))),
  };
}

/** Records whose name starts with the query come first; the others stay newest first. */
function byLikeness(words: string[][]) {
  const typed = (words[0] ?? []).join(' ');
  const misses = (result: SearchResult) => (result.title.toLowerCase().startsWith(typed) ? 0 : 1);
  return (a: SearchResult, b: SearchResult) => misses(a) - misses(b);
}

/** The results of a kind, current records first. */
async function find(db: Db, definition: Resource, kind: SearchKind, words: string[][]): Promise<SearchResult[]> {
  const { query, sort } = kind;
  const declared = declaredSelection(definition, { ...query, ...(sort !== undefined && { sort }) });
  if (!declared || definition.search.length === 0) return [];
  const newest = [{ column: 'id', descending: true }];
  const selection = { ...declared, words, ...(sort === undefined && { sort: newest }) };
  const found: SearchResult[] = [];
  const { current, others } = byCurrent(definition) ?? { current: definition, others: undefined };
  for (const part of [current, others]) {
    if (!part || found.length === MOST) continue;
    const records = await selectFirst(db, part, selection, MOST - found.length);
    const shown = records.map((record) => toResult(definition, kind, record));
    found.push(...(sort === undefined ? shown.sort(byLikeness(words)) : shown));
  }
  return found;
}

/**
 * Searches each kind: concurrently if the database is a separate process; with the embedded one, yielding after each,
 * because it is synchronous.
 */
async function ofEach(
  db: Db,
  kinds: readonly SearchKind[],
  look: (kind: SearchKind) => Promise<SearchResult[]>,
): Promise<SearchResult[]> {
  if (isPostgres(db)) return (await Promise.all(kinds.map(look))).flat();
  const found: SearchResult[] = [];
  for (const kind of kinds) {
    found.push(...(await look(kind)));
    await yieldToEventLoop(db);
  }
  return found;
}

/** An account finds the records it may read. */
async function search(
  db: Db,
  resources: readonly Resource[],
  kinds: readonly SearchKind[],
  words: string[][],
  account: GrantedAccount,
): Promise<SearchResult[]> {
  return ofEach(db, kinds, async (kind) => {
    const definition = resources.find(({ path }) => path === kind.resource);
    return definition && mayRead(definition, account) ? find(db, scopeToClient(definition, account), kind, words) : [];
  });
}

/** The record of a page, from the address pattern of its kind; undefined for any other page. */
function idIn(kind: SearchKind, path: string): string | undefined {
  const before = beforeId(kind);
  if (before === undefined || !path.startsWith(before)) return undefined;
  return /^[\w-]{1,64}$/.exec(path.slice(before.length))?.[0];
}

/** The records of visited pages that still exist and may be read; unordered. */
async function visited(
  db: Db,
  resources: readonly Resource[],
  kinds: readonly SearchKind[],
  paths: readonly string[],
  account: GrantedAccount,
): Promise<SearchResult[]> {
  const found = await ofEach(db, kinds, async (kind) => {
    const ids = paths.flatMap((path) => idIn(kind, path) ?? []);
    const definition = resources.find(({ path }) => path === kind.resource);
    if (ids.length === 0 || !definition || !mayRead(definition, account)) return [];
    const selection = declaredSelection(definition, { ...kind.query, id: ids.join(',') });
    if (!selection) return [];
    const records = await selectSome(db, scopeToClient(definition, account), { ...selection, sort: [] }, ids.length);
    return records.map((record) => toResult(definition, kind, record));
  });
  return found;
}

/** The maximum number of pages in one request. */
const MOST_VISITED = 30;

const visitedQuery = z.object({
  paths: z
    .string({ error: 'Give paths, the addresses of pages with commas between them.' })
    .max(6000, 'Ask about pages of at most 6000 characters.')
    .refine((text) => text.split(',').length <= MOST_VISITED, `Ask about at most ${MOST_VISITED} pages.`),
});

/**
 * `GET /search?q=`: matching pages (`search.page`), then records that contain all words, at most five of each kind that
 * a module has (`search.kind`). `GET /search/visited?paths=`: visited pages, in the given order: searchable pages, and
 * those of records.
 */
export async function searchRoutes(
  app: Api,
  { db, resources }: ApiOptions & { resources: readonly Resource[] },
): Promise<void> {
  const all = () => [...resources, ...app.furtherResources.flatMap((further) => further())];
  app.get(
    '/search',
    {
      config: { access: 'signed-in' },
      schema: {
        summary:
          'Pages of the console that are called so, and records of every kind in which all words occur, five of a kind at most',
        querystring: searchQuery,
        response: { 200: z.array(searchResult) },
      },
    },
    async (request) => {
      const words = readWords(request.query.q);
      const { account } = request;
      if (words.length === 0 || !account) return [];
      const offered = offersTo(app, account);
      return [
        ...findPages(searchedPages(app, offered, account), request.query.q),
        ...(await search(db, all(), searchKinds(offered), words, account)),
      ];
    },
  );

  app.get(
    '/search/visited',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'The pages and the records’ pages at these addresses: those that are still there for you',
        querystring: visitedQuery,
        response: { 200: z.array(searchResult) },
      },
    },
    async ({ account, query }) => {
      if (!account) return [];
      const offered = offersTo(app, account);
      const paths = query.paths.split(',');
      const records = await visited(db, all(), searchKinds(offered), paths, account);
      const known = [...records, ...searchedPages(app, offered, account).map(pageResult)];
      return paths.flatMap((path) => known.find((each) => each.path === path) ?? []);
    },
  );
}
