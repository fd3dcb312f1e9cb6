import { z } from 'zod';
import { issuedLetterhead } from '../../letterhead/letterhead';
import { optionalStateCode } from '../../records/identifierFields';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalText, percent, positivePaise, text, yesNo } from '../../records/validation';
import { taxLine } from '../documents/invoice';
import { DEFAULT_SAC, isSac } from '../documents/sac';

/**
 * A receipt voucher is issued for an advance (CGST Rules 2017, rule 50), a refund voucher for the part paid back (rule
 * 51).
 */
const voucherKinds = ['receipt', 'refund'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** A voucher for the advance of a receipt. A refund takes over what the receipt voucher says of client, service and tax. */
export const voucherInput = z.object({
  kind: oneOf('kind', voucherKinds).default('receipt'),
  receiptId: text('receipt', 64, 'Choose the receipt.'),
  date: isoDate(),
  /** Tax included. */
  amountPaise: positivePaise(),
  description: optionalText('description', 500),
  sac: z
    .string({ error: 'Enter the SAC as text.' })
    .trim()
    .refine(isSac, 'A SAC is six digits beginning with 99.')
    .default(DEFAULT_SAC),
  taxPercent: percent('tax percent').default(18),
  /** The client pays the tax at this percent: the advance holds none. */
  reverseCharge: yesNo('Reverse charge').default(false),
  /** The state code of the place of supply; blank for that of the company on record. */
  placeOfSupply: optionalStateCode,
  /** The company's GSTIN that issues it; blank for that of the company's details. */
  registration: optionalText('registration', 15),
});
export type VoucherInput = z.infer<typeof voucherInput>;

/** As the API answers it. */
export const voucherRecord = /* @__PURE__ */ recordOf(voucherInput, () => ({
  number: z.string(),
  clientName: z.string(),
  clientGstin: z.string(),
  clientAddress: z.string(),
  sez: z.boolean(),
  /** `2026-27`. */
  financialYear: z.string(),
  /** As of the day it was issued. */
  letterhead: issuedLetterhead(),
  /** The advance without its tax. */
  taxablePaise: z.int(),
  taxLines: z.array(taxLine()),
  /** A refund's receipt voucher; empty of a receipt voucher. */
  againstId: z.string(),
  against: z.string(),
  /** What the receipt had settled of invoices before: no advance. */
  settled: z.array(z.object({ invoiceId: z.string(), amountPaise: z.int() })),
  /** ISO 8601 instant; null while it counts. */
  cancelledAt: z.iso.datetime().nullable(),
  /** What of a receipt voucher is neither set off nor paid back; 0 of a refund and when cancelled. */
  leftPaise: z.int(),
}));
export type Voucher = z.infer<typeof voucherRecord>;
/** As stored. */
export type StoredVoucher = Omit<Voucher, 'leftPaise'>;
