import { type ReverseChargeKind, reverseChargeNames } from 'shared/domain/money/purchases/reverseChargeDocument';
import type { Queries } from '../../../db/tables';

/** A valid self-invoice or payment voucher. */
interface StandingDocument {
  kind: ReverseChargeKind;
  number: string;
}

/** The self-invoice and payment voucher of a bill that aren't cancelled. */
export const standingDocuments = (db: Queries, purchaseId: string): Promise<StandingDocument[]> =>
  db
    .selectFrom('live_reverse_charge_documents')
    .select(['kind', 'number'])
    .where('purchaseId', '=', purchaseId)
    .where('cancelledAt', 'is', null)
    .orderBy('number')
    .execute();

/** Documents as part of a sentence: `self-invoice SI/26-27/0001 and payment voucher PV/26-27/0004`. */
export const namesOf = (documents: readonly StandingDocument[]): string =>
  documents.map(({ kind, number }) => `${reverseChargeNames[kind].toLowerCase()} ${number}`).join(' and ');
