import { useEffect, useRef } from 'react';
import { neededForWages } from 'shared/domain/pay/wages/neededForWages';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { PlacementInput } from 'shared/domain/work/placements/placement';
import { api, useRecord } from 'shared/platform';
import { attempt, type FieldControl, RecordLink, useFormValue, useSetFormValue } from 'shared/ui';
import { employeePicker, vacancyPicker } from '../../records/pickers';
import { employeeStart, vacancyStart } from './startOf';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 0;

/** A unit is filled together with its amount. */
const goesWith: Readonly<Record<string, string>> = { payPer: 'grossPaise', billBasis: 'billPaise' };

/** Fills a placement form's fields from a picked record, where they are empty or were filled by an earlier pick. */
function useFilled() {
  const set = useSetFormValue();
  const now: Readonly<Record<string, unknown>> = {
    centerId: useFormValue('centerId'),
    designation: useFormValue('designation'),
    shift: useFormValue('shift'),
    startsOn: useFormValue('startsOn'),
    grossPaise: useFormValue('grossPaise'),
    basicPaise: useFormValue('basicPaise'),
    houseRentPaise: useFormValue('houseRentPaise'),
    conveyancePaise: useFormValue('conveyancePaise'),
    billPaise: useFormValue('billPaise'),
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const filled = useRef<Record<string, unknown>>({});
  const picked = useRef('');
  const isFree = (name: string) => {
    const value = latest.current[goesWith[name] ?? name];
    return isEmpty(value) || value === filled.current[goesWith[name] ?? name];
  };
  return async <T extends object>(path: string, id: string, startOf: (record: T) => Partial<PlacementInput>) => {
    picked.current = id;
    if (id === '') return;
    await attempt('What is known of it could not be filled in', async () => {
      const known = startOf(await api.get<T>(`${path}/${id}`));
      if (picked.current !== id) return;
      const free = Object.entries(known).filter(
        ([name, value]) => (goesWith[name] ?? name) in latest.current && isFree(name) && !isEmpty(value),
      );
      for (const [name, value] of free) {
        filled.current[name] = value;
        set(name, value);
      }
    });
  };
}

/** Picks a vacancy, and fills in its center, shift, pay and rate. */
export function PickVacancy({ control }: { control: FieldControl }) {
  const fill = useFilled();
  const onChange = (id: unknown) => {
    control.onChange(id);
    void fill<Vacancy>('vacancies', String(id ?? ''), vacancyStart);
  };
  return vacancyPicker.render({ ...control, onChange });
}

/** Picks an employee by name and code, and fills in the pay of the record. */
export function PickEmployee({ control }: { control: FieldControl }) {
  const fill = useFilled();
  const onChange = (id: unknown) => {
    control.onChange(id);
    void fill<Employee>('employees', String(id ?? ''), employeeStart);
  };
  return employeePicker.render({ ...control, onChange });
}

/** Warns about missing employee data that wages need, with a link to add it; hidden if complete. */
export function NeededForWages({ employeeId }: { employeeId: string }) {
  const { data: employee } = useRecord<Employee>('employees', employeeId === '' ? undefined : employeeId);
  const needed = employee ? neededForWages(employee) : [];
  if (!employee || needed.length === 0) return null;
  return (
    <span>
      Wages will need {needed.join(', ')}.{' '}
      <RecordLink kind="employee" id={employee.id}>
        Add it to {employee.name}
      </RecordLink>
    </span>
  );
}

export function NeededForPicked() {
  return <NeededForWages employeeId={useFormValue<string | undefined>('employeeId') ?? ''} />;
}
