import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Queries } from '../../../db/tables';

/**
 * The effects of the company's turnover on a document's day: whether it makes e-invoices, and prints a payment QR code
 * for unregistered clients. Empty if neither applies.
 */
export async function eInvoiceMarks(
  db: Queries,
  registration: string,
  date: IsoDate,
): Promise<Pick<IssuedLetterhead, 'makesEInvoices' | 'asksByQr'>> {
  const row = await db
    .selectFrom('registrations')
    .select(['eInvoicesFrom', 'qrFrom'])
    .where('gstin', '=', registration)
    .executeTakeFirst();
  const isSince = (from: IsoDate | null | undefined) => from !== null && from !== undefined && from <= date;
  return {
    ...(isSince(row?.eInvoicesFrom) && { makesEInvoices: true }),
    ...(isSince(row?.qrFrom) && { asksByQr: true }),
  };
}
