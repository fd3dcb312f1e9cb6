import type { HistoryEntry } from 'shared/domain/records/answers';
import { recordActions } from 'shared/domain/records/auditActions';
import type { Actor } from '../../../core/actorOf';
import { auditRow } from '../../../core/audit';
import { insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import type { Change } from '../definition';

/** A field's value before and after. */
export type Changes = HistoryEntry['changes'];

const isOne = (value: unknown) => typeof value !== 'object' || value === null;
const same = (a: unknown, b: unknown) =>
  isOne(a) || isOne(b) ? (a ?? null) === (b ?? null) : JSON.stringify(a) === JSON.stringify(b);

/** The named fields that differ; empty before and after doesn't count. */
export function differences(
  fields: readonly string[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Changes {
  const changed = fields.filter((field) => !same(before[field] || null, after[field] || null));
  return Object.fromEntries(changed.map((field) => [field, [before[field] ?? null, after[field] ?? null]]));
}

/**
 * Records a change in the record's history and so in the audit log. Call it in the transaction that makes the change;
 * never include passwords.
 */
export async function writeAudit(
  db: Queries,
  resource: string,
  recordId: string,
  action: Change['operation'],
  changes: Changes,
  actor: Actor,
): Promise<void> {
  await writeAudits(db, resource, action, [{ recordId, changes }], actor);
}

/** The same for many changes of one kind. */
export async function writeAudits(
  db: Queries,
  resource: string,
  action: Change['operation'],
  changed: readonly { recordId: string; changes: Changes }[],
  actor: Actor,
): Promise<void> {
  const group = actor.act === undefined && changed.length > 1 ? { groupId: newId() } : {};
  await insertRows(db, 'audit', auditRows());

  function* auditRows() {
    for (const { recordId, changes } of changed) {
      const detail = action === 'update' ? Object.keys(changes).join(', ') : '';
      yield auditRow(actor, action, { record: [resource, recordId], detail, changes, ...group });
    }
  }
}

/** A record's history: who changed it, when and what, newest first. */
export async function readHistory(db: Queries, resource: string, recordId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'by', 'action', 'changes'])
    .where('resource', '=', resource)
    .where('recordId', '=', recordId)
    .where('action', 'in', recordActions)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    action: row.action as HistoryEntry['action'],
    changes: JSON.parse(row.changes) as Changes,
  }));
}
