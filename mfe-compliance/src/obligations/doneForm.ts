import { doneOnProblem, doneStatusOf } from 'shared/domain/compliance/doneOn';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { today } from 'shared/domain/dates/dates';
import { isoDate, oneOf, optionalText, paise } from 'shared/domain/records/validation';
import { formatRupees } from 'shared/domain/text/money';
import type { Field } from 'shared/ui';
import { z } from 'zod';

type Checked = Pick<Obligation, 'period' | 'type' | 'doableFrom'>;

/** The date of filing or payment: not in the future, and not before the period allows it. */
export const doneOn = (row: Checked) =>
  isoDate('day it was done').superRefine((day, context) => {
    const problem = doneOnProblem(row, day, today());
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/** The fields that record a filing or payment. */
export const doneInput = (row: Checked) =>
  z.object({
    status: oneOf('status', ['Filed', 'Paid', 'Done']),
    doneOn: doneOn(row),
    reference: optionalText('reference', 120),
    challan: optionalText('challan', 60),
    amountPaise: z.preprocess((typed) => typed ?? 0, paise()),
    note: optionalText('note', 1000),
  });
export type DoneInput = z.infer<ReturnType<typeof doneInput>>;

/** The words for the act, the day and the reference. */
export const doneWords = {
  Filed: { act: 'Mark filed', day: 'Filed on', reference: 'The acknowledgement number of the return.' },
  Paid: { act: 'Mark paid', day: 'Paid on', reference: 'The number on the receipt.' },
  Done: { act: 'Mark done', day: 'Done on', reference: 'The number of the minutes or of the certificates.' },
} as const;

/** The fields of the form: a payment has an amount and a challan; TDS also a reference. */
export function doneFields(row: Obligation): readonly Field<DoneInput>[] {
  const words = doneWords[doneStatusOf(row)];
  const isPaid = doneStatusOf(row) === 'Paid';
  const owed = row.owedPaise === null ? {} : { help: `${formatRupees(row.owedPaise)} by the wage registers.` };
  const reference: Field<DoneInput> = { name: 'reference', label: 'Reference', help: words.reference };
  const amount: Field<DoneInput> = { name: 'amountPaise', label: 'Amount', kind: 'money', ...owed };
  const challan: Field<DoneInput>[] = [
    ...(row.area === 'tds' ? [{ name: 'challan' as const, label: 'Challan' }] : []),
    ...(isPaid && row.area !== 'tds' ? [{ ...reference, label: 'Challan number' }] : [reference]),
  ];
  return [
    { name: 'status', label: 'Status', kind: 'select', options: ['Filed', 'Paid', 'Done'], clearable: false },
    { name: 'doneOn', label: words.day, kind: 'date', required: true },
    ...(isPaid ? [amount, ...challan] : [...challan, amount]),
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ];
}

/** The form's initial values: those already recorded. The date is never prefilled. */
export function doneStart(row: Obligation): Partial<DoneInput> {
  const { status, reference, challan, amountPaise, note } = row;
  return {
    status: status === 'Pending' ? doneStatusOf(row) : status,
    doneOn: row.doneOn ?? '',
    reference,
    challan,
    amountPaise: amountPaise || (row.owedPaise ?? undefined),
    note,
  };
}
