import { z } from 'zod';
import { paymentInput } from './payment';

/** A payment in an invoice's list: one that was entered for it, or a receipt's part. */
export const settledPayment = z.object({
  ...paymentInput.shape,
  /** The payment's own, or that of the receipt's part. */
  id: z.string(),
  /** The receipt that it is a part of, which alone changes it; empty for a payment that was entered for its invoice. */
  receiptId: z.string(),
  /** For a payment that was entered for its invoice. */
  version: z.int().optional(),
});
export type SettledPayment = z.infer<typeof settledPayment>;
