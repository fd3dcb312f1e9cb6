import type { Invoice } from 'shared/domain/money/documents/invoice';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { stateName } from 'shared/domain/records/states';
import { useLetterheadOf } from './useLetterheadOf';

/** Under which registration something is issued that follows an invoice, in a sentence; empty while the company has one only. */
export function useUnderInvoice({ registration, isSample }: Pick<Invoice, 'registration' | 'isSample'>): string {
  const { registrations } = useLetterheadOf('');
  if (registrations.length < 2 || registration === '' || isSample) return '';
  return `Issued under ${stateName(stateOfGstin(registration))}, as the invoice is.`;
}
