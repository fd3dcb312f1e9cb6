import { setImmediate } from 'node:timers/promises';
import { type ImportUndone, type RecentImport, TAKE_BACK_HOURS } from 'shared/domain/records/importAnswers';
import type { Actor } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import { newId } from '../../../db/newId';
import type { Db, Queries, Row } from '../../../db/tables';
import { createRecords, deleteRecord, lockRecord, storeChange, updateRecords } from '../changes/changeRecord';
import { keysTouched } from '../changes/refuseSeconds';
import type { ApiRecord, Resource } from '../definition';
import type { JudgedRow } from './judgeRows';
import type { FileRow } from './matchRows';

/**
 * Time limit of an import's transaction, in milliseconds: others wait that long, and each commit waits for the disk.
 */
const TURN_MS = 15;
/** Limit of rows stored together; fewer if they take longer than a turn. */
const MOST_TOGETHER = 80;
/** How many rows are stored together at least, because each transaction has its costs. */
const FEWEST_TOGETHER = 10;

const since = () => new Date(Date.now() - TAKE_BACK_HOURS * 60 * 60 * 1000).toISOString();

/** The stored part of a row that an import added. */
interface StoredRow {
  recordId: string;
  /** The record's version since. */
  version: number;
  /** The changed fields' previous values, as JSON; null for a record that was added. */
  before: string | null;
}

/** Runs `work` for each item, many in a transaction, and gives others their turn between two. */
async function inTurns<T>(db: Db, items: readonly T[], work: (tx: Queries, item: T) => Promise<void>): Promise<void> {
  for (let next = 0; next < items.length; ) {
    const from = next;
    next += await db.transaction().execute(async (tx) => {
      const begun = performance.now();
      let done = 0;
      for (const item of items.slice(from)) {
        await work(tx, item);
        done += 1;
        if (performance.now() - begun > TURN_MS) break;
      }
      return done;
    });
    await setImmediate();
  }
}

/** A judged row of a file. */
interface Judged {
  said: FileRow;
  judged: JudgedRow;
}

/** The record and keys that a row changes; no other row stored at the same time may change them. */
const touched = (definition: Resource, { said, judged: { record } }: Judged): string[] => [
  ...(record ? [record.id] : []),
  ...keysTouched(definition, { before: record, after: { ...record, ...said } }),
  ...(definition.oneByOne === undefined ? [] : [String({ ...record, ...said }[definition.oneByOne])]),
];

/** The first rows, up to this many, no two of which touch the same; at least one. */
function apart(definition: Resource, rows: readonly Judged[], most: number): readonly Judged[] {
  const known = new Set<string>();
  for (const [place, row] of rows.slice(0, most).entries()) {
    const own = touched(definition, row);
    if (own.some((each) => known.has(each))) return rows.slice(0, place);
    for (const each of own) known.add(each);
  }
  return rows.slice(0, most);
}

/** The stored part of a record that was changed. */
function changedRow({ columns }: Resource, before: ApiRecord, after: ApiRecord): StoredRow {
  const names = Object.keys(columns).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  return {
    recordId: after.id,
    version: after.version,
    before: JSON.stringify(Object.fromEntries(names.map((name) => [name, before[name]]))),
  };
}

/**
 * Stores judged rows, no two of which change the same record, and returns the undo data of those that change something.
 */
async function storeTogether(
  tx: Queries,
  definition: Resource,
  rows: readonly Judged[],
  actor: Actor,
): Promise<StoredRow[]> {
  const added = rows.filter(({ judged: { verdict } }) => verdict.state === 'new').map(({ said }) => said);
  const updates = rows.flatMap(({ said, judged: { verdict, record } }) =>
    verdict.state === 'changed' && record ? [{ input: said, record }] : [],
  );
  const updated = await updateRecords(
    tx,
    definition,
    updates.map(({ input, record: { id, version } }) => ({ id, version, input })),
    actor,
  );
  const created = await createRecords(tx, definition, added, actor);
  return [
    ...created.map(({ id, version }) => ({ recordId: id, version, before: null })),
    ...updates.map(({ record }, place) => changedRow(definition, record, updated[place] ?? record)),
  ];
}

/** The import of the last day with this id; undefined if this resource has none. */
export const findImport = (db: Queries, { path }: Pick<Resource, 'path'>, id: string) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('path', '=', path)
    .where('at', '>', since())
    .executeTakeFirst();

/** Starts an import that further calls can join. */
export async function beginImport(
  db: Queries,
  { path }: Pick<Resource, 'path'>,
  file: { fileName: string; workbookId: string | null },
  actor: Actor,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('imports')
    .values({
      id,
      path,
      at: new Date().toISOString(),
      accountId: actor.id,
      by: actor.name,
      ...file,
      added: 0,
      changed: 0,
      undoneAt: null,
    })
    .execute();
  return id;
}

/** The act for undoing an import, or the workbook that contains its sheet. */
const backOf = (act: string) => `${act}-back`;

/**
 * Whether someone has changed a record since an act stored it; the act's own further changes, or its undo, don't count.
 */
async function isChangedSince(db: Queries, { table }: Resource, recordId: string, act: string): Promise<boolean> {
  const entries = await db
    .selectFrom('audit')
    .select('groupId')
    .where('resource', '=', table)
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute();
  const since = entries.slice(entries.findIndex(({ groupId }) => groupId === act));
  return since.some(({ groupId }) => groupId !== act && groupId !== backOf(act));
}

/** Undoes an act's rows: those changed by someone since stay, and are reported. */
async function takeRowsBack(
  db: Db,
  definition: Resource,
  rows: readonly StoredRow[],
  act: string,
  by: Actor,
): Promise<ImportUndone> {
  const actor = { ...by, act: backOf(act) };
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
      if (record.version !== row.version && (await isChangedSince(tx, definition, row.recordId, act)))
        return keep(row, 'Somebody has changed it since. Look at it, and change it by hand.', record);
      if (row.before === null) await deleteRecord(tx, definition, row.recordId, actor);
      else await storeChange(tx, definition, record, JSON.parse(row.before) as Row, actor);
      result.undone += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      keep(row, error.status === 404 ? 'It has been deleted since.' : error.message, record);
    }
  });
  return result;
}

/** Stores an import's undo data, with the number of rows. */
export async function keepRows(tx: Queries, importId: string, rows: readonly StoredRow[]): Promise<void> {
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

/**
 * Stores judged rows, none of them refused, all or none: undoes the stored ones when one fails. Other work gets its
 * turn in between.
 */
export async function storeRows(
  db: Db,
  definition: Resource,
  importId: string,
  rows: readonly Judged[],
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  const stored: StoredRow[] = [];
  try {
    for (let next = 0, most = FEWEST_TOGETHER; next < rows.length; ) {
      const together = apart(definition, rows.slice(next, next + MOST_TOGETHER), most);
      const { kept, took } = await db.transaction().execute(async (tx) => {
        const begun = performance.now();
        const kept = await storeTogether(tx, definition, together, actor);
        await keepRows(tx, importId, kept);
        return { kept, took: performance.now() - begun };
      });
      stored.push(...kept);
      next += together.length;
      if (took > TURN_MS) most = Math.max(FEWEST_TOGETHER, Math.floor(most / 2));
      else if (took < TURN_MS / 2) most = Math.min(MOST_TOGETHER, most * 2);
      await setImmediate();
    }
  } catch (error) {
    await takeRowsBack(db, definition, stored, actor.act ?? importId, actor);
    throw error;
  }
  const added = stored.filter(({ before }) => before === null).length;
  return { added, changed: stored.length - added };
}

/** The imports of the last day that stored something, newest first. */
export async function recentImports(db: Queries, { path }: Pick<Resource, 'path'>): Promise<RecentImport[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'at', 'by', 'fileName', 'added', 'changed', 'undoneAt', 'workbookId'])
    .where('path', '=', path)
    .where('at', '>', since())
    .where((eb) => eb.or([eb('added', '>', 0), eb('changed', '>', 0)]))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Undoes a whole import, except for what someone has changed since. */
export async function takeBack(
  db: Db,
  definition: Resource,
  { id, workbookId }: { id: string; workbookId: string | null },
  actor: Actor,
): Promise<ImportUndone> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['recordId', 'version', 'before'])
    .where('importId', '=', id)
    .execute();
  return takeRowsBack(db, definition, rows, workbookId ?? id, actor);
}

/** Deletes what can't be undone any longer. */
export async function clearImports(db: Db): Promise<void> {
  const old = db.selectFrom('imports').select('id').where('at', '<', since());
  await db.deleteFrom('import_rows').where('importId', 'in', old).execute();
  await db.deleteFrom('imports').where('at', '<', since()).execute();
}
