import type { Invoice } from 'shared/domain/money/documents/invoice';
import { ABROAD } from 'shared/domain/money/documents/taxTreatment';
import type { EInvoiceOfDocument, RegisteredAt } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { useGet } from 'shared/platform';

/** Whether the invoice or a note on it may be registered with the invoice portal. */
const mayHaveIrn = ({ status, isSample, clientGstin, placeOfSupply }: Invoice) =>
  status !== 'draft' && !isSample && (clientGstin !== '' || placeOfSupply === ABROAD);

/** The invoice portal's registration of a document (invoice or note) at an API path; undefined if there is none. */
export function useRegistered(path: string, invoice: Invoice | undefined): RegisteredAt | undefined {
  const { data } = useGet<EInvoiceOfDocument>(invoice && mayHaveIrn(invoice) ? `${path}/e-invoice` : undefined);
  return data?.registered ?? undefined;
}
