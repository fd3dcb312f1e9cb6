import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { esiPaise, pfPaise } from 'shared/domain/pay/wages/payable';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { wageInput, wageStatuses } from 'shared/domain/pay/wages/wage';
import { isoMonth, paise } from 'shared/domain/records/validation';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';

const MONTHS = 60;

/** This month and earlier ones, as options. */
export const months = () =>
  Array.from({ length: MONTHS }, (_, index) => addMonths(today(), -index).slice(0, 7)).map((value) => ({
    value,
    label: formatMonth(value),
  }));

const registerInput = z.object({
  month: isoMonth(),
  employees: z.preprocess((typed) => typed ?? 0, wageInput.shape.employees),
  totalPaise: z.preprocess((typed) => typed ?? 0, paise('total')),
});
export type RegisterInput = z.infer<typeof registerInput>;

/** The wage registers, one per month. */
export const wages = (): ResourceDefinition<WageRegister, RegisterInput> => ({
  path: 'wages',
  name: { one: 'wage month', many: 'wage months' },
  title: ({ month }) => `Wages ${formatMonth(month)}`,
  texts: { firstStep: 'Add a month to calculate its wages, PF, ESI and professional tax.' },
  search: false,
  defaultSort: '-month',
  filters: [{ name: 'status', label: 'Status', options: wageStatuses }],
  columns: [
    { key: 'month', title: 'Month', sortable: true, text: ({ month }) => formatMonth(month) },
    { key: 'employees', title: 'Employees', kind: 'number', sortable: true },
    { key: 'totalPaise', title: 'Total', kind: 'money', sortable: true },
    { key: 'computed:pf', title: 'PF to pay', kind: 'money', priority: 2, value: ({ sums }) => sums && pfPaise(sums) },
    {
      key: 'computed:esi',
      title: 'ESI to pay',
      kind: 'money',
      priority: 3,
      value: ({ sums }) => sums && esiPaise(sums),
    },
    { key: 'status', title: 'Status', kind: 'status', sortable: true, tones: { Paid: 'good', Pending: 'warn' } },
    { key: 'paidOn', title: 'Paid on', kind: 'date', sortable: true, priority: 3 },
  ],
  schema: registerInput,
  fields: [
    { name: 'month', label: 'Month', kind: 'select', options: months(), required: true },
    {
      name: 'employees',
      label: 'Employees',
      kind: 'number',
      min: 0,
      help: 'Leave this and the total empty to start with a line for each employee.',
    },
    { name: 'totalPaise', label: 'Total', kind: 'money', help: 'For a month where only the total is known.' },
  ],
});
