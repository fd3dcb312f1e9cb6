import { sql } from 'kysely';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import type { Change } from '../records/definition';

/** Notices by their subject, and by subjects below it: `accounts/<id>` and `accounts/<id>/owner/3`. Ids hold letters and digits only. */
const about = (subject: string) => sql<boolean>`("subject" = ${subject} or "subject" like ${`${subject}/%`})`;

/** Settles a subject's open notices because someone did what they ask. Call it in a transaction. */
export async function settleNotices(tx: Queries, subject: string, by: Pick<Actor, 'name'>): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ settledAt: new Date().toISOString(), settledBy: by.name })
    .where(about(subject))
    .where('settledAt', 'is', null)
    .execute();
}

/** Reopens a subject's settled notices. Call it in a transaction. */
async function reopenNotices(tx: Queries, subject: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ settledAt: null, settledBy: '' })
    .where(about(subject))
    .where('settledAt', 'is not', null)
    .execute();
}

/** Hides the notices of a deleted record, or restores them with it. Call it in a transaction. */
async function hideNotices(tx: Queries, subject: string, isHidden = true): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ deletedAt: isHidden ? new Date().toISOString() : null })
    .where(about(subject))
    .execute();
}

/**
 * Updates a record's notices, in the transaction that changes it. `subjectOf` returns their subject for the record's
 * state; undefined while there is nothing to do. `all` selects all its notices: they are hidden and restored with the
 * record.
 */
export async function followNotices<S>(
  { operation, before, after, actor, db }: Pick<Change<S>, 'operation' | 'before' | 'actor' | 'db'> & { after: S },
  subjectOf: (record: S) => string | undefined,
  all: string,
): Promise<void> {
  if (operation === 'delete' || operation === 'restore') return hideNotices(db, all, operation === 'delete');
  const [was, is] = [before && subjectOf(before), subjectOf(after)];
  if (was === is) return;
  if (was !== undefined) await settleNotices(db, was, actor);
  if (is !== undefined && before) await reopenNotices(db, is);
}
