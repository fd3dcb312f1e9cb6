import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/tables';
import type { ApiOptions } from '../context';
import { parse } from '../parse';
import type { ApiRecord } from '../resource/definition';
import { selectSome } from '../resource/selectRecords';
import { resources } from '../resources';
import { type Searchable, searchables } from './searchables';

/** One record that was found. */
export interface SearchResult {
  id: string;
  kind: string;
  title: string;
  detail: string;
  /** The page that shows it. */
  path: string;
}

/** Of each kind. */
const MOST = 5;
const DETAIL_LENGTH = 80;

const searchQuery = z.object({ q: z.string({ error: 'Give q, the words to search for.' }).max(200, 'Search for at most 200 characters.') });

function textOf(record: ApiRecord, columns: readonly string[]): string[] {
  return columns.map((column) => String(record[column] ?? '').trim()).filter(Boolean);
}

function toResult({ resource, kind, title, detail, page }: Searchable, record: ApiRecord): SearchResult {
  const name = textOf(record, title)[0] ?? kind;
  const path = page.replace(':id', encodeURIComponent(record.id)).replace(':title', encodeURIComponent(name));
  const rest = textOf(record, detail).filter((text) => text !== name).join(' · ');
  return { id: `${resource}/${record.id}`, kind, title: name, detail: rest.length > DETAIL_LENGTH ? `${rest.slice(0, DETAIL_LENGTH - 1)}…` : rest, path };
}

/** Records whose name begins with what was typed come first. */
function byLikeness(words: string[]) {
  const misses = (result: SearchResult) => (result.title.toLowerCase().startsWith(words.join(' ')) ? 0 : 1);
  return (a: SearchResult, b: SearchResult) => misses(a) - misses(b) || a.title.localeCompare(b.title);
}

async function search(db: Db, words: string[]): Promise<SearchResult[]> {
  const found = searchables.map(async (searchable) => {
    const definition = resources.find(({ path }) => path === searchable.resource);
    if (!definition) return [];
    const records = await selectSome(db, definition, words, MOST);
    return records.map((record) => toResult(searchable, record)).sort(byLikeness(words));
  });
  return (await Promise.all(found)).flat();
}

/** `GET /search?q=`: records of every kind in which all words occur, five of a kind at most. */
export async function searchRoutes(app: FastifyInstance, { db }: ApiOptions): Promise<void> {
  app.get('/search', { config: { summary: 'Records of every kind: [{ id, kind, title, detail, path }]', query: searchQuery } }, async (request) => {
    const words = parse(searchQuery, request.query).q.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length === 0 ? [] : search(db, words);
  });
}
