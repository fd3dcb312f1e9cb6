import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries } from './tables';

/** A text of each row of a group, all put together in any order; null where none has it. */
export const joined = (db: Queries, entry: RawBuilder<unknown>) =>
  isPostgres(db) ? sql<string>`string_agg(${entry}, '')` : sql<string>`group_concat(${entry}, '')`;
