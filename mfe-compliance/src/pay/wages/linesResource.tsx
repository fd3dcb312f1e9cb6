import { daysOfMonth } from 'shared/domain/pay/wages/pay';
import { pfOfEmployerPaise } from 'shared/domain/pay/wages/payable';
import { type RegisterLineInput, registerLineInput, type WageLine } from 'shared/domain/pay/wages/wage';
import { linkTo } from 'shared/platform';
import { formatMoney, type ResourceDefinition } from 'shared/ui';
import { Earned } from './Earned';
import { lineFields } from './lineFields';
import { TaxOfState } from './TaxOfState';

/** Advances and other deductions of a line. */
const keptBackPaise = ({ advancePaise, otherDeductionPaise }: WageLine) => advancePaise + otherDeductionPaise;

/** The lines of a month's (`YYYY-MM`) register: columns add up from gross to net, then the employer's contributions. */
export const wageLines = (month: string): ResourceDefinition<WageLine, RegisterLineInput> => ({
  path: 'wages/lines',
  name: { one: 'line', many: 'lines' },
  title: ({ name }) => name,
  texts: {
    empty: 'No lines in this month yet',
    emptyHint: 'Only the total is recorded.',
    firstStep: 'Add a line for each employee to calculate PF, ESI and professional tax.',
  },
  search: 'Name, code or department',
  defaultSort: 'name',
  columns: [
    { key: 'name', title: 'Employee', sortable: true, to: ({ employeeId }) => linkTo('employee', employeeId) },
    { key: 'code', title: 'Code', sortable: true, priority: 2 },
    { key: 'department', title: 'Department', sortable: true, priority: 3 },
    { key: 'paidBy', title: 'Paid by', sortable: true, priority: 3 },
    { key: 'days', title: 'Days', kind: 'number', sortable: true, priority: 2 },
    {
      key: 'grossPaise',
      title: 'Gross',
      kind: 'money',
      sortable: true,
      text: ({ grossPaise, setByHand }) => `${formatMoney(grossPaise)}${setByHand ? ' by hand' : ''}`,
      render: (row) => <Earned line={row} />,
    },
    { key: 'pfEmployeePaise', title: 'PF, employee', kind: 'money', sortable: true },
    { key: 'esiEmployeePaise', title: 'ESI, employee', kind: 'money', sortable: true },
    {
      key: 'professionalTaxPaise',
      title: 'Professional tax',
      kind: 'money',
      sortable: true,
      text: ({ professionalTaxPaise, professionalTaxMissing }) =>
        professionalTaxMissing ? 'No rates' : formatMoney(professionalTaxPaise),
      render: (row) => <TaxOfState line={row} />,
    },
    { key: 'welfareEmployeePaise', title: 'Welfare fund', kind: 'money', sortable: true, priority: 3 },
    { key: 'salaryTaxPaise', title: 'TDS', kind: 'money', sortable: true, priority: 3 },
    { key: 'computed:kept', title: 'Kept back', kind: 'money', priority: 3, value: keptBackPaise },
    { key: 'netPaise', title: 'Net', kind: 'money', sortable: true },
    { key: 'computed:pf', title: 'PF, employer', kind: 'money', priority: 3, value: pfOfEmployerPaise },
    { key: 'esiEmployerPaise', title: 'ESI, employer', kind: 'money', sortable: true, priority: 3 },
  ],
  schema: registerLineInput,
  defaults: { days: daysOfMonth(month), pfMember: true, pensionMember: true, esiMember: true },
  fields: lineFields(month),
  adding: { fields: lineFields(month, true), schema: registerLineInput },
});
