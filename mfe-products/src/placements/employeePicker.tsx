import type { Employee } from 'shared/domain/payroll/employee';
import { type FieldControl, RecordSelect } from 'shared/ui';

/** Picks an employee, by name and code. */
export const employeePicker = {
  kind: 'custom' as const,
  span: 1 as const,
  render: (control: FieldControl) => (
    <RecordSelect<Employee>
      control={control}
      path="employees"
      name={{ one: 'employee', many: 'employees' }}
      titleOf={({ name, code }) => [name, code].filter(Boolean).join(', ')}
      placeholder="Name, code or UAN"
    />
  ),
};
