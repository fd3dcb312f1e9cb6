import type { Obligation } from 'shared/domain/compliance/obligation';
import type { FinancialYear } from 'shared/domain/dates/financialYear';
import { formatPeriod } from 'shared/domain/dates/period';
import { isoDate, optionalText, paise, text } from 'shared/domain/records/validation';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { obligationColumns, statusFilter } from '../obligations/columns';
import { periodOptions } from '../obligations/periodOptions';
import { repeats, repeatsField } from '../obligations/repeatsField';

const returnTypes = ['GSTR-1', 'GSTR-3B', 'GSTR-9', 'GSTR-9C', 'GSTR-7', 'CMP-08', 'ITC-04'];

const several = <T>(registrations: readonly string[], shown: T): T[] => (registrations.length > 1 ? [shown] : []);

/** A manually added return: its input, and the derived fields. */
const gstInput = (year: FinancialYear) =>
  z
    .object({
      returnType: text('return type', 60),
      period: text('period', 20, 'Choose the period.'),
      dueDate: isoDate('due date'),
      amountPaise: z.preprocess((typed) => typed ?? 0, paise()),
      repeats,
      note: optionalText('note', 1000),
      registration: optionalText('GSTIN', 15),
    })
    .transform((typed) => ({
      ...typed,
      area: 'gst' as const,
      type: 'Return',
      title: `${typed.returnType} ${formatPeriod(typed.period)}`,
      financialYear: year,
    }));
type GstInput = z.infer<ReturnType<typeof gstInput>>;

/**
 * The GST returns of a financial year; if the company had several GSTINs, each row shows its own and can be filtered by
 * it, the current one last.
 */
export const gstReturns = (
  year: FinancialYear,
  registrations: readonly string[] = [],
): ResourceDefinition<Obligation, GstInput> => ({
  path: 'obligations',
  name: { one: 'GST return', many: 'GST returns' },
  title: ({ title }) => title,
  texts: {
    add: 'Add return',
    emptyHint: 'Returns come from the due-date rules.',
    firstStep: 'You can add others yourself.',
  },
  search: 'Period, return or reference',
  filters: [
    { name: 'returnType', label: 'Return type', options: returnTypes },
    statusFilter,
    ...several(registrations, { name: 'registration', label: 'GSTIN', options: registrations }),
  ],
  columns: [
    obligationColumns.period,
    { key: 'returnType', title: 'Return type', sortable: true },
    ...several(registrations, { key: 'registration' as const, title: 'GSTIN', kind: 'code' as const, sortable: true }),
    obligationColumns.dueDate,
    obligationColumns.status,
    obligationColumns.standing,
    obligationColumns.doneOn,
    obligationColumns.reference,
    obligationColumns.source,
  ],
  schema: gstInput(year),
  defaults: { repeats: '', registration: registrations.at(-1) ?? '' },
  fields: [
    { name: 'returnType', label: 'Return type', kind: 'suggest', options: returnTypes, required: true },
    { name: 'period', label: 'Period', kind: 'select', options: periodOptions(year), required: true },
    ...several(registrations, {
      name: 'registration' as const,
      label: 'GSTIN',
      kind: 'select' as const,
      options: registrations,
      clearable: false,
    }),
    { name: 'dueDate', label: 'Due date', kind: 'date', required: true },
    { name: 'amountPaise', label: 'Amount', kind: 'money' },
    repeatsField,
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
});
