import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries } from './tables';

/** Aggregates a text of each row of a group in any order; null if none has one. */
export const joined = (db: Queries, entry: RawBuilder<unknown>) =>
  isPostgres(db) ? sql<string>`string_agg(${entry}, '')` : sql<string>`group_concat(${entry}, '')`;
