import type { FinancialYear } from 'shared/domain/financialYear';
import type { Obligation } from 'shared/domain/obligation';
import { formatPeriod } from 'shared/domain/period';
import { isoDate, optionalText, paise, text } from 'shared/domain/validation';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { obligationColumns, statusFilter } from '../obligations/columns';
import { periodOptions } from '../obligations/periodOptions';
import { repeats, repeatsField } from '../obligations/repeatsField';

const returnTypes = ['GSTR-1', 'GSTR-3B', 'GSTR-9', 'GSTR-9C', 'GSTR-7', 'CMP-08', 'ITC-04'];

/** A return added by hand: what is typed, and what follows from it. */
const gstInput = (year: FinancialYear) =>
  z
    .object({
      returnType: text('return type', 60),
      period: text('period', 20, 'Choose the period.'),
      dueDate: isoDate('due date'),
      amountPaise: z.preprocess((typed) => typed ?? 0, paise()),
      repeats,
      note: optionalText('note', 1000),
    })
    .transform((typed) => ({
      ...typed,
      area: 'gst' as const,
      type: 'Return',
      title: `${typed.returnType} ${formatPeriod(typed.period)}`,
      financialYear: year,
    }));
type GstInput = z.infer<ReturnType<typeof gstInput>>;

/** The GST returns of a financial year. */
export const gstReturns = (year: FinancialYear): ResourceDefinition<Obligation, GstInput> => ({
  path: 'obligations',
  name: { one: 'GST return', many: 'GST returns' },
  title: ({ title }) => title,
  texts: {
    add: 'Add return',
    emptyHint: 'Returns come from the due-date rules.',
    firstStep: 'You can add others yourself.',
  },
  search: 'Period, return or reference',
  filters: [{ name: 'returnType', label: 'Return type', options: returnTypes }, statusFilter],
  columns: [
    obligationColumns.period,
    { key: 'returnType', title: 'Return type', sortable: true },
    obligationColumns.dueDate,
    obligationColumns.status,
    obligationColumns.standing,
    obligationColumns.doneOn,
    obligationColumns.reference,
  ],
  schema: gstInput(year),
  defaults: { repeats: '' },
  fields: [
    { name: 'returnType', label: 'Return type', kind: 'suggest', options: returnTypes, required: true },
    { name: 'period', label: 'Period', kind: 'select', options: periodOptions(year), required: true },
    { name: 'dueDate', label: 'Due date', kind: 'date', required: true },
    { name: 'amountPaise', label: 'Amount', kind: 'money' },
    repeatsField,
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
});
