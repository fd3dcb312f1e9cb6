import { sql } from 'kysely';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import type { Change } from '../records/definition';

/** Notices by their subject, and by subjects below it: `accounts/<id>` and `accounts/<id>/owner/3`. Ids hold letters and digits only. */
const about = (subject: string) => sql<boolean>`("subject" = ${subject} or "subject" like ${`${subject}/%`})`;

/** Settles the notices of a subject that are open: what they asked for was done by somebody. Call it in a transaction. */
export async function settleNotices(tx: Queries, subject: string, by: Pick<Actor, 'name'>): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ settledAt: new Date().toISOString(), settledBy: by.name })
    .where(about(subject))
    .where('settledAt', 'is', null)
    .execute();
}

/** Opens settled notices of a subject: what they ask for is to be done again. */
async function reopenNotices(tx: Queries, subject: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ settledAt: null, settledBy: '' })
    .where(about(subject))
    .where('settledAt', 'is not', null)
    .execute();
}

/** Takes away the notices of what is gone, or brings them back with it. Call it in a transaction. */
async function hideNotices(tx: Queries, subject: string, isHidden = true): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ deletedAt: isHidden ? new Date().toISOString() : null })
    .where(about(subject))
    .execute();
}

/**
 * Keeps the notices of a record true, in the transaction that changes it. `subjectOf` answers what notices ask of it as it
 * is, by their subject; undefined while they ask for nothing. `all` is where all of its notices are: they go with the
 * record, and come back with it.
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
