import { z } from 'zod';
import { oneOf } from '../../records/validation';
import type { SeriesKind } from './documentNumber';

/** The series of issued documents, by display name. */
export const seriesNames = {
  invoice: 'Invoices',
  bill: 'Bills of supply',
  credit: 'Credit notes',
  debit: 'Debit notes',
  financial: 'Credit notes without tax',
  voucher: 'Receipt vouchers',
  refund: 'Refund vouchers',
  selfInvoice: 'Self-invoices',
  paymentVoucher: 'Payment vouchers',
} as const satisfies Partial<Record<SeriesKind, string>>;
type RealSeries = keyof typeof seriesNames;
export const realSeries = Object.keys(seriesNames) as [RealSeries, ...RealSeries[]];

/** A series of this financial year, for the letterhead's registration. */
export const numberSeries = z.object({
  kind: z.enum(realSeries),
  /** The position of its next document, from 1, and that document's number. */
  next: z.int(),
  number: z.string(),
  /** Whether it has been used: then its numbers continue without a gap. */
  isBegun: z.boolean(),
});
export type NumberSeries = z.infer<typeof numberSeries>;

/** The first number of an unused series, for a firm that switches to this product mid-year. */
export const seriesStart = z.object({
  kind: oneOf('series', realSeries),
  next: z
    .int({ error: 'Enter the next number as a whole number: 57 for INV/26-27/0057.' })
    .min(1, 'Series begin with number 1.')
    .max(9_999_999, 'Enter a number of at most seven digits.'),
});
export type SeriesStart = z.infer<typeof seriesStart>;
