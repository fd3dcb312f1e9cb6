import { z } from 'zod';
import { addDays, formatDate } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { type LegalLimit, limitOn } from '../../law/limitOn';
import { issuedLetterhead } from '../../letterhead/letterhead';
import { isTaxDeductor } from '../../records/gstin';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, text } from '../../records/validation';
import type { Purchase } from './purchase';

/**
 * What the company issues itself for a bill under reverse charge: the invoice in the place of a supplier without
 * registration (CGST Act 2017, section 31(3)(f)), and the voucher of each payment to a supplier (section 31(3)(g)).
 */
export const reverseChargeKinds = ['invoice', 'payment'] as const;
export type ReverseChargeKind = (typeof reverseChargeKinds)[number];

/** Their names, as people say them. */
export const reverseChargeNames = {
  invoice: 'Self-invoice',
  payment: 'Payment voucher',
} as const satisfies Record<ReverseChargeKind, string>;

/** A self-invoice or payment voucher that is about to be issued; everything else is the bill's. */
export const reverseChargeInput = z
  .object({
    kind: oneOf('kind', reverseChargeKinds).default('invoice'),
    purchaseId: text('bill', 64, 'Choose the bill.'),
    date: isoDate(),
    /** Of the goods or services. */
    description: text('description', 500),
    /** Service or goods code; only an invoice has to have one (CGST Rules 2017, rule 46(g)). */
    sac: z
      .string({ error: 'Enter the SAC or HSN as text.' })
      .trim()
      .regex(/^(?:\d{4}|\d{6}|\d{8})?$/, 'A SAC or HSN has 4, 6 or 8 digits.')
      .default(''),
  })
  .refine(({ kind, sac }) => kind === 'payment' || sac !== '', {
    path: ['sac'],
    error: 'Enter the SAC or HSN; a self-invoice must have it.',
  });
export type ReverseChargeInput = z.infer<typeof reverseChargeInput>;

/** As the API answers it: with the bill as it was on the day of issue. */
export const reverseChargeRecord = /* @__PURE__ */ recordOf(reverseChargeInput, () => ({
  number: z.string(),
  /** `2026-27`. */
  financialYear: z.string(),
  /** The company's GSTIN: the recipient of the supply. */
  registration: z.string(),
  letterhead: issuedLetterhead(),
  supplierName: z.string(),
  /** Empty for an unregistered one. */
  supplierGstin: z.string(),
  supplierAddress: z.string(),
  /** The supplier's own. */
  billNumber: z.string(),
  billDate: z.iso.date(),
  placeOfSupply: z.string(),
  percent: z.number(),
  /** The value by rate, for a bill with several; else empty. */
  rates: z.array(z.object({ percent: z.number(), taxablePaise: z.int() })),
  taxablePaise: z.int(),
  /** The taxes that the company owes itself. */
  cgstPaise: z.int(),
  sgstPaise: z.int(),
  igstPaise: z.int(),
  /** The day of the payment; null of an invoice. */
  paidOn: z.iso.date().nullable(),
  /** Income tax kept back from the payment; 0 of an invoice. */
  keptPaise: z.int(),
  /** Of an invoice value and tax, of a voucher what the supplier got. */
  amountPaise: z.int(),
  /** ISO 8601 instant; null while it counts. */
  cancelledAt: z.iso.datetime().nullable(),
}));
export type ReverseChargeDocument = z.infer<typeof reverseChargeRecord>;

type Billed = Pick<Purchase, 'kind' | 'reverseCharge' | 'supplierGstin' | 'paidOn'> &
  Pick<Purchase, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>;

/** Whether the company owes tax for a bill itself, so that it issues documents of its own. A credit note needs none. */
export const isUnderReverseCharge = ({ kind, reverseCharge, cgstPaise, sgstPaise, igstPaise }: Billed): boolean =>
  kind !== 'Credit note' && reverseCharge && cgstPaise + sgstPaise + igstPaise > 0;

/**
 * Why a bill gets no self-invoice or payment voucher; empty if it gets one. A supplier registered only to deduct tax
 * counts as not registered (CGST Act 2017, section 31(3)(f), explanation by the Finance (No. 2) Act 2024; verify).
 */
export function reverseChargeRefusal(kind: ReverseChargeKind, bill: Billed): string {
  const { supplierGstin, paidOn } = bill;
  if (bill.kind === 'Credit note') return 'A credit note of a supplier needs no self-invoice and no payment voucher.';
  if (!isUnderReverseCharge(bill))
    return 'This bill has no tax under reverse charge, so it needs no self-invoice and no payment voucher.';
  if (kind === 'invoice' && supplierGstin !== '' && !isTaxDeductor(supplierGstin))
    return `The supplier has the GSTIN ${supplierGstin} and issues the invoice. A self-invoice is for suppliers without one.`;
  if (kind === 'payment' && paidOn === null)
    return 'This bill is not paid yet. Enter the day it was paid, then issue the payment voucher.';
  return '';
}

/**
 * The last day for the self-invoice of a supply, counted from the day of the bill, as the day of receipt is not on
 * record: 30 days from 1 November 2024 (CGST Rules 2017, rule 47A, inserted by notification 20/2024-CT), the same day
 * before that (CGST Act 2017, section 31(3)(f), as first enacted). `limits`: by default this release's.
 */
export const selfInvoiceLastDay = (billDate: IsoDate, limits?: readonly LegalLimit[]): IsoDate =>
  addDays(billDate, limitOn('Self-invoice of an unregistered supplier', billDate, limits));

/** What of a bill a document repeats: while one counts, none of it changes. */
const repeated = {
  invoice: [
    ...(['supplierId', 'kind', 'number', 'date', 'placeOfSupply', 'registration', 'taxablePaise', 'percent'] as const),
    ...(['rates', 'cgstPaise', 'sgstPaise', 'igstPaise', 'reverseCharge'] as const),
  ],
  payment: ['totalPaise', 'paidOn', 'nature'],
} as const satisfies Record<ReverseChargeKind, readonly (keyof Purchase)[]>;

/** The fields of a bill that its documents repeat. */
export const repeatedFields = (kinds: readonly ReverseChargeKind[]): readonly (keyof Purchase)[] =>
  kinds.length === 0 ? [] : [...repeated.invoice, ...(kinds.includes('payment') ? repeated.payment : [])];

/** What the page of a bill says before its self-invoice is issued. */
export function selfInvoiceHint(billDate: IsoDate, today: IsoDate, limits?: readonly LegalLimit[]): string {
  const last = selfInvoiceLastDay(billDate, limits);
  return today > last
    ? `No self-invoice yet. It was due by ${formatDate(last)}: the supplier has no GSTIN.`
    : `No self-invoice yet. Issue it by ${formatDate(last)}: the supplier has no GSTIN.`;
}
