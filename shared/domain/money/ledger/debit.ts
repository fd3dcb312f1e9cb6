import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { isoDate, positivePaise, text } from '../../records/validation';

/** An entry of the account's debit ledger. */
export const debitInput = z.object({
  description: text('description', 500),
  amountPaise: positivePaise(),
  date: isoDate(),
});
export type DebitInput = z.infer<typeof debitInput>;
/** In the API's responses. */
export const debitRecord = /* @__PURE__ */ recordOf(debitInput, () => ({
  /** The running total, including this entry. */
  runningPaise: z.int(),
}));
export type Debit = z.infer<typeof debitRecord>;
