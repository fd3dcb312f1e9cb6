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
/** As the API answers it. */
export const debitRecord = /* @__PURE__ */ recordOf(debitInput, () => ({
  /** The sum of the ledger so far, this entry included. */
  runningPaise: z.int(),
}));
export type Debit = z.infer<typeof debitRecord>;
