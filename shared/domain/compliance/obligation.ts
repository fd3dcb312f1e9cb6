import { z } from 'zod';
import { monthsOf } from '../dates/period';
import { recordOf, sampleMark } from '../records/recordFields';
import { isoDate, oneOf, optionalDate, optionalText, paise, text } from '../records/validation';
import { lateCost } from './lateCost';
import { repeatings, repeatMonths } from './repeats';
import { standings } from './standing';

/** The screens of obligations: GST returns, TDS, and other dues. */
export const obligationAreas = ['gst', 'tds', 'due'] as const;
export type ObligationArea = (typeof obligationAreas)[number];

/** A return is Filed, a deposit Paid, anything else Done; all except Pending have a date. */
export const obligationStatuses = ['Pending', 'Filed', 'Paid', 'Done'] as const;

/**
 * Something to file or pay by a day. GST rows use `period` and `returnType`, TDS rows `quarter` and `challan`, dues
 * `title` and `type`.
 */
export const obligationInput = z
  .object({
    area: oneOf('area', obligationAreas),
    title: text('title', 200),
    /** `2026-04` for a month, `2026-27 Q1` for a quarter, `2026-27` for a year. */
    period: text('period', 20),
    /** GSTR-1, GSTR-3B, GSTR-9; the form of a TDS return. */
    returnType: optionalText('return type', 60),
    quarter: optionalText('quarter', 20),
    challan: optionalText('challan', 60),
    /** The kind of due: Return, Deposit, Tax, Wages, Other. */
    type: optionalText('type', 60),
    dueDate: isoDate('due date'),
    /** A later date that the authority allowed for this period. */
    extendedTo: optionalDate('extended date'),
    extensionNote: optionalText('reason for the extension', 500),
    status: oneOf('status', obligationStatuses).default('Pending'),
    /** The day it was filed or paid. */
    doneOn: optionalDate('day it was done'),
    /** Acknowledgement number, challan number. */
    reference: optionalText('reference', 120),
    amountPaise: paise().default(0),
    note: optionalText('note', 1000),
    /** The rule that created it, empty if added by hand; unique with `period`. */
    ruleId: optionalText('rule', 60),
    /** `2026-27`. */
    financialYear: optionalText('financial year', 7),
    /** The GSTIN of a GST row, by default the letterhead's; empty for other rows, and while unknown. */
    registration: optionalText('GSTIN', 15),
    /** A manually added row recurs each month, quarter or year; empty for once. */
    repeats: oneOf('repetition', repeatings).default(''),
  })
  .refine((value) => value.status === 'Pending' || value.doneOn !== null, {
    path: ['doneOn'],
    error: 'Enter the day it was filed or paid.',
  })
  .refine(({ period, repeats }) => repeats === '' || monthsOf(period) <= repeatMonths[repeats], {
    path: ['repeats'],
    error: 'The period is longer than the interval; choose a longer interval.',
  });
export type ObligationInput = z.infer<typeof obligationInput>;
/** An obligation in the API's responses. */
export const obligationRecord = /* @__PURE__ */ recordOf(obligationInput, () => ({
  ...sampleMark(),
  /** The last day to do it: the due date, the working day after it, or the extended date. */
  lastDay: z.string(),
  /** The working day on which a direct tax is still in time, if its due date is a Sunday or public holiday. */
  movedTo: z.string().nullable(),
  /** False for what fell due before the company's records begin. */
  tracked: z.boolean(),
  state: z.enum(standings),
  /** The first day on which it can be filed or paid; null if unlimited. */
  doableFrom: z.string().nullable(),
  /** The act or rule that sets its day; empty for a manually added row. */
  source: z.string(),
  /** When somebody last compared the due dates with their sources; null if nobody has. */
  sourceCheckedOn: z.string().nullable(),
  /** The cost of its delay; null if in time, and if the law sets no cost. */
  late: lateCost.nullable(),
  /** The total of its period's wage registers while it is pending; null for dues unrelated to wages. */
  owedPaise: z.int().nullable(),
}));
export type Obligation = z.infer<typeof obligationRecord>;
/** A stored obligation; its state depends on the day. */
export type StoredObligation = Omit<
  Obligation,
  'state' | 'doableFrom' | 'late' | 'source' | 'sourceCheckedOn' | 'owedPaise'
>;

/** Records several obligations as done at once: the same day for all, and one reference for all or one each. */
export const obligationsDoneInput = z.object({
  rows: z
    .array(
      z.object({
        id: text('id', 64),
        version: z.number({ error: 'Give the version of each row.' }).int(),
        /** The row's own reference. By default the one for all. */
        reference: optionalText('reference', 120),
        /** The amount paid. By default the total of the wage registers, and none for other rows. */
        amountPaise: paise().optional(),
      }),
      { error: 'Choose at least one row.' },
    )
    .min(1, 'Choose at least one row.')
    .max(500, 'Choose at most 500 rows at once.'),
  doneOn: isoDate('day it was done'),
  reference: optionalText('reference', 120),
});
export type ObligationsDoneInput = z.infer<typeof obligationsDoneInput>;

/**
 * The references of several rows from one text, one per line in row order, as pasted from a spreadsheet column; an
 * empty line leaves its row without one.
 */
export const referencesIn = (typed: string): string[] =>
  typed
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
