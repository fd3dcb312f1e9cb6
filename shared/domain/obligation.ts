import { z } from 'zod';
import { monthsOf } from './period';
import type { RecordFields } from './recordFields';
import { repeatings, repeatMonths } from './repeats';
import { isoDate, oneOf, optionalDate, optionalText, paise, text } from './validation';

/** The screens that obligations stand on: GST returns, TDS, and every other due. */
export const obligationAreas = ['gst', 'tds', 'due'] as const;
export type ObligationArea = (typeof obligationAreas)[number];

/** A return is Filed, a deposit Paid, anything else Done; all but Pending have the day. */
export const obligationStatuses = ['Pending', 'Filed', 'Paid', 'Done'] as const;

/** Something to file or pay by a day. GST rows use `period` and `returnType`, TDS rows `quarter` and `challan`, dues `title` and `type`. */
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
    /** What kind of due it is: Return, Deposit, Tax, Wages, Other. */
    type: optionalText('type', 60),
    dueDate: isoDate('due date'),
    /** A later day that the authority allowed for this period. */
    extendedTo: optionalDate('extended date'),
    extensionNote: optionalText('reason for the extension', 500),
    status: oneOf('status', obligationStatuses).default('Pending'),
    /** The day it was filed or paid. */
    doneOn: optionalDate('day it was done'),
    /** Acknowledgement number, challan number. */
    reference: optionalText('reference', 120),
    amountPaise: paise().default(0),
    note: optionalText('note', 1000),
    /** The rule it was generated from, empty when typed by hand; unique with `period`. */
    ruleId: optionalText('rule', 60),
    /** `2026-27`. */
    financialYear: optionalText('financial year', 7),
    /** A row added by hand recurs each month, quarter or year after it; empty for once. */
    repeats: oneOf('repetition', repeatings).default(''),
  })
  .refine((value) => value.status === 'Pending' || value.doneOn !== null, {
    path: ['doneOn'],
    error: 'Enter the day it was filed or paid.',
  })
  .refine(({ period, repeats }) => repeats === '' || monthsOf(period) <= repeatMonths[repeats], {
    path: ['repeats'],
    error: 'The period is longer than that; let the row recur less often.',
  });
export type ObligationInput = z.infer<typeof obligationInput>;
export type Obligation = ObligationInput & RecordFields;

/** Several obligations recorded as done at once: the same day and reference for all. */
export const obligationsDoneInput = z.object({
  rows: z
    .array(z.object({ id: text('id', 64), version: z.number({ error: 'Give the version of each row.' }).int() }), {
      error: 'Choose what was filed or paid.',
    })
    .min(1, 'Choose what was filed or paid.')
    .max(500, 'Choose at most 500 rows at once.'),
  doneOn: isoDate('day it was done'),
  reference: optionalText('reference', 120),
});
export type ObligationsDoneInput = z.infer<typeof obligationsDoneInput>;
