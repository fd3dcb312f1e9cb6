import { isPostgres } from '../../db/engine';
import { insertRow } from '../../db/insertRow';
import { newId } from '../../db/newId';
import { anyTable, type Queries, type Row } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { badInput, conflict, notFound } from '../core/errors';
import { objectOf, parse } from '../core/parse';
import { differences, writeAudit } from './audit';
import type { ApiRecord, Change, Resource } from './definition';
import { refuseSecond } from './keys';
import { mergedInto } from './merge/mergedInto';
import { decode, encode, scopeOf, storedColumns } from './rows';
import { beyondReach, canHang } from './withinReach';

const now = () => new Date().toISOString();

/** The named fields of an object that it has. */
function pick(source: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(source, name)).map((name) => [name, source[name]]));
}

/** 404 in the resource's words. */
export function unknownRecord({ title }: Pick<Resource, 'title'>) {
  return notFound(`This ${title} no longer exists. Reload the list.`);
}

async function lockRow(db: Queries, resource: Resource, id: string): Promise<Row> {
  let query = anyTable(db).selectFrom(resource.table).selectAll().where('id', '=', id);
  for (const [column, value] of scopeOf(resource)) query = query.where(column, '=', value);
  if (resource.within) query = query.where(resource.within);
  const row = await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw unknownRecord(resource);
  return row;
}

/**
 * A record that is about to change, locked until the transaction ends. `version` is the one that was seen, when there
 * is one. Throws 404, 400 for a version that is no number, and 409 `stale` with the record as it is now.
 */
export async function lockRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  resource: Resource<S, A, I>,
  id: string,
  version?: unknown,
): Promise<S> {
  const row = await lockRow(db, resource, id);
  if (row.deletedAt !== null) throw unknownRecord(resource);
  const record = decode(resource, row);
  if (version === undefined || version === null || version === record.version) return record;
  if (typeof version !== 'number') throw badInput([{ path: 'version', msg: 'The version is a whole number.' }]);
  throw conflict(
    'stale',
    `Someone else changed this ${resource.title} after you opened it. Check the current version and save again.`,
    record,
  );
}

/** Refuses to make a record of a client, or to move one to a client, that is beyond the reach of whoever asks. */
async function keepWithin(db: Queries, { table, within }: Resource, id: string): Promise<void> {
  if (!within) return;
  const row = await anyTable(db).selectFrom(table).select('id').where('id', '=', id).where(within).executeTakeFirst();
  if (!row) throw await beyondReach(db);
}

async function approve(resource: Resource, change: Change): Promise<void> {
  // Before a rule reads what the fields name: its refusal would tell of it.
  if (!canHang(resource, change.after)) throw await beyondReach(change.db);
  const reason = await resource.refuse?.(change);
  if (reason !== undefined) throw conflict('refused', reason, change.before);
  await refuseSecond(resource, change);
}

async function write(resource: Resource, change: Change & { before: ApiRecord }, columns: Row): Promise<ApiRecord> {
  const { db, before, operation, actor } = change;
  const row = await anyTable(db)
    .updateTable(resource.table)
    .set({ ...columns, version: before.version + 1, updatedAt: now() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepWithin(db, resource, before.id);
  const after = decode(resource, row);
  const changes = differences(Object.keys(resource.columns), before, after);
  await writeAudit(db, resource.table, before.id, operation, changes, actor);
  await resource.after?.({ ...change, after });
  return after;
}

/**
 * Stores a new record. Call it in a transaction. `given` sets fields of the server beside the input.
 * Throws 400 for bad input and 409 when the resource refuses.
 */
export async function createRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  typed: Resource<S, A, I>,
  input: unknown,
  actor: Actor,
  given: Partial<S> = {},
): Promise<S> {
  const resource: Resource = typed;
  const isReal = 'isSample' in resource.columns && { isSample: false };
  const fields = { ...parse(resource.input, input), ...isReal, ...given, ...resource.scope };
  const change: Change = { operation: 'create', after: fields, actor, db, reach: resource.reach };
  await approve(resource, change);
  const record = { ...fields, ...(await resource.prepare?.(change)) };
  const at = now();
  const after = decode(
    typed,
    await insertRow(
      db,
      resource.table,
      { id: newId(), version: 1, createdAt: at, updatedAt: at, deletedAt: null, ...encode(resource, record) },
      storedColumns(resource),
    ),
  );
  await keepWithin(db, resource, after.id);
  await writeAudit(
    db,
    resource.table,
    after.id,
    'create',
    differences(Object.keys(resource.columns), {}, after),
    actor,
  );
  await resource.after?.({ ...change, after });
  return after;
}

/**
 * Changes a record; fields left out stay, and `given` sets fields of the server. Call it in a transaction.
 * Nothing is stored when nothing differs. Throws 400, 404, and 409 when stale or refused.
 */
export async function updateRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  typed: Resource<S, A, I>,
  id: string,
  input: unknown,
  actor: Actor,
  given: Partial<S> = {},
): Promise<S> {
  const resource: Resource = typed;
  const sent = objectOf(input);
  const before = await lockRecord(db, resource, id, sent.version);
  const names = Object.keys(resource.input.shape);
  const merged = parse(resource.input, { ...pick(before, names), ...pick(sent, names) });
  return storeChange(db, typed, before as S, { ...merged, ...given } as Partial<S>, actor);
}

/** A sample that a person changes is theirs from then on, and no sample. */
function ownedBy(actor: Actor, { input }: Resource, before: ApiRecord, changed: Record<string, unknown>) {
  if (actor.id === '' || before.isSample !== true) return {};
  const typed = Object.keys(input.shape).filter((field) => Object.hasOwn(changed, field));
  return Object.keys(differences(typed, before, changed)).length > 0 ? { isSample: false } : {};
}

/**
 * Stores what changes of a record that `lockRecord` answered, as the resource's rules let it be, with its history. Call it in a transaction.
 * Nothing is stored when nothing differs. Throws 409 when the resource refuses.
 */
export async function storeChange<S extends ApiRecord, A extends S, I>(
  db: Queries,
  typed: Resource<S, A, I>,
  before: S,
  changed: Partial<S>,
  actor: Actor,
): Promise<S> {
  const resource: Resource = typed;
  const change = {
    operation: 'update' as const,
    before,
    after: { ...before, ...changed, ...ownedBy(actor, resource, before, changed), ...resource.scope },
    actor,
    db,
    reach: resource.reach,
  };
  await approve(resource, change);
  const after = { ...change.after, ...(await resource.prepare?.(change)) };
  if (Object.keys(differences(Object.keys(resource.columns), before, after)).length === 0) return before;
  return (await write(resource, change, encode(resource, after))) as S;
}

/** Hides a record; it can be restored. Call it in a transaction. Throws 404, and 409 when refused. */
export async function deleteRecord(db: Queries, resource: Resource, id: string, actor: Actor): Promise<void> {
  const before = await lockRecord(db, resource, id);
  const change = { operation: 'delete' as const, before, after: before, actor, db, reach: resource.reach };
  await approve(resource, change);
  await write(resource, change, { deletedAt: now() });
}

/** Takes a deletion back; a record that is not deleted stays as it is. Call it in a transaction. Throws 404, and 409 when refused. */
export async function restoreRecord(db: Queries, resource: Resource, id: string, actor: Actor): Promise<ApiRecord> {
  const row = await lockRow(db, resource, id);
  const before = decode(resource, row);
  if (row.deletedAt === null) return before;
  if (await mergedInto(db, resource, id))
    throw conflict('refused', `This ${resource.title} became part of another; undo the merge there.`);
  const change = { operation: 'restore' as const, before, after: before, actor, db, reach: resource.reach };
  await approve(resource, change);
  return write(resource, change, { deletedAt: null });
}
