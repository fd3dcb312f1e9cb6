import type { Selectable } from 'kysely';
import type { HistoryEntry } from 'shared/domain/records/answers';
import { type AuditAction, auditActions, recordActions } from 'shared/domain/records/auditActions';
import { insertRow } from '../db/insertRow';
import { newId } from '../db/newId';
import type { Db, Queries, Row, Tables } from '../db/tables';
import type { Actor } from './actorOf';

/** The record an action is about. */
interface About {
  /** The kind (a table's name, as `accounts`) and the id. By default, none. */
  record?: readonly [kind: string, id: string];
  /** Further details: a way of signing in, names of fields. No personal data and no secrets. By default none. */
  detail?: string;
  /** A record's values before and after, for its history. By default none. */
  changes?: HistoryEntry['changes'];
  /** The common key of rows written by the same action. By default the actor's action, or none. */
  groupId?: string;
}

/**
 * Writes a row of the audit log: who did what, when and from where. Call it in the transaction of what it tells, so that
 * neither is without the other:
 *
 * ```ts
 * await audit(tx, actorOf(request), 'account.password-changed', { record: ['accounts', me.id] });
 * ```
 *
 * `actorOf(request, account)` is for anyone who is only now known, as at a sign-in; a command is `{ id: '', name:
 * 'npm run …' }`.
 * A new kind of action is a line of `shared/domain/records/auditActions.ts`. Changes of records are written by
 * `changeRecord.ts`.
 */
export async function audit(db: Queries, actor: Actor, action: AuditAction, about: About = {}): Promise<void> {
  await insertRow(db, 'audit', auditRow(actor, action, about));
}

/** A row of the audit log, to be inserted together with others. */
export function auditRow(actor: Actor, action: AuditAction, about: About): Selectable<Tables['audit']> & Row {
  const { record: [resource, recordId] = ['', ''], detail = '', changes = {}, groupId = actor.act ?? '' } = about;
  return {
    id: newId(),
    at: new Date().toISOString(),
    accountId: actor.id,
    by: actor.name,
    address: actor.address ?? '',
    resource,
    recordId,
    action,
    detail,
    changes: JSON.stringify(changes),
    groupId,
    search: [actor.name, auditActions[action], resource, recordId, detail].filter(Boolean).join(' ').toLowerCase(),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows removed at once; other requests get a turn in between. */
const CHUNK = 1_000;

/**
 * Removes entries older than this many days, except the history of records, which stays as long as the records and
 * loses the addresses. The database refuses to delete younger rows.
 */
export async function clearAudit(db: Db, days: number): Promise<void> {
  const until = new Date(Date.now() - days * DAY_MS).toISOString();
  const old = db.selectFrom('audit').select('id').where('at', '<', until).limit(CHUNK);
  for (let done = CHUNK; done === CHUNK; ) {
    const { numDeletedRows } = await db
      .deleteFrom('audit')
      .where('id', 'in', old.where('action', 'not in', recordActions))
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await db
      .updateTable('audit')
      .set({ address: '' })
      .where('id', 'in', old.where('address', '<>', ''))
      .executeTakeFirstOrThrow();
    done = Math.max(Number(numDeletedRows), Number(numUpdatedRows));
  }
}
