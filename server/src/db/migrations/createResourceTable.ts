import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Tables } from '../tables';

/** Text is never null and by default empty; `text?` may be null. Booleans are 0 and 1, JSON is text. */
export type ColumnType = 'text' | 'text?' | 'integer' | 'integer?' | 'real' | 'real?' | 'boolean' | 'json';

export interface ResourceTable {
  /** The columns, named exactly as the API's fields; id, version, createdAt, updatedAt, deletedAt and search are added. */
  columns: Record<string, ColumnType>;
  /** Columns that lists sort or filter by: each gets an index. By default, none. */
  indexes?: readonly string[];
}

/** Text compares byte by byte on both engines, whatever the language of the PostgreSQL server. */
function sqlType(type: ColumnType, onPostgres: boolean): RawBuilder<unknown> {
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  const whole = onPostgres ? sql`bigint` : sql`integer`;
  const types: Record<string, RawBuilder<unknown>> = {
    text,
    json: text,
    integer: whole,
    boolean: whole,
    real: onPostgres ? sql`double precision` : sql`real`,
  };
  return types[type.replace('?', '')] as RawBuilder<unknown>;
}

const defaults: Partial<Record<ColumnType, string | number>> = {
  text: '',
  json: 'null',
  integer: 0,
  real: 0,
  boolean: 0,
};

/** Adds columns to a resource's table; what is stored already has their defaults. */
export async function addColumns(
  tx: Transaction<Tables>,
  table: string,
  columns: Record<string, ColumnType>,
): Promise<void> {
  const onPostgres = isPostgres(tx);
  for (const [name, type] of Object.entries(columns)) {
    const value = defaults[type];
    await tx.schema
      .alterTable(table)
      .addColumn(name, sqlType(type, onPostgres), (column) =>
        value === undefined ? column : column.notNull().defaultTo(value),
      )
      .execute();
  }
}

/** The longest name that PostgreSQL keeps, in bytes. */
const LONGEST_NAME = 63;

/** An index's name; a long one is cut, and told from others by a hash. */
export function indexName(table: string, of: string): string {
  const name = `${table}_${of}`;
  if (name.length <= LONGEST_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${name.slice(0, LONGEST_NAME - 1 - hash.length)}_${hash}`;
}

/** Indexes columns that lists sort or filter by. `columns` says what each is. */
export async function indexColumns(
  tx: Transaction<Tables>,
  table: string,
  columns: Record<string, ColumnType>,
  indexes: readonly string[],
): Promise<void> {
  const onPostgres = isPostgres(tx);
  // PostgreSQL skips to a far page inside an index only when it holds the column itself beside its small letters.
  for (const name of indexes) {
    const isText = columns[name]?.startsWith('text') === true;
    const key = isText ? sql`lower(${sql.ref(name)})` : sql.ref(name);
    const order = onPostgres ? sql` asc nulls first` : sql``;
    const included = onPostgres && isText ? sql`include (${sql.ref(name)})` : sql``;
    await sql`create index ${sql.id(indexName(table, name))} on ${sql.table(table)} (${key}${order}, "id") ${included} where "deletedAt" is null`.execute(
      tx,
    );
  }
}

/** Creates a resource's table with the columns that `defineResource` needs and the indexes that keep its lists quick. */
export async function createResourceTable(
  tx: Transaction<Tables>,
  table: string,
  { columns, indexes = [] }: ResourceTable,
): Promise<void> {
  const onPostgres = isPostgres(tx);
  const text = sqlType('text', onPostgres);
  let builder = tx.schema
    .createTable(table)
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addColumn('deletedAt', text)
    .addColumn('search', text, (column) => column.notNull().defaultTo(''));
  for (const [name, type] of Object.entries(columns)) {
    const value = defaults[type];
    builder = builder.addColumn(name, sqlType(type, onPostgres), (column) =>
      value === undefined ? column : column.notNull().defaultTo(value),
    );
  }
  await builder.execute();
  await sql`create index ${sql.id(indexName(table, 'live'))} on ${sql.table(table)} ("deletedAt", "id")`.execute(tx);
  // SQLite reads a search through this narrow copy of the table; PostgreSQL reads the table faster.
  if (!onPostgres)
    await sql`create index ${sql.id(indexName(table, 'search'))} on ${sql.table(table)} ("deletedAt", "search", "id")`.execute(
      tx,
    );
  await indexColumns(tx, table, columns, indexes);
}
