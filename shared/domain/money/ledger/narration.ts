import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, positivePaise, text } from '../../records/validation';

/** A new entry is a Credit. */
export const narrationTypes = ['Credit', 'Debit'] as const;

/** An entry of the account's narrations ledger. */
export const narrationInput = z.object({
  narration: text('narration', 500),
  amountPaise: positivePaise(),
  type: oneOf('type', narrationTypes).default('Credit'),
  date: isoDate(),
});
export type NarrationInput = z.infer<typeof narrationInput>;
/** In the API's responses. */
export const narrationRecord = /* @__PURE__ */ recordOf(narrationInput, () => ({
  /** The running total of its type, including this entry. */
  runningPaise: z.int(),
}));
export type Narration = z.infer<typeof narrationRecord>;
