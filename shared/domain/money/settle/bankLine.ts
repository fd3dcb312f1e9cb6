import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { isoDate, optionalPaise, optionalText, positivePaise } from '../../records/validation';
import { receiptInput, receiptRecord } from './receipt';

/** The state of a bank statement's credit. */
export const bankLineStates = ['Open', 'Matched', 'Passed over'] as const;

/** A credit of a bank statement. */
export const bankLineInput = z.object({
  date: isoDate(),
  narration: optionalText('narration', 1000),
  reference: optionalText('reference', 120),
  amountPaise: positivePaise(),
  fileName: optionalText('file name', 200),
});
export type BankLineInput = z.infer<typeof bankLineInput>;

/** The same as the API answers it. */
export const bankLineRecord = /* @__PURE__ */ recordOf(bankLineInput, () => ({
  state: z.enum(bankLineStates),
  /** The receipt that it was confirmed as; empty while it is not. */
  receiptId: z.string(),
  /** Whether the receipt was made by confirming it, and goes when that is taken back; 1 or 0. */
  madeReceipt: z.boolean(),
  /** What tells the row from all others of the bank's. */
  fingerprint: z.string(),
}));
export type BankLine = z.infer<typeof bankLineRecord>;

/** A credit's possible meaning: a client's new receipt, or an existing one. */
export const creditMatch = z.object({
  companyId: z.string(),
  clientName: z.string(),
  tdsPaise: z.int(),
  lines: receiptRecord.shape.lines,
  /** The receipt that was entered already; empty for a new one. */
  receiptId: z.string(),
  /** Why it is proposed, in words. */
  why: z.string(),
});
export type CreditMatch = z.infer<typeof creditMatch>;

/** How a credit is confirmed: as an existing receipt, or as a new one with its amount and day. */
export const confirmInput = z.object({
  version: z.number({ error: 'The version is a whole number.' }).optional(),
  receiptId: optionalText('receipt', 64),
  companyId: optionalText('company', 64),
  clientName: optionalText('client name', 200),
  tdsPaise: optionalPaise('TDS'),
  lines: receiptInput.shape.lines,
});
export type ConfirmInput = z.infer<typeof confirmInput>;

/** A person's decision on a credit: ignored, or undone. */
export const bankLineStep = z.object({
  version: z.number({ error: 'The version is a whole number.' }).optional(),
  step: z.enum(['pass', 'reopen'], { error: 'The step is pass or reopen.' }),
});

/** The number that a bank gives a transfer, where a narration holds one: 12 to 22 letters and digits with six digits in a row. */
export function utrOf({ reference, narration }: Pick<BankLine, 'reference' | 'narration'>): string {
  if (reference !== '') return reference;
  const words = narration.toUpperCase().match(/[A-Z0-9]{12,22}/g) ?? [];
  return words.find((word) => /\d{6}/.test(word)) ?? '';
}
