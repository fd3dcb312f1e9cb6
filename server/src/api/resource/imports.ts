import { setImmediate } from 'node:timers/promises';
import { type ImportUndone, type RecentImport, TAKE_BACK_HOURS } from 'shared/domain/importAnswers';
import { newId } from '../../db/newId';
import type { Db, Queries, Row } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { ApiError } from '../core/errors';
import { createRecord, deleteRecord, lockRecord, storeChange, updateRecord } from './changeRecord';
import type { ApiRecord, Resource } from './definition';
import type { JudgedRow } from './judgeRows';
import type { FileRow } from './matchRows';

/** So long records are stored in one transaction, in milliseconds: others wait as long, and each end of one waits for the disk. */
const TURN_MS = 15;

const since = () => new Date(Date.now() - TAKE_BACK_HOURS * 60 * 60 * 1000).toISOString();

/** What is kept of a row that an import stored. */
interface StoredRow {
  recordId: string;
  /** The record's version since. */
  version: number;
  /** What the changed fields were, as JSON; null of a record that was added. */
  before: string | null;
}

/** Does `work` with each item, many in a transaction, and lets others have their turn between two. `stored` hears what was committed. */
async function inTurns<T, R>(
  db: Db,
  items: readonly T[],
  work: (tx: Queries, item: T) => Promise<R>,
  end: (tx: Queries, results: R[]) => Promise<void> = () => Promise.resolve(),
  stored: (results: R[]) => void = () => undefined,
): Promise<void> {
  for (let next = 0; next < items.length; ) {
    const from = next;
    const results = await db.transaction().execute(async (tx) => {
      const begun = performance.now();
      const done: R[] = [];
      for (const item of items.slice(from)) {
        done.push(await work(tx, item));
        if (performance.now() - begun > TURN_MS) break;
      }
      await end(tx, done);
      return done;
    });
    next += results.length;
    stored(results);
    await setImmediate();
  }
}

/** Stores a row that was judged, and answers what is kept of it; undefined when it changes nothing. */
async function storeRow(
  tx: Queries,
  definition: Resource,
  { said, judged: { verdict, record } }: { said: FileRow; judged: JudgedRow },
  actor: Actor,
): Promise<StoredRow | undefined> {
  if (verdict.state === 'new') {
    const { id, version } = await createRecord(tx, definition, said, actor);
    return { recordId: id, version, before: null };
  }
  if (verdict.state !== 'changed' || !record) return undefined;
  const after: ApiRecord = await updateRecord(tx, definition, record.id, { ...said, version: record.version }, actor);
  const before = Object.keys(definition.columns).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(record[name]),
  );
  return {
    recordId: record.id,
    version: after.version,
    before: JSON.stringify(Object.fromEntries(before.map((name) => [name, record[name]]))),
  };
}

/** The import of the last day with this id; undefined when there is none of this resource. */
export const findImport = (db: Queries, { path }: Resource, id: string) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('path', '=', path)
    .where('at', '>', since())
    .executeTakeFirst();

/** Begins an import, which further calls are joined to. */
export async function beginImport(db: Queries, { path }: Resource, fileName: string, actor: Actor): Promise<string> {
  const id = newId();
  await db
    .insertInto('imports')
    .values({
      id,
      path,
      at: new Date().toISOString(),
      accountId: actor.id,
      by: actor.name,
      fileName,
      added: 0,
      changed: 0,
      undoneAt: null,
    })
    .execute();
  return id;
}

/** Takes rows back that were stored: those that somebody has changed since stay as they are, and are told. */
async function takeRowsBack(
  db: Db,
  definition: Resource,
  rows: readonly StoredRow[],
  actor: Actor,
): Promise<ImportUndone> {
  const result: ImportUndone = { undone: 0, kept: [] };
  const named = definition.named ?? ['name'];
  const keep = (row: StoredRow, reason: string, record?: ApiRecord) =>
    void result.kept.push({
      id: row.recordId,
      name: String(named.map((name) => record?.[name]).find(Boolean) ?? ''),
      reason,
    });
  await inTurns(db, rows, async (tx, row) => {
    let record: ApiRecord | undefined;
    try {
      record = await lockRecord(tx, definition, row.recordId);
      if (record.version !== row.version)
        return keep(row, 'Somebody has changed it since. Look at it, and change it by hand.', record);
      if (row.before === null) await deleteRecord(tx, definition, row.recordId, actor);
      else await storeChange(tx, definition, record, JSON.parse(row.before) as Row, actor);
      result.undone += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      keep(row, error.status === 404 ? 'It was deleted since.' : error.message, record);
    }
  });
  return result;
}

const isStored = (row: StoredRow | undefined): row is StoredRow => row !== undefined;

/** Keeps what an import stored, with how many. */
async function keepRows(tx: Queries, importId: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('import_rows')
    .values(rows.map((row) => ({ importId, ...row })))
    .execute();
  const added = rows.filter(({ before }) => before === null).length;
  await tx
    .updateTable('imports')
    .set((eb) => ({ added: eb('added', '+', added), changed: eb('changed', '+', rows.length - added) }))
    .where('id', '=', importId)
    .execute();
}

/** Stores rows that were judged, none of them refused, all or none: what was stored is taken back when one fails. Others get their turn in between. */
export async function storeRows(
  db: Db,
  definition: Resource,
  importId: string,
  rows: readonly { said: FileRow; judged: JudgedRow }[],
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  const stored: StoredRow[] = [];
  try {
    await inTurns(
      db,
      rows,
      (tx, row) => storeRow(tx, definition, row, actor),
      (tx, results) => keepRows(tx, importId, results.filter(isStored)),
      (results) => stored.push(...results.filter(isStored)),
    );
  } catch (error) {
    await takeRowsBack(db, definition, stored, actor);
    throw error;
  }
  const added = stored.filter(({ before }) => before === null).length;
  return { added, changed: stored.length - added };
}

/** The imports of the last day that stored something, newest first. */
export async function recentImports(db: Queries, { path }: Resource): Promise<RecentImport[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'at', 'by', 'fileName', 'added', 'changed', 'undoneAt'])
    .where('path', '=', path)
    .where('at', '>', since())
    .where((eb) => eb.or([eb('added', '>', 0), eb('changed', '>', 0)]))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Takes an import back whole, but for what somebody has changed since. */
export async function takeBack(db: Db, definition: Resource, id: string, actor: Actor): Promise<ImportUndone> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['recordId', 'version', 'before'])
    .where('importId', '=', id)
    .execute();
  return takeRowsBack(db, definition, rows, actor);
}

/** Forgets what can't be taken back any more. */
export async function clearImports(db: Db): Promise<void> {
  const old = db.selectFrom('imports').select('id').where('at', '<', since());
  await db.deleteFrom('import_rows').where('importId', 'in', old).execute();
  await db.deleteFrom('imports').where('at', '<', since()).execute();
}
