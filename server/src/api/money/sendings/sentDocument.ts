import type { DocumentQuery, Sending } from 'shared/domain/money/sendings/sending';
import { ApiError } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { openingMaker, tellEnded } from '../../links/linkMaker';
import { type ClientDocument, clientDocument } from './clientDocument';
import { sendingKind } from './sendings';

/** The document of a sending. */
export const documentOf = ({
  periodFrom,
  periodTo,
  kind,
  documentId,
  companyId,
  clientName,
}: Sending): DocumentQuery => ({
  kind,
  documentId,
  companyId,
  clientName,
  from: periodFrom,
  to: periodTo,
});

/**
 * The document of a sending, as far as its sender may read it today; undefined, and the owners are notified, when they
 * no longer may, or it is deleted.
 */
export async function sentDocument(db: Queries, sending: Sending): Promise<ClientDocument | undefined> {
  const maker = await openingMaker(db, sendingKind, sending);
  if (!maker) return undefined;
  try {
    return await clientDocument(db, documentOf(sending), maker);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    await tellEnded(db, sendingKind, sending.madeBy);
    return undefined;
  }
}
