import type { BillProof } from 'shared/domain/money/bills/billAnswers';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { useGet } from 'shared/platform';

/**
 * The parts of an invoice's bill; without data for an invoice that bills no month: that one has no period of service,
 * or nobody's days.
 */
export const useBillProof = ({ id, serviceFrom }: Pick<InvoiceView, 'id' | 'serviceFrom'>) =>
  useGet<BillProof>(serviceFrom === null ? undefined : `invoices/${id}/proof`);
