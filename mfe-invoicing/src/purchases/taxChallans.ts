import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { type TaxChallan, type TaxChallanInput, taxChallanInput } from 'shared/domain/money/purchases/taxChallan';
import type { ResourceDefinition } from 'shared/ui';

/** How many past months can be chosen. */
const MONTHS = 24;

const months = () => Array.from({ length: MONTHS }, (_, back) => addMonths(today(), -back).slice(0, 7));

/**
 * The challans that paid tax withheld from suppliers; a function, because the list of months ends with the current one.
 */
export const taxChallans = (): ResourceDefinition<TaxChallan, TaxChallanInput> => ({
  path: 'tax-challans',
  name: { one: 'challan', many: 'challans' },
  title: ({ serial, code }) => `Challan ${serial}, code ${code}`,
  texts: {
    empty: 'No challans yet.',
    emptyHint: 'Each pays the tax of one section and month.',
    firstStep: 'Enter one once it is paid.',
  },
  defaultSort: '-paidOn',
  search: 'Number, BSR code or section',
  filters: [{ kind: 'dateRange', name: 'paidOn', label: 'Paid' }],
  columns: [
    { key: 'serial', title: 'Number', kind: 'code', sortable: true },
    { key: 'month', title: 'Tax of', sortable: true, text: ({ month }) => formatMonth(month) },
    { key: 'code', title: 'Code' },
    { key: 'bsr', title: 'BSR code', priority: 3 },
    { key: 'paidOn', title: 'Paid on', kind: 'date', sortable: true, priority: 2 },
    { key: 'taxPaise', title: 'Tax', kind: 'money' },
    { key: 'interestPaise', title: 'Interest', kind: 'money', priority: 3 },
  ],
  schema: taxChallanInput,
  defaults: { month: months()[1] ?? '' },
  fields: [
    {
      name: 'month',
      label: 'Tax of the month',
      kind: 'select',
      required: true,
      keeps: true,
      options: months().map((value) => ({ value, label: formatMonth(value) })),
    },
    {
      name: 'code',
      label: 'Code of the section',
      required: true,
      maxLength: 4,
      help: '1024 for contractors, for one.',
    },
    { name: 'bsr', label: 'BSR code', required: true, maxLength: 9, keeps: true, help: '7 digits: the bank’s branch.' },
    { name: 'serial', label: 'Challan number', required: true, maxLength: 7, help: '5 digits.' },
    { name: 'paidOn', label: 'Paid on', kind: 'date', required: true, keeps: true },
    { name: 'taxPaise', label: 'Tax', kind: 'money', required: true },
    { name: 'interestPaise', label: 'Interest', kind: 'money' },
    { name: 'feePaise', label: 'Fee', kind: 'money' },
    { name: 'note', label: 'Note', maxLength: 200, span: 2 },
  ],
});
