import { isPostgres } from '../../db/engine';
import { newId } from '../../db/newId';
import { anyTable, type Queries, type Row } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { badInput, conflict, notFound } from '../core/errors';
import { objectOf, parse } from '../core/parse';
import { differences, writeAudit } from './audit';
import { decode, encode } from './codec';
import type { ApiRecord, Change, ResourceDefinition } from './definition';
import { inputFields, ownColumns, pick, tableOf } from './shape';

const now = () => new Date().toISOString();

async function lockRow(db: Queries, definition: ResourceDefinition, id: string): Promise<Row> {
  let query = anyTable(db).selectFrom(tableOf(definition)).selectAll().where('id', '=', id);
  for (const [column, value] of Object.entries(definition.scope ?? {})) query = query.where(column, '=', value);
  const row = await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw unknownRecord(definition);
  return row;
}

/** 404 in the resource's words. */
export function unknownRecord(definition: ResourceDefinition) {
  return notFound(`This ${definition.title} does not exist, or not any more. Load the list again.`);
}

async function approve(definition: ResourceDefinition, change: Change): Promise<void> {
  const reason = await definition.refuse?.(change);
  if (reason !== undefined) throw conflict('refused', reason, change.before);
}

async function write(
  definition: ResourceDefinition,
  change: Change & { before: ApiRecord },
  columns: Row,
): Promise<ApiRecord> {
  const { db, before, operation, actor } = change;
  const row = await anyTable(db)
    .updateTable(tableOf(definition))
    .set({ ...columns, version: before.version + 1, updatedAt: now() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = decode(definition, row);
  await writeAudit(
    db,
    tableOf(definition),
    before.id,
    operation,
    differences(ownColumns(definition), before, after),
    actor,
  );
  await definition.after?.({ ...change, after });
  return after;
}

/**
 * Stores a new record. Call it in a transaction. `given` sets `stored` columns beside the input.
 * Throws 400 for bad input and 409 when the definition refuses.
 */
export async function createRecord(
  db: Queries,
  definition: ResourceDefinition,
  input: unknown,
  actor: Actor,
  given: Record<string, unknown> = {},
): Promise<ApiRecord> {
  const fields = { ...parse(definition.input, input), ...given, ...definition.scope };
  const change: Change = { operation: 'create', after: fields, actor, db };
  await approve(definition, change);
  const record = { ...fields, ...(await definition.prepare?.(change)) };
  const at = now();
  const row = await anyTable(db)
    .insertInto(tableOf(definition))
    .values({ id: newId(), version: 1, createdAt: at, updatedAt: at, deletedAt: null, ...encode(definition, record) })
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = decode(definition, row);
  await writeAudit(db, tableOf(definition), after.id, 'create', differences(ownColumns(definition), {}, after), actor);
  await definition.after?.({ ...change, after });
  return after;
}

function refuseStale(definition: ResourceDefinition, before: ApiRecord, version: unknown): void {
  if (version === undefined || version === null || version === before.version) return;
  if (typeof version !== 'number') throw badInput([{ path: 'version', msg: 'The version is a whole number.' }]);
  throw conflict(
    'stale',
    `Someone else has changed this ${definition.title} since you opened it. Look at what it is now, and save again.`,
    before,
  );
}

/**
 * Changes a record; fields left out stay, and `given` sets `stored` columns. Call it in a transaction.
 * Nothing is stored when nothing differs. Throws 400, 404, and 409 when stale or refused.
 */
export async function updateRecord(
  db: Queries,
  definition: ResourceDefinition,
  id: string,
  input: unknown,
  actor: Actor,
  given: Record<string, unknown> = {},
): Promise<ApiRecord> {
  const sent = objectOf(input);
  const row = await lockRow(db, definition, id);
  if (row.deletedAt !== null) throw unknownRecord(definition);
  const before = decode(definition, row);
  refuseStale(definition, before, sent.version);
  const names = inputFields(definition);
  const merged = parse(definition.input, { ...pick(before, names), ...pick(sent, names) });
  const change = {
    operation: 'update' as const,
    before,
    after: { ...before, ...merged, ...given, ...definition.scope },
    actor,
    db,
  };
  await approve(definition, change);
  const after = { ...change.after, ...(await definition.prepare?.(change)) };
  if (Object.keys(differences(ownColumns(definition), before, after)).length === 0) return before;
  return write(definition, change, encode(definition, after));
}

/** Hides a record; it can be restored. Call it in a transaction. Throws 404, and 409 when refused. */
export async function deleteRecord(
  db: Queries,
  definition: ResourceDefinition,
  id: string,
  actor: Actor,
): Promise<void> {
  const row = await lockRow(db, definition, id);
  if (row.deletedAt !== null) throw unknownRecord(definition);
  const before = decode(definition, row);
  const change = { operation: 'delete' as const, before, after: before, actor, db };
  await approve(definition, change);
  await write(definition, change, { deletedAt: now() });
}

/** Takes a deletion back; a record that is not deleted stays as it is. Call it in a transaction. Throws 404, and 409 when refused. */
export async function restoreRecord(
  db: Queries,
  definition: ResourceDefinition,
  id: string,
  actor: Actor,
): Promise<ApiRecord> {
  const row = await lockRow(db, definition, id);
  const before = decode(definition, row);
  if (row.deletedAt === null) return before;
  const change = { operation: 'restore' as const, before, after: before, actor, db };
  await approve(definition, change);
  return write(definition, change, { deletedAt: null });
}
