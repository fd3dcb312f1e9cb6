import type { Invoice } from 'shared/domain/money/documents/invoice';
import { ABROAD } from 'shared/domain/money/documents/taxTreatment';
import type { EInvoiceOfDocument, RegisteredAt } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { useGet } from 'shared/platform';

/** Whether the invoice portal may have registered an invoice, or a note on it. */
const mayHaveIrn = ({ status, isSample, clientGstin, placeOfSupply }: Invoice) =>
  status !== 'draft' && !isSample && (clientGstin !== '' || placeOfSupply === ABROAD);

/**
 * The invoice portal's registration of a document at a path of the API, an invoice or a note on one; undefined without
 * one.
 */
export function useRegistered(path: string, invoice: Invoice | undefined): RegisteredAt | undefined {
  const { data } = useGet<EInvoiceOfDocument>(invoice && mayHaveIrn(invoice) ? `${path}/e-invoice` : undefined);
  return data?.registered ?? undefined;
}
