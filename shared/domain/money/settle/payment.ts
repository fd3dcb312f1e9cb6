import { z } from 'zod';
import { recordOf, sampleMark } from '../../records/recordFields';
import { isoDate, oneOf, optionalText, positivePaise, text } from '../../records/validation';

/** How money came; TDS is income tax, GST-TDS tax under section 51 of the CGST Act that the client kept back and deposited for the company. */
export const paymentMethods = ['Bank transfer', 'UPI', 'Cheque', 'Cash', 'TDS', 'GST-TDS', 'Other'] as const;

/** Money received for an invoice; tax that the client deducted is a payment by TDS. */
export const paymentInput = z.object({
  invoiceId: text('invoice', 64, 'Choose the invoice.'),
  amountPaise: positivePaise(),
  date: isoDate(),
  method: oneOf('method', paymentMethods).default('Bank transfer'),
  reference: optionalText('reference', 120),
});
export type PaymentInput = z.infer<typeof paymentInput>;
/** As the API answers it. */
export const paymentRecord = /* @__PURE__ */ recordOf(paymentInput, sampleMark);
export type Payment = z.infer<typeof paymentRecord>;
