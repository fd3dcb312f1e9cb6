import type { Obligation } from 'shared/domain/compliance/obligation';
import { type FinancialYear, financialYearOf } from 'shared/domain/dates/financialYear';
import { isoDate, optionalText, paise, text } from 'shared/domain/records/validation';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { obligationColumns, statusFilter } from '../obligations/columns';
import { repeats, repeatsField } from '../obligations/repeatsField';

const types = ['Deposit', 'Return', 'Tax', 'Wages', 'Other'];

/** A manually added due: its input, and the derived fields. */
const dueInput = z
  .object({
    title: text('title', 200),
    type: text('type', 60),
    dueDate: isoDate('due date'),
    amountPaise: z.preprocess((typed) => typed ?? 0, paise()),
    repeats,
    note: optionalText('note', 1000),
  })
  .transform((typed) => ({
    ...typed,
    area: 'due' as const,
    period: typed.dueDate.slice(0, 7),
    financialYear: financialYearOf(typed.dueDate),
  }));
type DueInput = z.infer<typeof dueInput>;

/** Every due of a financial year other than GST and TDS, done or not. */
export const yearDues = (year: FinancialYear): ResourceDefinition<Obligation, DueInput> => ({
  path: 'obligations',
  name: { one: 'due', many: 'dues' },
  title: ({ title }) => title,
  texts: {
    empty: `No dues in ${year} yet`,
    emptyHint: 'Advance tax, PF, ESI and wages come from the due-date rules.',
    firstStep: 'You can add others yourself.',
  },
  search: 'Title, period or reference',
  filters: [{ name: 'type', label: 'Type', options: types, multiple: true }, statusFilter],
  columns: [
    { key: 'title', title: 'Title', sortable: true },
    obligationColumns.dueDate,
    { key: 'type', title: 'Type', sortable: true, priority: 2 },
    obligationColumns.status,
    obligationColumns.standing,
    obligationColumns.doneOn,
    obligationColumns.source,
  ],
  schema: dueInput,
  defaults: { repeats: '' },
  fields: [
    { name: 'title', label: 'Title', required: true },
    { name: 'type', label: 'Type', kind: 'suggest', options: types, required: true },
    { name: 'dueDate', label: 'Due date', kind: 'date', required: true },
    { name: 'amountPaise', label: 'Amount', kind: 'money' },
    repeatsField,
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2 },
  ],
});
