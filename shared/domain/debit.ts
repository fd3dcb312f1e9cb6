import { z } from 'zod';
import type { RecordFields } from './recordFields';
import { isoDate, positivePaise, text } from './validation';

/** An entry of the account's debit ledger. */
export const debitInput = z.object({
  description: text('description', 500),
  amountPaise: positivePaise(),
  date: isoDate(),
});
export type DebitInput = z.infer<typeof debitInput>;
export type Debit = DebitInput & RecordFields;
