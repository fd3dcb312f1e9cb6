import { z } from 'zod';
import { isoMonth, optionalText } from '../../records/validation';
import { dayCodes } from '../../work/attendance/day';
import { monthStates } from '../../work/attendance/month';
import { billKinds } from './partsOfShare';

/** Which month is billed: of a center, or of all centers of a company. */
const scope = {
  month: isoMonth(),
  centerId: optionalText('center', 64),
  companyId: optionalText('company', 64),
};
const ONE_OF = { path: ['centerId'], error: 'Name either a center or a company.' };
const namesOne = ({ centerId, companyId }: { centerId: string; companyId: string }) =>
  (centerId === '') !== (companyId === '');

/** What can be billed. */
export const billScope = z.object(scope).refine(namesOne, ONE_OF);
export type BillScope = z.infer<typeof billScope>;

/** The lines billed now; an order's own take the place of the company's. */
export const billInput = z
  .object({ ...scope, purchaseOrder: optionalText('purchase order', 60) })
  .refine(namesOne, ONE_OF);
export type BillInput = z.infer<typeof billInput>;

/** The centers of a month: all of them, or a company's. */
export const toBillQuery = z.object({ month: isoMonth(), companyId: optionalText('company', 64) });

/** A bill that was made. */
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

/** The centers of a month, those with most to bill first; `isSample` while there are sample placements only. */
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
   * Their part of a wage register: wages and the employer's contributions. Null where none has it, and for accounts
   * that can't see wages.
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
  /** The people's cost; null where one is unknown, and for accounts that can't see wages. */
  costPaise: z.int().nullable(),
};

/** A bill before it is made, with what keeps it from being made and warnings. */
const billPreview = z.object({
  ...billOfPeople,
  findings: z.array(z.object({ placementId: z.string(), kind: z.enum(['stops', 'warns']), message: z.string() })),
  purchaseOrder: z.string(),
  /** The company’s registration that its draft goes under, and why, in a sentence; empty while the company has one only. */
  issuedUnder: z.string(),
});
export type BillPreview = z.infer<typeof billPreview>;

/** The bill of a month, or why it can't be made: its attendance is open, or everybody is billed. */
export const foundBill = z.object({ bill: billPreview.nullable(), refusal: z.string() });
export type FoundBillAnswer = z.infer<typeof foundBill>;

/** The parts of a bill, and its days today. */
export const billProof = z.object({
  ...billOfPeople,
  /** The sheet of names and days, as its paper has it. */
  annex: z.object({
    title: z.string(),
    columns: z.array(z.object({ title: z.string(), isNumber: z.boolean().optional() })),
    rows: z.array(z.array(z.string())),
    /** What its columns add up to, below the rows. */
    totals: z.array(z.string()).optional(),
  }),
  /** What the invoice says in all its lines; another amount where its draft was changed by hand. */
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
  /** With tax: above 0 for a debit note, below 0 for a credit note. */
  notePaise: z.int(),
  /** What was paid for the month to PF and ESI. */
  challans: z.array(z.object({ title: z.string(), doneOn: z.string().nullable(), reference: z.string() })),
});
export type BillProof = z.infer<typeof billProof>;

/** The note that was made of a bill's difference. */
export const madeNote = z.object({ kind: z.enum(['credit', 'debit']), id: z.string(), number: z.string() });
export type MadeNote = z.infer<typeof madeNote>;
