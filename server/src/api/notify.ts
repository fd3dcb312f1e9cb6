import { sql } from 'kysely';
import type { NotificationInput } from 'shared/domain/notification';
import { newId } from '../db/newId';
import { anyTable, type Queries } from '../db/tables';

/**
 * Tells staff something, in the caller's transaction. The same `subject` is told once.
 * `audience`: by default everyone; `owner` for the owner only.
 */
export async function notify(db: Queries, notification: NotificationInput, audience: 'staff' | 'owner' = 'staff'): Promise<void> {
  const at = new Date().toISOString();
  await anyTable(db).insertInto('notifications')
    .values({ id: newId(), version: 1, createdAt: at, updatedAt: at, deletedAt: null, search: '', ...notification, audience })
    .onConflict((conflict) => conflict.column('subject').where(sql<boolean>`"subject" <> ''`).doNothing())
    .execute();
}
