import { z } from 'zod';
import type { IsoDate } from '../../dates/isoDate';
import { type LegalLimit, limitOn } from '../../law/limitOn';
import type { CreditSetOff } from './creditSetOff';
import { taxHeads } from './creditSetOff';

const amounts = z.object({ igstPaise: z.int(), cgstPaise: z.int(), sgstPaise: z.int() });

/** How a period's GSTR-3B is paid: its tables 5.1 and 6.1. */
export const taxPayment = z.object({
  registration: z.string(),
  period: z.string(),
  /** A row per tax: what is owed, and by what it is paid. */
  heads: z.array(
    z.object({
      head: z.enum(taxHeads),
      outputPaise: z.int(),
      byIgstPaise: z.int(),
      byCgstPaise: z.int(),
      bySgstPaise: z.int(),
      /** Owed on purchases under reverse charge: always in cash. */
      reverseChargePaise: z.int(),
      /** The rest of the output tax, and the tax under reverse charge. */
      cashPaise: z.int(),
      /** An estimate, up to today or the day of filing. */
      interestPaise: z.int(),
      feePaise: z.int(),
    }),
  ),
  /** The credit before the period, and the period with the entered balance it follows from; null if none was entered. */
  before: amounts,
  since: z.string().nullable(),
  /** The period's own credit: line 4(C). */
  claimed: amounts,
  /** The credit after it. */
  left: amounts,
  /** Output tax below 0; the portal subtracts it from later output tax. */
  excess: amounts,
  /** The output tax that rule 86B wants in cash at least, beyond what is paid so; 0 if it asks for nothing. */
  missingCashPaise: z.int(),
  /** The last day of the return; null if it is not among the dues. */
  lastDay: z.string().nullable(),
  /** How interest and fee were calculated; empty if nothing is late. */
  late: z.string(),
});
export type TaxPayment = z.infer<typeof taxPayment>;

/**
 * The output tax that must be paid in cash although there is credit, beyond what is: of supplies above the month's limit, 1%
 * (CGST Rules 2017, rule 86B). A firm whose owners paid more than ₹1 lakh of income tax in each of the last two years, among others,
 * needn't. `taxablePaise`: the month's supplies without exempt and zero-rated ones.
 */
export function missingCash(
  { heads }: CreditSetOff,
  taxablePaise: number,
  day: IsoDate,
  limits?: readonly LegalLimit[],
): number {
  if (taxablePaise <= limitOn('Supplies of a month that credit may pay whole', day, limits) * 100) return 0;
  const rows = taxHeads.map((head) => heads[head]);
  const sum = (of: 'outputPaise' | 'cashPaise') => rows.reduce((total, row) => total + row[of], 0);
  return Math.max(0, Math.ceil(sum('outputPaise') / 100) - sum('cashPaise'));
}
