import { today } from 'shared/domain/dates';
import type { ObligationInput } from 'shared/domain/obligation';
import { isoDate, oneOf, optionalText, paise } from 'shared/domain/validation';
import type { Field } from 'shared/ui';
import { z } from 'zod';
import type { ObligationRecord } from './record';

/** What is recorded of something that was filed or paid. */
export const doneInput = z.object({
  status: oneOf('status', ['Filed', 'Paid']),
  doneOn: isoDate('day it was done').refine((day) => day <= today(), 'The day it was done cannot be in the future.'),
  reference: optionalText('reference', 120),
  challan: optionalText('challan', 60),
  amountPaise: z.preprocess((typed) => typed ?? 0, paise()),
  note: optionalText('note', 1000),
});
export type DoneInput = z.infer<typeof doneInput>;

/** Returns are filed, everything else is paid. */
export const doneStatusOf = ({ type }: Pick<ObligationInput, 'type'>): 'Filed' | 'Paid' => (type === 'Return' ? 'Filed' : 'Paid');

/** The fields of the form: TDS deposits have a challan too. */
export function doneFields(row: ObligationRecord): readonly Field<DoneInput>[] {
  const isReturn = doneStatusOf(row) === 'Filed';
  const challan: Field<DoneInput>[] = row.area === 'tds' ? [{ name: 'challan', label: 'Challan' }] : [];
  return [
    { name: 'status', label: 'Status', kind: 'select', options: ['Filed', 'Paid'], clearable: false },
    { name: 'doneOn', label: isReturn ? 'Filed on' : 'Paid on', kind: 'date', required: true },
    ...challan,
    { name: 'reference', label: 'Reference', help: isReturn ? 'The acknowledgement number of the return.' : 'The number on the receipt.' },
    { name: 'amountPaise', label: 'Amount', kind: 'money' },
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ];
}

/** What the form begins with: what is recorded already, else today. */
export function doneStart(row: ObligationRecord): Partial<DoneInput> {
  const { status, doneOn, reference, challan, amountPaise, note } = row;
  const recorded = status === 'Pending' ? { status: doneStatusOf(row), doneOn: today() } : { status, doneOn: doneOn ?? '' };
  return { ...recorded, reference, challan, amountPaise: amountPaise || undefined, note };
}
