import { z } from 'zod';
import { isoMonth, optionalText } from '../../records/validation';
import { dayCodes } from '../../work/attendance/day';
import { monthStates } from '../../work/attendance/month';
import { billKinds } from './partsOfShare';

/** The month to bill: for a center, or all centers of a company. */
const scope = {
  month: isoMonth(),
  centerId: optionalText('center', 64),
  companyId: optionalText('company', 64),
};
const ONE_OF = { path: ['centerId'], error: 'Name either a center or a company.' };
const namesOne = ({ centerId, companyId }: { centerId: string; companyId: string }) =>
  (centerId === '') !== (companyId === '');

/** The parts that can be billed. */
export const billScope = z.object(scope).refine(namesOne, ONE_OF);
export type BillScope = z.infer<typeof billScope>;

/** The lines to bill now; an order's own terms override the company's. */
export const billInput = z
  .object({ ...scope, purchaseOrder: optionalText('purchase order', 60) })
  .refine(namesOne, ONE_OF);
export type BillInput = z.infer<typeof billInput>;

/** The centers of a month: all of them, or a company's. */
export const toBillQuery = z.object({ month: isoMonth(), companyId: optionalText('company', 64) });

/** A created bill. */
const madeBill = z.object({ id: z.string(), invoiceNo: z.string(), status: z.string() });

/** The state of the bill for a center's month. */
const centerToBill = z.object({
  centerId: z.string(),
  centerName: z.string(),
  /** Empty while the center has no company. */
  companyId: z.string(),
  companyName: z.string(),
  state: z.enum(monthStates),
  /**
   * The people placed there in the month, each placement separately: those whose days are billed, and those whose are
   * not.
   */
  placements: z.int(),
  billed: z.int(),
  notBilled: z.int(),
  invoices: z.array(madeBill),
  /** Whether days were corrected, terms changed, or arrears of the month paid, after the bill. */
  isCorrected: z.boolean(),
});
export type CenterToBill = z.infer<typeof centerToBill>;

/** The centers of a month, those with the most to bill first; `isSample` if there are only sample placements. */
export const toBill = z.object({ centers: z.array(centerToBill), isSample: z.boolean() });
export type ToBill = z.infer<typeof toBill>;

/** The people and days of a line. */
const linePerson = z.object({ placementId: z.string(), quantity: z.number(), paise: z.int() });

const billedLine = z.object({
  kind: z.enum(billKinds),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  pricePaise: z.int(),
  paise: z.int(),
  people: z.array(linePerson),
});

/** A person in a bill: days, amounts and cost. */
const billedPerson = z.object({
  placementId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  code: z.string(),
  designation: z.string(),
  centerId: z.string(),
  centerName: z.string(),
  counts: z.record(z.enum(dayCodes), z.int()),
  unmarked: z.int(),
  overtimeMinutes: z.int(),
  billedDays: z.number(),
  /** Without tax. */
  paise: z.int(),
  /**
   * Their part of a wage register: wages and employer contributions. Null without one, and for accounts that can't see
   * wages.
   */
  wagesPaise: z.int().nullable(),
  contributionsPaise: z.int().nullable(),
});
export type BilledPerson = z.infer<typeof billedPerson>;

const billOfPeople = {
  month: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  lines: z.array(billedLine),
  people: z.array(billedPerson),
  /** Without tax. */
  subtotalPaise: z.int(),
  /** The people's cost; null if one is unknown, and for accounts that can't see wages. */
  costPaise: z.int().nullable(),
};

/** The preview of a bill, with problems that block it and warnings. */
const billPreview = z.object({
  ...billOfPeople,
  findings: z.array(z.object({ placementId: z.string(), kind: z.enum(['stops', 'warns']), message: z.string() })),
  purchaseOrder: z.string(),
  /** The company’s registration for its draft, and why, in a sentence; empty while the company has only one. */
  issuedUnder: z.string(),
});
export type BillPreview = z.infer<typeof billPreview>;

/** A month's bill, or why it can't be created: its attendance is open, or everybody is billed. */
export const foundBill = z.object({ bill: billPreview.nullable(), refusal: z.string() });
export type FoundBillAnswer = z.infer<typeof foundBill>;

/** The parts of a bill, and its current days. */
export const billProof = z.object({
  ...billOfPeople,
  /** The annexure of people and days, as printed. */
  annex: z.object({
    title: z.string(),
    columns: z.array(z.object({ title: z.string(), isNumber: z.boolean().optional() })),
    rows: z.array(z.array(z.string())),
    /** The totals of its columns, below the rows. */
    totals: z.array(z.string()).optional(),
  }),
  /** The sum of the invoice's lines; differs if its draft was edited. */
  invoicedPaise: z.int(),
  /** People whose days or costs differ from those billed, with the difference without tax. */
  differences: z.array(
    z.object({
      placementId: z.string(),
      name: z.string(),
      daysBefore: z.number(),
      daysNow: z.number(),
      paise: z.int(),
    }),
  ),
  /** With tax: positive for a debit note, negative for a credit note. */
  notePaise: z.int(),
  /** The PF and ESI deposits for the month. */
  challans: z.array(z.object({ title: z.string(), doneOn: z.string().nullable(), reference: z.string() })),
});
export type BillProof = z.infer<typeof billProof>;

/** The note created for a bill's difference. */
export const madeNote = z.object({ kind: z.enum(['credit', 'debit']), id: z.string(), number: z.string() });
export type MadeNote = z.infer<typeof madeNote>;
