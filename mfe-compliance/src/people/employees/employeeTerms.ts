import { formatDate, today } from 'shared/domain/dates/dates';
import type { Employee } from 'shared/domain/people/employees/employee';
import {
  type EmployeeTerms,
  type EmployeeTermsInput,
  employeeFacts,
  employeeTermsInput,
} from 'shared/domain/people/employees/employeeTerms';
import { stateName } from 'shared/domain/records/states';
import type { Field, ResourceDefinition } from 'shared/ui';
import { employees } from './resource';

/** The employee fields that change from an effective date. */
const ofEmployee = employees.fields.filter((field) =>
  (employeeFacts.names as readonly string[]).includes(field.name),
) as unknown as readonly Field<EmployeeTermsInput>[];

/**
 * An employee's pay, memberships and work state, each from an effective date; a new entry starts with the current
 * values.
 */
export const employeeTerms = (employee: Employee): ResourceDefinition<EmployeeTerms, EmployeeTermsInput> => ({
  path: 'employee-terms',
  name: { one: 'new terms', many: 'terms' },
  title: ({ startsOn }) => `Terms from ${formatDate(startsOn)}`,
  defaultSort: '-startsOn',
  columns: [
    { key: 'startsOn', title: 'From', kind: 'date' },
    { key: 'designation', title: 'Designation', priority: 3 },
    { key: 'grossPaise', title: 'Gross a month', kind: 'money' },
    { key: 'basicPaise', title: 'Basic a month', kind: 'money', priority: 2 },
    { key: 'pfMember', title: 'PF', text: ({ pfMember }) => (pfMember ? 'Member' : 'Not a member'), priority: 2 },
    { key: 'esiMember', title: 'ESI', text: ({ esiMember }) => (esiMember ? 'Member' : 'Not a member'), priority: 2 },
    { key: 'workState', title: 'State of work', text: ({ workState }) => stateName(workState), priority: 3 },
  ],
  schema: employeeTermsInput,
  defaults: { ...employeeFacts.of(employee), startsOn: today() },
  fields: [
    { name: 'startsOn', label: 'From', kind: 'date', required: true, help: 'Can be a future day.' },
    ...ofEmployee,
  ],
});
