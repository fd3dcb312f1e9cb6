import { formatDate } from 'shared/domain/dates/dates';
import { optionalDate, optionalText } from 'shared/domain/records/validation';
import type { Field } from 'shared/ui';
import { z } from 'zod';

/** A later due date that the authority allowed for one period. */
export function extendInput(dueDate: string) {
  return z.object({
    extendedTo: optionalDate('extended date').refine(
      (day) => day === null || day > dueDate,
      `The extended date must be after the due date, ${formatDate(dueDate)}.`,
    ),
    extensionNote: optionalText('reason for the extension', 500),
  });
}
export type ExtendInput = z.infer<ReturnType<typeof extendInput>>;

export const extendFields: readonly Field<ExtendInput>[] = [
  { name: 'extendedTo', label: 'Extended to', kind: 'date', help: 'Empty it to go back to the due date of the rules.' },
  {
    name: 'extensionNote',
    label: 'Reason',
    kind: 'textarea',
    rows: 2,
    help: 'The notification or order that allows it.',
  },
];
