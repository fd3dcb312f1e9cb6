import type { Obligation } from 'shared/domain/compliance/obligation';
import type { FinancialYear } from 'shared/domain/dates/financialYear';
import { formatPeriod } from 'shared/domain/dates/period';
import { isoDate, oneOf, optionalText, paise, text } from 'shared/domain/records/validation';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { obligationColumns, statusFilter } from '../obligations/columns';
import { periodOptions } from '../obligations/periodOptions';
import { repeats, repeatsField } from '../obligations/repeatsField';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const types = ['Deposit', 'Return'] as const;

/** A manually added deposit or return: its input, and the derived fields. */
const tdsInput = (year: FinancialYear) =>
  z
    .object({
      type: oneOf('type', types),
      quarter: oneOf('quarter', quarters),
      period: text('period', 20, 'Choose the period.'),
      challan: optionalText('challan', 60),
      dueDate: isoDate('due date'),
      amountPaise: z.preprocess((typed) => typed ?? 0, paise()),
      repeats,
      note: optionalText('note', 1000),
    })
    .transform((typed) => ({
      ...typed,
      area: 'tds' as const,
      title: `TDS ${typed.type.toLowerCase()} ${formatPeriod(typed.period)}`,
      financialYear: year,
    }));
type TdsInput = z.infer<ReturnType<typeof tdsInput>>;

/** The TDS deposits and returns of a financial year. */
export const tdsRows = (year: FinancialYear): ResourceDefinition<Obligation, TdsInput> => ({
  path: 'obligations',
  name: { one: 'TDS row', many: 'TDS rows' },
  title: ({ title }) => title,
  texts: {
    add: 'Add deposit or return',
    emptyHint: 'Deposits and returns come from the due-date rules.',
    firstStep: 'You can add others yourself.',
  },
  search: 'Title, challan or reference',
  filters: [
    { name: 'quarter', label: 'Quarter', options: quarters },
    { name: 'type', label: 'Type', options: types },
    statusFilter,
  ],
  columns: [
    { key: 'title', title: 'Deposit or return', sortable: true },
    { key: 'quarter', title: 'Quarter', kind: 'code', sortable: true, priority: 2 },
    { key: 'challan', title: 'Challan', kind: 'code', priority: 2 },
    obligationColumns.dueDate,
    obligationColumns.status,
    obligationColumns.standing,
    obligationColumns.doneOn,
    obligationColumns.source,
  ],
  schema: tdsInput(year),
  defaults: { type: 'Deposit', repeats: '' },
  fields: [
    { name: 'type', label: 'Type', kind: 'select', options: types, required: true },
    { name: 'quarter', label: 'Quarter', kind: 'select', options: quarters, required: true },
    { name: 'period', label: 'Period', kind: 'select', options: periodOptions(year), required: true },
    { name: 'challan', label: 'Challan' },
    { name: 'dueDate', label: 'Due date', kind: 'date', required: true },
    { name: 'amountPaise', label: 'Amount', kind: 'money' },
    repeatsField,
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
});
