import { today } from 'shared/domain/dates/dates';
import type { Sending } from 'shared/domain/money/sendings/sending';
import { hashOf } from '../api/auth/secretTokens';
import type { ClientDocument } from '../api/money/sendings/clientDocument';
import { sendings } from '../api/money/sendings/sendings';
import { sentDocument } from '../api/money/sendings/sentDocument';
import { findRecord } from '../api/records/lists/selectRecords';
import { ApiError } from '../core/errors';
import type { Db } from '../db/tables';

const LINK_ENDED = 'This link does not work: it has ended, was revoked or is not complete. Ask us for a new one.';

/** A link's document, and its sending. */
export interface OpenedDocument {
  sending: Sending;
  document: ClientDocument;
}

/**
 * Opens a link's document. Throws 410 for one that never existed, has ended or was revoked, whose document is gone or
 * whose sender may no longer read it, without a difference.
 */
export async function openDocument(db: Db, token: string): Promise<OpenedDocument> {
  const held = await db
    .selectFrom('sending_tokens')
    .select('sendingId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  const sending = held && (await findRecord(db, sendings, held.sendingId));
  const isOpen = sending !== undefined && sending.revokedAt === null && sending.endsOn >= today();
  const document = isOpen ? await sentDocument(db, sending) : undefined;
  if (!sending || !document) throw new ApiError(410, 'link_ended', LINK_ENDED);
  return { sending, document };
}

/** Notes that a link was opened: when it was first, and how often. */
export async function noteOpening(db: Db, { sending }: OpenedDocument): Promise<void> {
  await db
    .updateTable('sendings')
    .set(({ eb, fn, val }) => ({
      openedAt: fn.coalesce('openedAt', val(new Date().toISOString())),
      openedTimes: eb('openedTimes', '+', 1),
    }))
    .where('id', '=', sending.id)
    .execute();
}
