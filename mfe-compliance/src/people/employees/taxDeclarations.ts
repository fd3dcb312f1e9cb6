import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import {
  type TaxDeclaration,
  type TaxDeclarationInput,
  taxDeclarationInput,
  taxRegimes,
} from 'shared/domain/people/employees/taxDeclaration';
import type { Field, ResourceDefinition } from 'shared/ui';

/** The months in which a declaration may start: half a year back to a year ahead. */
const months = () =>
  Array.from({ length: 18 }, (_, index) => addMonths(today(), index - 6).slice(0, 7)).map((value) => ({
    value,
    label: formatMonth(value),
  }));

const ofOld = { kind: 'money', group: 'Only in the old regime' } as const;

const fields = (): readonly Field<TaxDeclarationInput>[] => [
  {
    name: 'month',
    label: 'From',
    kind: 'select',
    options: months(),
    required: true,
    help: 'The first month whose wages it counts in.',
  },
  { name: 'regime', label: 'Regime', kind: 'select', options: taxRegimes, clearable: false },
  {
    name: 'earlierSalaryPaise',
    label: 'Salary of an earlier employer',
    kind: 'money',
    group: 'Form 122: this financial year',
  },
  { name: 'earlierTaxPaise', label: 'Tax deducted there', kind: 'money', group: 'Form 122: this financial year' },
  { name: 'otherIncomePaise', label: 'Other income', kind: 'money', group: 'Form 122: this financial year' },
  { ...ofOld, name: 'rentPaise', label: 'Rent a month', help: 'For the house rent allowance.' },
  { ...ofOld, name: 'isMetro', label: 'Lives in a city with 50%', kind: 'checkbox' },
  { ...ofOld, name: 'investmentsPaise', label: 'Investments of the year', help: 'With the own share of PF.' },
  {
    ...ofOld,
    name: 'otherDeductionsPaise',
    label: 'Other deductions',
    help: 'Health insurance, interest on a home loan, professional tax.',
  },
];

/** Employees' declarations for tax on salary. */
export const taxDeclarations = (): ResourceDefinition<TaxDeclaration, TaxDeclarationInput> => ({
  path: 'tax-declarations',
  name: { one: 'tax declaration', many: 'tax declarations' },
  title: ({ month }) => `Tax declaration from ${formatMonth(month)}`,
  defaultSort: '-month',
  columns: [
    { key: 'month', title: 'From', text: ({ month }) => formatMonth(month) },
    { key: 'regime', title: 'Regime' },
    { key: 'earlierSalaryPaise', title: 'Earlier salary', kind: 'money', priority: 2 },
    { key: 'earlierTaxPaise', title: 'Earlier tax', kind: 'money', priority: 2 },
  ],
  schema: taxDeclarationInput,
  defaults: { regime: 'New' },
  fields: fields(),
});
