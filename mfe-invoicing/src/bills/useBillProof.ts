import type { BillProof } from 'shared/domain/money/bills/billAnswers';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { useGet } from 'shared/platform';

/** The parts of an invoice's bill; no data for an invoice without a service period or without attendance. */
export const useBillProof = ({ id, serviceFrom }: Pick<InvoiceView, 'id' | 'serviceFrom'>) =>
  useGet<BillProof>(serviceFrom === null ? undefined : `invoices/${id}/proof`);
