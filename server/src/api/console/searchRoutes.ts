import { type SearchResult, searchResult } from 'shared/domain/figure';
import { valueText } from 'shared/domain/valueText';
import { z } from 'zod';
import type { Db } from '../../db/tables';
import { type ApiOptions } from '../core/context';
import type { Api, GrantedAccount } from '../core/types';
import { type ApiRecord, type Found, type Resource } from '../resource/definition';
import { mayRead } from '../resource/mayDo';
import { nameOf, pageOf } from '../resource/recordNames';
import { sortKeys } from '../resource/selection';
import { selectPage, selectSome } from '../resource/selectRecords';
import { withinReach } from '../resource/withinReach';

/** Of each kind. */
const MOST = 5;
const DETAIL_LENGTH = 80;

const searchQuery = z.object({
  q: z.string({ error: 'Give q, the words to search for.' }).max(200, 'Search for at most 200 characters.'),
});

function toResult(definition: Resource, { kind, detail }: Found, record: ApiRecord): SearchResult {
  const title = nameOf(definition, record) || kind;
  const rest = detail
    .map((column) => valueText(column, record[column]).trim())
    .filter((text) => text !== '' && text !== title)
    .join(' · ');
  return {
    id: `${definition.path}/${record.id}`,
    kind,
    title,
    detail: rest.length > DETAIL_LENGTH ? `${rest.slice(0, DETAIL_LENGTH - 1)}…` : rest,
    path: pageOf(definition, record),
  };
}

/** Records whose name begins with what was typed come first. */
function byLikeness(words: string[]) {
  const misses = (result: SearchResult) => (result.title.toLowerCase().startsWith(words.join(' ')) ? 0 : 1);
  return (a: SearchResult, b: SearchResult) => misses(a) - misses(b) || a.title.localeCompare(b.title);
}

async function find(db: Db, definition: Resource, words: string[], sort: string | undefined): Promise<ApiRecord[]> {
  if (sort === undefined) return selectSome(db, definition, words, MOST);
  const first = { words, equal: [], ranges: [], sort: sortKeys(definition, sort), page: { number: 1, size: MOST } };
  return (await selectPage(db, definition, first)).records;
}

async function search(
  db: Db,
  resources: readonly Resource[],
  words: string[],
  account: GrantedAccount,
): Promise<SearchResult[]> {
  const results = resources.map(async (definition) => {
    const { found } = definition;
    // What an account may read, it may find.
    if (!found || !mayRead(definition, account)) return [];
    const shown = (await find(db, withinReach(definition, account), words, found.sort)).map((record) =>
      toResult(definition, found, record),
    );
    return found.sort === undefined ? shown.sort(byLikeness(words)) : shown;
  });
  return (await Promise.all(results)).flat();
}

/** `GET /search?q=`: records of every kind in which all words occur, five of a kind at most. */
export async function searchRoutes(
  app: Api,
  { db, resources }: ApiOptions & { resources: readonly Resource[] },
): Promise<void> {
  app.get(
    '/search',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Records of every kind in which all words occur, five of a kind at most',
        querystring: searchQuery,
        response: { 200: z.array(searchResult) },
      },
    },
    async (request) => {
      const words = request.query.q.toLowerCase().split(/\s+/).filter(Boolean);
      const all = [...resources, ...app.furtherResources.flatMap((further) => further())];
      return words.length === 0 || !request.account ? [] : search(db, all, words, request.account);
    },
  );
}
