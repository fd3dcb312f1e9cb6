import type { Invoice } from 'shared/domain/money/documents/invoice';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { stateName } from 'shared/domain/records/states';
import { useLetterheadOf } from './useLetterheadOf';

/** A sentence naming the registration of a document that follows an invoice; empty while the company has only one. */
export function useUnderInvoice({ registration, isSample }: Pick<Invoice, 'registration' | 'isSample'>): string {
  const { registrations } = useLetterheadOf('');
  if (registrations.length < 2 || registration === '' || isSample) return '';
  return `Issued under ${stateName(stateOfGstin(registration))}, as the invoice is.`;
}
