import { z } from 'zod';
import { oneOf } from '../../records/validation';
import type { SeriesKind } from './documentNumber';

/** The series of issued documents, by people's words for them. */
export const seriesNames = {
  invoice: 'Invoices',
  bill: 'Bills of supply',
  credit: 'Credit notes',
  debit: 'Debit notes',
  financial: 'Credit notes without tax',
  voucher: 'Receipt vouchers',
  refund: 'Refund vouchers',
} as const satisfies Partial<Record<SeriesKind, string>>;
type RealSeries = keyof typeof seriesNames;
export const realSeries = Object.keys(seriesNames) as [RealSeries, ...RealSeries[]];

/** A series of this financial year, of the letterhead's registration. */
export const numberSeries = z.object({
  kind: z.enum(realSeries),
  /** The place of its next document, counted from 1, and the number that it gets. */
  next: z.int(),
  number: z.string(),
  /** Whether something was issued in it: then its numbers go on without a gap. */
  isBegun: z.boolean(),
});
export type NumberSeries = z.infer<typeof numberSeries>;

/** The first number of a series in which nothing was issued yet, for a firm that moves here in the middle of a year. */
export const seriesStart = z.object({
  kind: oneOf('series', realSeries),
  next: z
    .int({ error: 'Enter the next number as a whole number: 57 for INV/26-27/0057.' })
    .min(1, 'Series begin with number 1.')
    .max(9_999_999, 'Enter a number of at most seven digits.'),
});
export type SeriesStart = z.infer<typeof seriesStart>;
