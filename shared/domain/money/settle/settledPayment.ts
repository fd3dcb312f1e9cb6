import { z } from 'zod';
import { paymentInput } from './payment';

/** What was paid of an invoice, as its page lists it: a payment that was entered for it, or what a receipt settles of it. */
export const settledPayment = z.object({
  ...paymentInput.shape,
  /** The payment's own, or that of the receipt's part. */
  id: z.string(),
  /** The receipt that it is a part of, which alone changes it; empty for a payment that was entered for its invoice. */
  receiptId: z.string(),
  /** Of a payment that was entered for its invoice. */
  version: z.int().optional(),
});
export type SettledPayment = z.infer<typeof settledPayment>;
