import { groupBy } from 'shared/domain/records/groupBy';
import type { z } from 'zod';
import type { Actor } from '../../../core/actorOf';
import { badInput, conflict, notFound } from '../../../core/errors';
import { objectOf, parse } from '../../../core/parse';
import { isPostgres } from '../../../db/engines/engine';
import { insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import { anyTable, type Queries, type Row } from '../../../db/tables';
import { keepBooks } from '../../../money/books/keepBooks';
import { ownSums } from '../../../money/books/ownSums';
import type { ApiRecord, Change, Resource } from '../definition';
import { mergedInto } from '../merge/mergedInto';
import { ownedBy } from '../ownedBy';
import { decode, encode, scopeOf, storedColumns } from '../rows';
import { beyondReach, canHang } from '../scopeToClient';
import { differences, writeAudit, writeAudits } from './audit';
import { joinTogether } from './readTogether';
import { refuseSeconds } from './refuseSeconds';

const now = () => new Date().toISOString();

/** The named fields that an object has. */
function pick(source: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(source, name)).map((name) => [name, source[name]]));
}

/** 404 in the resource's words. */
export function unknownRecord({ title }: Pick<Resource, 'title'>) {
  return notFound(`This ${title} no longer exists. Reload the list.`);
}

/** Rows about to change, in the order of their ids, to avoid deadlocks. */
async function lockRows(db: Queries, resource: Resource, ids: readonly string[]): Promise<Map<string, Row>> {
  let query = anyTable(db).selectFrom(resource.table).selectAll();
  query = ids.length === 1 ? query.where('id', '=', ids[0] ?? '') : query.where('id', 'in', ids).orderBy('id');
  for (const [column, value] of scopeOf(resource)) query = query.where(column, '=', value);
  if (resource.within) query = query.where(resource.within);
  const rows = await (isPostgres(db) ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [String(row.id), row]));
}

async function lockRow(db: Queries, resource: Resource, id: string): Promise<Row> {
  const row = (await lockRows(db, resource, [id])).get(id);
  if (!row) throw unknownRecord(resource);
  return row;
}

/** A row's record with the version the user saw. Throws as `lockRecord` does. */
function seen<S extends ApiRecord, A extends S, I>(
  resource: Resource<S, A, I>,
  row: Row | undefined,
  version: unknown,
): S {
  if (!row || row.deletedAt !== null) throw unknownRecord(resource);
  const record = decode(resource, row);
  if (version === undefined || version === null || version === record.version) return record;
  if (typeof version !== 'number') throw badInput([{ path: 'version', msg: 'The version is a whole number.' }]);
  throw conflict(
    'stale',
    `Someone else changed this ${resource.title} after you opened it. Check the current version and save again.`,
    record,
  );
}

/**
 * A record about to change, locked until the transaction ends. `version`: the one the user saw, if any. Throws 404, 400
 * for a version that isn't a number, and 409 `stale` with the current record.
 */
export async function lockRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  resource: Resource<S, A, I>,
  id: string,
  version?: unknown,
): Promise<S> {
  return seen(resource, await lockRow(db, resource, id), version);
}

/** Refuses to create records for a client beyond the caller's reach, or to move them to one. */
async function keepWithin(db: Queries, { table, within }: Resource, ids: readonly string[]): Promise<void> {
  if (!within) return;
  const rows = await anyTable(db).selectFrom(table).select('id').where('id', 'in', ids).where(within).execute();
  if (rows.length < ids.length) throw await beyondReach(db);
}

async function approve(db: Queries, resource: Resource, changes: readonly Change[]): Promise<void> {
  joinTogether(changes);
  for (const change of changes) {
    // Checked before a rule reads the referenced records, because its refusal would reveal them.
    if (!canHang(resource, change.after)) throw await beyondReach(db);
    const reason = await resource.refuse?.(change);
    if (reason !== undefined) throw conflict('refused', reason, change.before);
  }
  await refuseSeconds(db, resource, changes);
}

/** Posts the money of stored records to the ledger; documents whose totals change get a history entry. */
async function book(
  db: Queries,
  { table }: Resource,
  records: readonly ApiRecord[],
  { actor, operation }: Pick<Change, 'actor' | 'operation'>,
): Promise<void> {
  const ids = records.map(({ id }) => id);
  const settled = await keepBooks(db, { table, ids, areNew: operation === 'create' });
  for (const { table: kind, id, before, after } of settled)
    await writeAudit(db, kind, id, 'update', differences(Object.keys(after), before, after), actor);
}

/** Runs the other effects of stored changes. */
async function follow(resource: Resource, stored: readonly { change: Change; after: ApiRecord }[]): Promise<void> {
  const changes = stored.map(({ change, after }) => ({ ...change, after }));
  for (const change of changes) await resource.after?.(change);
  await resource.afterAll?.(changes);
}

/** The change about to be written to a record. */
type Write = Change & { before: ApiRecord };

/** The columns to write: unchanged ones would only cost index updates. */
function changedColumns(resource: Resource, before: ApiRecord, after: Record<string, unknown>): Row {
  const was = encode(resource, before);
  return Object.fromEntries(Object.entries(encode(resource, after)).filter(([name, value]) => was[name] !== value));
}

/** Updates rows, those that become alike by one statement, and answers them by their ids. */
async function updateRows(
  db: Queries,
  { table }: Resource,
  writes: readonly { change: Write; columns: Row }[],
): Promise<Map<string, Row>> {
  const updatedAt = now();
  const alike = groupBy(
    writes.map(({ change: { before }, columns }) => ({
      id: before.id,
      set: { ...columns, version: before.version + 1, updatedAt },
    })),
    ({ set }) => JSON.stringify(set),
  );
  const updated = new Map<string, Row>();
  for (const same of alike.values()) {
    const [{ id, set }] = same as [(typeof same)[number]];
    const update = anyTable(db).updateTable(table).set(set);
    const ids = same.map((each) => each.id);
    const some = ids.length === 1 ? update.where('id', '=', id) : update.where('id', 'in', ids);
    for (const row of await some.returningAll().execute()) updated.set(String(row.id), row);
  }
  return updated;
}

/** Writes changes of one kind, each with its columns. */
async function write(
  db: Queries,
  resource: Resource,
  writes: readonly { change: Write; columns: Row }[],
): Promise<ApiRecord[]> {
  const [first] = writes;
  if (!first) return [];
  const { operation, actor } = first.change;
  const rows = await updateRows(db, resource, writes);
  const written = writes.map(({ change }) => ({ change, after: decode(resource, rows.get(change.before.id) ?? {}) }));
  await keepWithin(
    db,
    resource,
    written.map(({ after }) => after.id),
  );
  const changed = written.map(({ change: { before }, after }) => ({
    recordId: after.id,
    changes: differences(Object.keys(resource.columns), before, after),
  }));
  await writeAudits(db, resource.table, operation, changed, actor);
  await book(
    db,
    resource,
    written.map(({ after }) => after),
    first.change,
  );
  await follow(resource, written);
  return written.map(({ after }) => after);
}

/**
 * Stores a new record. Call it in a transaction. `given` sets the server's fields. Throws 400 for invalid input and 409
 * when the resource refuses.
 */
export async function createRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  typed: Resource<S, A, I>,
  input: unknown,
  actor: Actor,
  given: Partial<S> = {},
): Promise<S> {
  const [record] = await createRecords(db, typed, [input], actor, given);
  return record as S;
}

/**
 * Stores new records, as `createRecord` does, in as few statements as possible. No two may touch the same key
 * (`keysTouched`).
 */
export async function createRecords<S extends ApiRecord, A extends S, I>(
  db: Queries,
  typed: Resource<S, A, I>,
  inputs: readonly unknown[],
  actor: Actor,
  given: Partial<S> = {},
): Promise<S[]> {
  if (inputs.length === 0) return [];
  const resource: Resource = typed;
  const isReal = 'isSample' in resource.columns && { isSample: false };
  const changes = inputs.map(
    (input): Change => ({
      operation: 'create',
      after: { ...parse(resource.input, input), ...isReal, ...given, ...resource.scope },
      actor,
      db,
      reach: resource.reach,
    }),
  );
  await approve(db, resource, changes);
  const at = now();
  const rows: (Row & { id: string })[] = [];
  const found = await resource.lookUp?.(changes);
  for (const [place, change] of changes.entries()) {
    const record = { ...change.after, ...found?.[place], ...(await resource.prepare?.(change)) };
    rows.push({
      id: newId(),
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      ...encode(resource, { ...record, ...ownSums(resource.table, undefined, record) }),
    });
  }
  const ids = rows.map(({ id }) => id);
  const stored = new Map(
    (await insertRows(db, resource.table, rows, storedColumns(resource))).map((row) => [row.id, decode(typed, row)]),
  );
  await keepWithin(db, resource, ids);
  const created = changes.map((change, place) => ({ change, after: stored.get(ids[place] ?? '') as S }));
  const names = Object.keys(resource.columns);
  await writeAudits(
    db,
    resource.table,
    'create',
    created.map(({ after }) => ({ recordId: after.id, changes: differences(names, {}, after) })),
    actor,
  );
  await book(
    db,
    resource,
    created.map(({ after }) => after),
    { actor, operation: 'create' },
  );
  await follow(resource, created);
  return created.map(({ after }) => after);
}

/** Whether a value only violates its field's rule; an unknown word in a list of words is no such value. */
const breaksRule = (field: z.ZodType | undefined, value: unknown): boolean => {
  const read = field?.safeParse(value);
  return read?.success === false && read.error.issues.every(({ code }) => code === 'custom');
};

/**
 * A record's fields with the sent ones replaced. A value stored before its field's rule became stricter is kept until
 * someone changes it. Throws 400.
 */
function merged({ input }: Resource, before: ApiRecord, sent: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(input.shape);
  const whole = { ...pick(before, names), ...pick(sent, names) };
  const read = input.safeParse(whole);
  if (read.success) return read.data;
  const old = names.filter((name) => whole[name] === before[name] && breaksRule(input.shape[name], before[name]));
  const fields = names.filter((name) => !old.includes(name));
  return { ...parse(input, pick(whole, fields)), ...pick(before, old) };
}

/**
 * Changes a record; omitted fields stay, and `given` sets the server's fields. Call it in a transaction. Stores nothing
 * when nothing differs. Throws 400, 404, and 409 when stale or refused.
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
  const changed = { ...merged(resource, before, sent), ...given } as Partial<S>;
  return storeChange(db, typed, before as S, changed, actor);
}

/**
 * Changes records, as `updateRecord` does, in as few statements as possible. No two may be the same, or touch the same
 * key (`keysTouched`).
 */
export async function updateRecords(
  db: Queries,
  resource: Resource,
  updates: readonly { id: string; version?: number; input: Readonly<Record<string, unknown>> }[],
  actor: Actor,
): Promise<ApiRecord[]> {
  if (updates.length === 0) return [];
  const rows = await lockRows(
    db,
    resource,
    updates.map(({ id }) => id),
  );
  const changes = updates.map(({ id, version, input }) => {
    const before = seen(resource, rows.get(id), version);
    return { before, changed: merged(resource, before, input) };
  });
  return storeChanges(db, resource, changes, actor);
}

/**
 * Stores the changes of a record from `lockRecord`, within the resource's rules, with its history. Call it in a
 * transaction. Stores nothing when nothing differs. Throws 409 when the resource refuses.
 */
export async function storeChange<S extends ApiRecord, A extends S, I>(
  db: Queries,
  typed: Resource<S, A, I>,
  before: S,
  changed: Partial<S>,
  actor: Actor,
): Promise<S> {
  const [after] = await storeChanges(db, typed, [{ before, changed }], actor);
  return after as S;
}

async function storeChanges(
  db: Queries,
  resource: Resource,
  changed: readonly { before: ApiRecord; changed: Record<string, unknown> }[],
  actor: Actor,
): Promise<ApiRecord[]> {
  const changes = changed.map(({ before, changed: fields }) => ({
    operation: 'update' as const,
    before,
    after: { ...before, ...fields, ...ownedBy(actor, resource, before, fields), ...resource.scope },
    actor,
    db,
    reach: resource.reach,
  }));
  await approve(db, resource, changes);
  const writes: { change: Write; columns: Row }[] = [];
  for (const change of changes) {
    const prepared = { ...change.after, ...(await resource.prepare?.(change)) };
    const after = { ...prepared, ...ownSums(resource.table, change.before, prepared) };
    if (Object.keys(differences(Object.keys(resource.columns), change.before, after)).length > 0)
      writes.push({ change, columns: changedColumns(resource, change.before, after) });
  }
  const written = new Map((await write(db, resource, writes)).map((record) => [record.id, record]));
  return changed.map(({ before }) => written.get(before.id) ?? before);
}

/** Hides a record; it can be restored. Call it in a transaction. Throws 404, and 409 when refused. */
export async function deleteRecord(db: Queries, resource: Resource, id: string, actor: Actor): Promise<void> {
  const before = await lockRecord(db, resource, id);
  const change = { operation: 'delete' as const, before, after: before, actor, db, reach: resource.reach };
  await approve(db, resource, [change]);
  await write(db, resource, [{ change, columns: { deletedAt: now() } }]);
}

/**
 * Restores a deleted record; one that is not deleted stays unchanged. Call it in a transaction. Throws 404, and 409
 * when refused.
 */
export async function restoreRecord(db: Queries, resource: Resource, id: string, actor: Actor): Promise<ApiRecord> {
  const row = await lockRow(db, resource, id);
  const before = decode(resource, row);
  if (row.deletedAt === null) return before;
  if (await mergedInto(db, resource, id))
    throw conflict('refused', `This ${resource.title} became part of another; undo the merge there.`);
  const change = { operation: 'restore' as const, before, after: before, actor, db, reach: resource.reach };
  await approve(db, resource, [change]);
  const [after] = await write(db, resource, [{ change, columns: { deletedAt: null } }]);
  return after as ApiRecord;
}
