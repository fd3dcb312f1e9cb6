import { employeeInput, type Employee, type EmployeeInput } from 'shared/domain/employee';
import type { ResourceDefinition } from 'shared/ui';

/** The employees that wage registers begin with. */
export const employees: ResourceDefinition<Employee, EmployeeInput> = {
  path: 'employees',
  name: { one: 'employee', many: 'employees' },
  title: ({ name }) => name,
  texts: { emptyHint: 'A wage month begins with a line for each employee.' },
  search: 'Name, code, designation or UAN',
  defaultSort: 'name',
  filters: [{ kind: 'dateRange', name: 'joinedOn', label: 'Joined' }],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'code', title: 'Code', sortable: true, width: 96, priority: 2 },
    { key: 'designation', title: 'Designation', sortable: true, priority: 2 },
    { key: 'department', title: 'Department', sortable: true, priority: 3 },
    { key: 'grossPaise', title: 'Gross a month', kind: 'money', sortable: true },
    { key: 'joinedOn', title: 'Joined', kind: 'date', sortable: true, priority: 3 },
    { key: 'leftOn', title: 'Left', kind: 'date', sortable: true, priority: 3 },
  ],
  schema: employeeInput,
  defaults: { pfMember: true, esiMember: true },
  fields: [
    { name: 'name', label: 'Name', required: true, span: 2 },
    { name: 'code', label: 'Employee code' },
    { name: 'designation', label: 'Designation' },
    { name: 'department', label: 'Department' },
    { name: 'basicPaise', label: 'Basic a month', kind: 'money', group: 'Wage', help: 'Basic and dearness allowance.' },
    { name: 'grossPaise', label: 'Gross a month', kind: 'money', group: 'Wage' },
    { name: 'pfMember', label: 'Member of PF', kind: 'checkbox', group: 'Wage' },
    { name: 'esiMember', label: 'Member of ESI', kind: 'checkbox', group: 'Wage' },
    { name: 'uan', label: 'UAN', group: 'Numbers', maxLength: 12 },
    { name: 'esicNumber', label: 'ESIC number', group: 'Numbers', maxLength: 17 },
    { name: 'pan', label: 'PAN', group: 'Numbers', maxLength: 10 },
    { name: 'joinedOn', label: 'Joined on', kind: 'date', group: 'Employment' },
    { name: 'leftOn', label: 'Left on', kind: 'date', group: 'Employment' },
  ],
};
