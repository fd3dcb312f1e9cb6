import { lineOfEmployee } from 'shared/domain/pay/wages/lineOfEmployee';
import type { Employee } from 'shared/domain/people/employees/employee';
import { useDebounced, useGet } from 'shared/platform';
import { type FieldControl, SuggestInput, useSetFormValue } from 'shared/ui';

const OFFERED = 8;

/** Chooses the person of a new line: an employee, whose pay and memberships fill it, or any name. */
export function EmployeePicker({ control, month }: { control: FieldControl; month: string }) {
  const { id, value, onChange, onBlur, invalid, disabled, required } = control;
  const typed = typeof value === 'string' ? value : '';
  const set = useSetFormValue();
  const { data: employees = [] } = useGet<Employee[]>('employees', {
    q: useDebounced(typed),
    size: OFFERED,
    sort: 'name',
  });
  const choose = (employeeId: string) => {
    const employee = employees.find((each) => each.id === employeeId);
    if (employee) for (const [name, part] of Object.entries(lineOfEmployee(employee, month))) set(name, part);
  };
  return (
    <SuggestInput
      id={id}
      name="name"
      value={typed}
      options={employees.map((each) => ({
        value: each.id,
        label: each.code === '' ? each.name : `${each.name}, ${each.code}`,
      }))}
      disabled={disabled}
      onBlur={onBlur}
      onChoose={choose}
      onChange={(text) => {
        onChange(text);
        set('employeeId', '');
      }}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-describedby={control.describedBy}
    />
  );
}
