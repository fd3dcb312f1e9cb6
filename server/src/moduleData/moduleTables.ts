import { sql, type Transaction } from 'kysely';
import type { StoredTable } from 'shared/contract';
import type { FieldSchema } from 'shared/contract/recordSchema';
import { toFieldErrors } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { ColumnKind, Resource } from '../api/records/definition';
import { decode, encode } from '../api/records/rows';
import { isPostgres } from '../db/engines/engine';
import {
  addColumns,
  type ColumnType,
  createResourceTable,
  indexColumns,
  indexName,
} from '../db/migrations/createResourceTable';
import { anyTable, type Queries, type Row, type Tables } from '../db/tables';
import type { ModuleResource } from './definitionOf';
import { nameOfKey } from './indexNames';

type Transacting = Transaction<Tables>;
type Columns = Record<string, ColumnKind>;

/** A table's present state. */
interface Table {
  path: string;
  columns: Columns;
  indexes: string[];
  keys: string[][];
  revision: string;
}

const columnTypes: Record<ColumnKind, ColumnType> = {
  text: 'text?',
  number: 'real?',
  boolean: 'boolean',
  json: 'json',
};
const typesOf = (columns: Columns): Record<string, ColumnType> =>
  Object.fromEntries(Object.entries(columns).map(([name, kind]) => [name, columnTypes[kind]]));

const toTable = (row: Tables['module_tables']): Table => ({
  path: row.path,
  columns: JSON.parse(row.columns) as Columns,
  indexes: JSON.parse(row.indexes) as string[],
  keys: JSON.parse(row.keys) as string[][],
  revision: row.revision,
});

/**
 * A resource's current table; undefined before its first promotion. In a transaction that is about to change it,
 * `forChange`.
 */
async function findTable(db: Queries, path: string, forChange = false): Promise<Table | undefined> {
  const query = db.selectFrom('module_tables').selectAll().where('path', '=', path);
  const row = await (forChange && isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
  return row && toTable(row);
}

/** Rows looked at at once. */
const CHUNK = 1_000;

/** The records of a table as rows, some at a time: those that are not deleted, or all. */
async function* rowsOf(db: Queries, path: string, which: 'live' | 'all'): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const query = anyTable(db).selectFrom(path).selectAll().where('id', '>', last).orderBy('id').limit(CHUNK);
    const rows = await (which === 'live' ? query.where('deletedAt', 'is', null) : query).execute();
    if (rows.length === 0) return;
    yield rows;
    last = String(rows.at(-1)?.id);
  }
}

const fallbackOf = (field: FieldSchema | undefined): unknown => field?.default ?? undefined;

/** A stored row as the resource would have it: with the defaults of fields that it lacks. */
function asDeclared({ definition, schema }: ModuleResource, row: Row): Record<string, unknown> {
  const record: Record<string, unknown> = { ...decode(definition, row) };
  for (const [name, field] of Object.entries(schema.properties)) record[name] ??= fallbackOf(field);
  return record;
}

/** How many stored records would be invalid, and by which fields; undefined for none. */
async function invalidRecords(db: Queries, resource: ModuleResource): Promise<string | undefined> {
  const { definition, declared } = resource;
  const fields = new Map<string, { number: number; msg: string }>();
  let [invalid, all] = [0, 0];
  for await (const rows of rowsOf(db, definition.path, 'live'))
    for (const row of rows) {
      all += 1;
      const { error } = definition.input.safeParse(asDeclared(resource, row));
      if (!error) continue;
      invalid += 1;
      const wrong = new Map(toFieldErrors(error).map(({ path, msg }) => [path.split('.')[0] ?? '', msg]));
      for (const [field, msg] of wrong) fields.set(field, { msg, number: (fields.get(field)?.number ?? 0) + 1 });
    }
  if (invalid === 0) return undefined;
  const told = [...fields]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, { number, msg }]) => `${field} in ${number} (“${msg}”)`);
  return `${invalid} of the ${all} records of ${declared.name} would be invalid: ${told.join(', ')}. Mend or delete them first, or let the schema take what is stored.`;
}

/** How many values of a key occur more than once. A field that is not stored yet has one value in all records. */
async function duplicates(
  db: Queries,
  { definition, schema }: ModuleResource,
  key: string[],
  { columns }: Table,
): Promise<number> {
  const stored = key.filter((name) => Object.hasOwn(columns, name));
  if (key.some((name) => !stored.includes(name) && fallbackOf(schema.properties[name]) === undefined)) return 0;
  let query = anyTable(db)
    .selectFrom(definition.path)
    .select(sql<number>`count(*)`.as('number'))
    .where('deletedAt', 'is', null);
  for (const name of stored) query = query.where(name, 'is not', null);
  const rows = await query
    .groupBy(stored.map((name) => sql.ref(name)))
    .having(sql<boolean>`count(*) > 1`)
    .execute();
  return rows.length;
}

const sameName = (one: string) => (other: string) => one !== other && one.toLowerCase() === other.toLowerCase();

/** Why a resource can't have its table: a column that holds something else. */
function clashes({ definition: { columns }, declared }: ModuleResource, table: Table): string[] {
  return Object.entries(columns).flatMap(([name, kind]) => {
    const [known, twin] = [table.columns[name], Object.keys(table.columns).find(sameName(name))];
    if (twin !== undefined)
      return [
        `The field ${name} of ${declared.name} differs from the stored field ${twin} by the case of its letters alone; give it another name.`,
      ];
    return known === undefined || known === kind
      ? []
      : [
          `The field ${name} of ${declared.name} is stored as ${known}, and would be ${kind} now; give the new field another name.`,
        ];
  });
}

/** The keys that stored records keep, and a sentence for each that they do not. */
async function keptKeys(
  db: Queries,
  resource: ModuleResource,
  table: Table,
): Promise<{ kept: string[][]; broken: string[] }> {
  const [kept, broken]: [string[][], string[]] = [[], []];
  for (const key of resource.declared.unique) {
    const number = await duplicates(db, resource, key, table);
    if (number === 0) kept.push(key);
    else
      broken.push(
        `${number === 1 ? 'One value' : `${number} values`} of ${key.join(', ')} would have to be in one record of ${resource.declared.name} only, and ${number === 1 ? 'is' : 'are'} in several. Mend or delete those records first, or leave the key out.`,
      );
  }
  return { kept, broken };
}

/**
 * Stored records that conflict with a resource: `fixed` always do, `mendable` until they are corrected; `keys` are
 * those in force.
 */
async function reasonsOf(db: Queries, resource: ModuleResource, table: Table | undefined) {
  const keys = resource.declared.unique;
  if (!table || table.revision === resource.revision) return { fixed: [], mendable: [], keys: table?.keys ?? keys };
  const fixed = clashes(resource, table);
  if (fixed.length > 0) return { fixed, mendable: [], keys };
  const invalid = await invalidRecords(db, resource);
  const { kept, broken } = await keptKeys(db, resource, table);
  return { fixed, mendable: [...(invalid === undefined ? [] : [invalid]), ...broken], keys: kept };
}

/** Every reason why stored records keep these resources from being promoted; empty when they can be. Changes nothing. */
export async function reasonsOfRecords(db: Queries, resources: readonly ModuleResource[]): Promise<string[]> {
  const reasons: string[] = [];
  for (const resource of resources) {
    const { fixed, mendable } = await reasonsOf(db, resource, await findTable(db, resource.definition.path));
    reasons.push(...fixed, ...mendable);
  }
  return reasons;
}

/** Gives the columns of a table that are new, or were empty, the defaults of the fields that they hold. */
async function fillDefaults(tx: Transacting, { definition, schema }: ModuleResource, added: Columns): Promise<void> {
  for (const [name, field] of Object.entries(schema.properties)) {
    const fallback = fallbackOf(field);
    if (fallback === undefined || ('nullable' in field && field.nullable)) continue;
    const value = encode({ ...definition, search: [] }, { [name]: fallback })[name] ?? null;
    const update = anyTable(tx)
      .updateTable(definition.path)
      .set({ [name]: value });
    if (Object.hasOwn(added, name)) await update.execute();
    else if (definition.columns[name] === 'json') await update.where(name, '=', 'null').execute();
    else await update.where(name, 'is', null).execute();
  }
}

/** Writes what search looks in of every record again. */
async function fillSearch(tx: Transacting, { definition }: ModuleResource): Promise<void> {
  for await (const rows of rowsOf(tx, definition.path, 'all'))
    for (const row of rows) {
      const { search } = encode(definition, decode(definition, row));
      if (search !== row.search)
        await anyTable(tx)
          .updateTable(definition.path)
          .set({ search: search ?? '' })
          .where('id', '=', String(row.id))
          .execute();
    }
}

const keyName = (path: string, key: readonly string[]) => indexName(path, nameOfKey(key));

/** Makes the indexes that are missing, and drops those that nobody asks for. */
async function settleIndexes(
  tx: Transacting,
  path: string,
  columns: Columns,
  before: Pick<Table, 'indexes' | 'keys'>,
  after: Pick<Table, 'indexes' | 'keys'>,
): Promise<void> {
  const names = ({ indexes, keys }: Pick<Table, 'indexes' | 'keys'>) =>
    new Set([...indexes.map((name) => indexName(path, name)), ...keys.map((key) => keyName(path, key))]);
  const [had, wanted] = [names(before), names(after)];
  for (const name of had) if (!wanted.has(name)) await sql`drop index ${sql.id(name)}`.execute(tx);
  await indexColumns(
    tx,
    path,
    typesOf(columns),
    after.indexes.filter((name) => !had.has(indexName(path, name))),
  );
  for (const key of after.keys)
    if (!had.has(keyName(path, key)))
      await sql`create unique index ${sql.id(keyName(path, key))} on ${sql.id(path)} (${sql.join(key.map((name) => sql.ref(name)))}) where "deletedAt" is null`.execute(
        tx,
      );
}

/** Makes a resource's table, or makes of the one there is what the resource needs; no column and no record goes. */
async function settleTable(
  tx: Transacting,
  module: string,
  resource: ModuleResource,
  table: Table | undefined,
  keys: string[][],
): Promise<void> {
  const {
    definition: { path, columns },
    declared,
    revision,
  } = resource;
  const indexes = [...new Set(declared.sort)];
  const known = table ?? { columns: {}, indexes: [], keys: [] };
  const all = { ...known.columns, ...columns };
  if (table) {
    const added = Object.fromEntries(Object.entries(columns).filter(([name]) => !Object.hasOwn(known.columns, name)));
    await addColumns(tx, path, typesOf(added));
    await fillDefaults(tx, resource, added);
    await fillSearch(tx, resource);
  } else await createResourceTable(tx, path, { columns: typesOf(columns) });
  await settleIndexes(tx, path, all, known, { indexes, keys });
  const row = { columns: JSON.stringify(all), indexes: JSON.stringify(indexes), keys: JSON.stringify(keys), revision };
  await (table
    ? tx.updateTable('module_tables').set(row).where('path', '=', path).execute()
    : tx
        .insertInto('module_tables')
        .values({ path, module, ...row })
        .execute());
}

/**
 * Updates a module's tables to its resources, in the transaction of their promotion. Tables of dropped resources stay,
 * read-only. With `isRollback`, records that do not fit stay unchanged: they can be read, and have to be corrected when
 * they are next saved. Returns the conflicts; if there are any, roll the transaction back.
 */
export async function migrateTables(
  tx: Transacting,
  module: string,
  resources: readonly ModuleResource[],
  isRollback: boolean,
): Promise<string[]> {
  await closeTables(
    tx,
    module,
    resources.map(({ definition }) => definition.path),
  );
  for (const resource of resources) {
    const table = await findTable(tx, resource.definition.path, true);
    if (table?.revision === resource.revision) continue;
    const { fixed, mendable, keys } = await reasonsOf(tx, resource, table);
    const reasons = isRollback ? fixed : [...fixed, ...mendable];
    if (reasons.length > 0) return reasons;
    await settleTable(tx, module, resource, table, keys);
  }
  return [];
}

/** Lets nothing be written to a module's tables any more, but those named; their records stay. */
export async function closeTables(tx: Transacting, module: string, but: readonly string[] = []): Promise<void> {
  const query = tx.updateTable('module_tables').set({ revision: '' }).where('module', '=', module);
  await (but.length === 0 ? query : query.where('path', 'not in', but)).execute();
}

/** Makes the tables that `module_tables` tells of, as in a database that is being restored. */
export async function makeTables(tx: Transacting): Promise<void> {
  for (const row of await tx.selectFrom('module_tables').selectAll().execute()) {
    const { path, columns, indexes, keys } = toTable(row);
    await createResourceTable(tx, path, { columns: typesOf(columns) });
    await settleIndexes(tx, path, columns, { indexes: [], keys: [] }, { indexes, keys });
  }
}

/** The size of a table with its indexes, in bytes. */
async function bytesOf(db: Queries, path: string): Promise<number> {
  const { rows } = await (isPostgres(db)
    ? sql<{ bytes: number }>`select pg_total_relation_size(${`"${path}"`}::regclass) as "bytes"`
    : sql<{
        bytes: number;
      }>`select sum("pgsize") as "bytes" from "dbstat" where "aggregate" = 1 and "name" in (select "name" from "sqlite_schema" where "tbl_name" = ${path})`
  ).execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** How many records a table has, and how many of them are deleted. */
async function countsOf(db: Queries, path: string): Promise<{ records: number; deleted: number }> {
  const { number, live } = await anyTable(db)
    .selectFrom(path)
    .select([sql<number>`count(*)`.as('number'), sql<number>`count(*) filter (where "deletedAt" is null)`.as('live')])
    .executeTakeFirstOrThrow();
  return { records: Number(live), deleted: Number(number) - Number(live) };
}

/** Every table that modules' resources have, or had. */
export async function storedTables(db: Queries): Promise<StoredTable[]> {
  const rows = await db.selectFrom('module_tables').select(['path', 'module', 'revision']).orderBy('path').execute();
  return Promise.all(
    rows.map(async ({ path, module, revision }) => ({
      path,
      module,
      ...(await countsOf(db, path)),
      bytes: await bytesOf(db, path),
      isDeclared: revision !== '',
    })),
  );
}

/** A table's rows, in all fields that any release declared, for a list; undefined when there is none. */
export async function storedResource(db: Queries, path: string): Promise<Resource | undefined> {
  const table = await findTable(db, path);
  if (!table) return undefined;
  const { columns } = table;
  return { path, title: 'record', input: z.object(), record: z.object(), table: path, columns, search: [] };
}

/** Drops a table with all its records, unless a current release declares it. Returns how many records went. */
export async function dropTable(tx: Transacting, path: string): Promise<number | 'declared' | 'unknown'> {
  const table = await findTable(tx, path, true);
  if (!table) return 'unknown';
  if (table.revision !== '') return 'declared';
  const { records } = await countsOf(tx, path);
  await tx.schema.dropTable(path).execute();
  await tx.deleteFrom('module_tables').where('path', '=', path).execute();
  return records;
}
