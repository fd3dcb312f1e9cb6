import { type Settlement, type SettlementInput, settlementInput } from 'shared/domain/pay/leaving/settlement';
import type { Employee } from 'shared/domain/people/employees/employee';
import { linkTo } from 'shared/platform';
import { RecordSelect, type ResourceDefinition } from 'shared/ui';

/** The final settlements of people who left. */
export const settlements: ResourceDefinition<Settlement, SettlementInput> = {
  path: 'settlements',
  name: { one: 'final settlement', many: 'final settlements' },
  title: ({ employeeName }) => `Final settlement with ${employeeName}`,
  texts: { firstStep: 'Add one for each employee who leaves.' },
  search: 'Employee',
  defaultSort: 'dueOn',
  columns: [
    { key: 'employeeName', title: 'Employee', to: ({ employeeId }) => linkTo('employee', employeeId) },
    { key: 'leftOn', title: 'Left on', kind: 'date', sortable: true, priority: 2 },
    { key: 'dueOn', title: 'Due on', kind: 'date', sortable: true },
    { key: 'state', title: 'State', kind: 'status', tones: { Paid: 'good', Due: 'warn', Late: 'bad' } },
    { key: 'totalPaise', title: 'Total', kind: 'money', sortable: true },
    { key: 'paidOn', title: 'Paid on', kind: 'date', sortable: true, priority: 3 },
  ],
  schema: settlementInput,
  defaults: { isFixedTerm: true },
  fields: [
    {
      kind: 'custom',
      name: 'employeeId',
      label: 'Employee',
      required: true,
      span: 2,
      render: (control) => (
        <RecordSelect<Employee>
          control={control}
          path="employees"
          name={{ one: 'employee', many: 'employees' }}
          titleOf={({ name, code }) => [name, code].filter(Boolean).join(', ')}
          placeholder="Name, code or UAN"
        />
      ),
    },
    {
      name: 'isFixedTerm',
      label: 'Employed for a fixed term',
      kind: 'checkbox',
      help: 'Gratuity is due after one year already.',
    },
    {
      name: 'bonusPercent',
      label: 'Bonus',
      kind: 'number',
      min: 0,
      max: 100,
      step: 0.01,
      unit: '%',
      help: 'Leave this empty for the least that the law asks.',
    },
    { name: 'recoveryPaise', label: 'Recovery', kind: 'money', help: 'Kept back of what is paid here.' },
    { name: 'recoveryNote', label: 'What is recovered, and why', maxLength: 200 },
    { name: 'paidOn', label: 'Paid on', kind: 'date', help: 'From then on nothing changes.' },
  ],
};
