import { sql } from 'kysely';
import type { NotificationInput } from 'shared/domain/notification';
import { newId } from '../../db/newId';
import type { Queries } from '../../db/tables';

/** Who is told: everyone, the owner, or one account. */
export type Audience = 'staff' | 'owner' | { account: string };

/**
 * Tells staff something, in the caller's transaction. The same `subject` is told once.
 * `audience`: by default everyone.
 */
export async function notify(
  db: Queries,
  notification: NotificationInput,
  audience: Audience = 'staff',
): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto('notifications')
    .values({
      id: newId(),
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      search: '',
      ...notification,
      audience: typeof audience === 'string' ? audience : audience.account,
    })
    .onConflict((conflict) => conflict.column('subject').where(sql<boolean>`"subject" <> ''`).doNothing())
    .execute();
}
