import { z } from 'zod';
import { MAX_INVOICE_ITEMS } from '../../records/limits';
import { optionalPaise, optionalText, paise, quantity } from '../../records/validation';
import { sharePaise } from '../../text/sharePaise';
import type { Invoice } from './invoice';
import { linePaise } from './linePaise';

/** A note's line, based on a line of its invoice. */
export const noteLine = z.object({
  /** The index of the invoice's line, from 0. */
  item: z
    .int({ error: 'Choose a line of the invoice.' })
    .min(0, 'Choose a line of the invoice.')
    .max(MAX_INVOICE_ITEMS - 1, 'Choose a line of the invoice.'),
  quantity: quantity().positive('The quantity must be above 0.'),
  pricePaise: paise('price').positive('The price must be above 0.'),
  /** Copied from the invoice by the server, as are the SAC and the unit. */
  description: optionalText('description', 500),
  sac: optionalText('SAC', 8),
  /** Empty if an amount was split over the lines. */
  unit: optionalText('unit', 8),
  /** The taxable value, set by the server: quantity × price, rounded half-up to the paisa. */
  amountPaise: optionalPaise(),
});
export type NoteLine = z.infer<typeof noteLine>;
/** The fields of a line that a person enters. */
export type NoteLineInput = Pick<NoteLine, 'item' | 'quantity' | 'pricePaise'>;

/** The invoice fields that lines are derived from. */
type Lined = Pick<Invoice, 'items' | 'linePaise'>;

/** The lines of an invoice's earlier notes; notes from before lines existed have none. */
type Lines = { taxablePaise: number; lines: readonly Pick<NoteLine, 'item' | 'amountPaise'>[] | null };

/**
 * The amount of each line of an invoice that can still be credited, in paise: debit notes add to it, credit notes
 * reduce it. A note without lines counts in the lines' proportions.
 */
export function leftOfLines(
  invoice: Lined,
  { debited, credited }: { debited: readonly Lines[]; credited: readonly Lines[] },
): number[] {
  const left = [...invoice.linePaise];
  for (const [notes, sign] of [
    [debited, 1],
    [credited, -1],
  ] as const)
    for (const { taxablePaise, lines } of notes) {
      const shares = lines?.length ? [] : sharePaise(taxablePaise, invoice.linePaise);
      for (const [item, share] of shares.entries()) left[item] = (left[item] ?? 0) + sign * share;
      for (const { item, amountPaise } of lines ?? []) left[item] = (left[item] ?? 0) + sign * amountPaise;
    }
  return left.map((paise) => Math.max(0, paise));
}

/** A line with the invoice's texts and fields in schema order, as they return from a form. */
function lineOf(invoice: Lined, { item, quantity, pricePaise }: NoteLineInput, amountPaise: number): NoteLine {
  const { description = '', sac = '', unit = '' } = invoice.items[item] ?? {};
  return { item, quantity, pricePaise, description, sac, unit, amountPaise };
}

/** Stored lines: with the texts of the invoice's lines, and their taxable value. */
export const writtenLines = (lines: readonly NoteLineInput[], invoice: Lined): NoteLine[] =>
  lines.map((line) => lineOf(invoice, line, linePaise(line.quantity, line.pricePaise)));

/** Splits a taxable value by each line's remaining amount, or by the lines if nothing remains. */
export function sharedLines(taxablePaise: number, invoice: Lined, left: readonly number[]): NoteLine[] {
  const weights = left.some((paise) => paise > 0) ? left : invoice.linePaise;
  return sharePaise(taxablePaise, weights).flatMap((share, item) =>
    share > 0 ? [{ ...lineOf(invoice, { item, quantity: 1, pricePaise: share }, share), unit: '' }] : [],
  );
}

/**
 * A note's proposed lines: each line that can still be credited, as billed, or as a single amount if it was partly
 * credited.
 */
export function proposedLines(invoice: Lined, left: readonly number[]): NoteLine[] {
  return invoice.items.flatMap(({ quantity, pricePaise }, item) => {
    const rest = left[item] ?? 0;
    if (rest <= 0) return [];
    const isWhole = rest === invoice.linePaise[item];
    return [
      lineOf(invoice, { item, ...(isWhole ? { quantity, pricePaise } : { quantity: 1, pricePaise: rest }) }, rest),
    ];
  });
}
