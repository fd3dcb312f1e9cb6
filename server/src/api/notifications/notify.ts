import { sql } from 'kysely';
import type { NotificationInput } from 'shared/domain/console/notification';
import { newId } from '../../db/newId';
import type { Queries } from '../../db/tables';
import { plainTitle } from './inWords';

/** The recipients: everyone, the owner, or one account. */
export type Audience = 'staff' | 'owner' | { account: string };

/**
 * Notifies staff, in the caller's transaction. The same `subject` once; returns whether this call did. `audience`: by
 * default everyone.
 */
export async function notify(
  db: Queries,
  { values = {}, ...notification }: Omit<NotificationInput, 'values'> & Partial<Pick<NotificationInput, 'values'>>,
  audience: Audience = 'staff',
): Promise<boolean> {
  const at = new Date().toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notifications')
    .values({
      id: newId(),
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      search: '',
      isSample: 0,
      settledAt: null,
      settledBy: '',
      ...notification,
      values: JSON.stringify(values),
      audience: typeof audience === 'string' ? audience : audience.account,
    })
    .onConflict((conflict) => conflict.column('subject').where(sql<boolean>`"subject" <> ''`).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** A notification in a module's words, the contribution `kind`, with `values` for its placeholders. */
export interface Told {
  kind: string;
  values: Readonly<Record<string, string>>;
  /** By default, it may be sent again. */
  subject?: string;
}

/** Notifies staff in a module's words, as `notify` does in the server's. */
export const tell = (db: Queries, { kind, values, subject = '' }: Told, audience?: Audience): Promise<boolean> =>
  notify(db, { kind, title: plainTitle(values), body: '', path: '', subject, values: { ...values } }, audience);
