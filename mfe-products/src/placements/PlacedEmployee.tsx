import { useEffect, useRef, useState } from 'react';
import type { Employee } from 'shared/domain/payroll/employee';
import { useRecord } from 'shared/platform';
import { type FieldControl, useFormValue, useSetFormValue } from 'shared/ui';
import { employeePicker } from './employeePicker';

const parts = ['grossPaise', 'basicPaise', 'houseRentPaise', 'conveyancePaise'] as const;
type Pay = Pick<Employee, (typeof parts)[number]>;

const nothing: Pay = { grossPaise: 0, basicPaise: 0, houseRentPaise: 0, conveyancePaise: 0 };

/** Picks who works there, and fills in the monthly pay on record, as long as nobody typed another. */
export function PlacedEmployee(control: FieldControl) {
  const [picked, setPicked] = useState<string>();
  /** Whose pay was looked at last, and what was filled in. */
  const settled = useRef<string>(undefined);
  const filled = useRef(nothing);
  const set = useSetFormValue();
  const { data: employee } = useRecord<Employee>('employees', picked);
  const typed: Readonly<Record<keyof Pay, unknown>> = {
    grossPaise: useFormValue('grossPaise'),
    basicPaise: useFormValue('basicPaise'),
    houseRentPaise: useFormValue('houseRentPaise'),
    conveyancePaise: useFormValue('conveyancePaise'),
  };
  const isMonthly = useFormValue('payPer') === 'month';
  const values = parts.map((part) => typed[part] || 0).join(' ');
  useEffect(() => {
    if (picked !== undefined && employee?.id !== picked) return;
    const isSettled = settled.current === picked;
    settled.current = picked;
    const isOwn = values !== parts.map((part) => filled.current[part]).join(' ');
    if (isSettled || !employee || isOwn || !isMonthly) return;
    filled.current = Object.fromEntries(parts.map((part) => [part, employee[part] ?? 0])) as unknown as Pay;
    for (const part of parts) set(part, filled.current[part]);
  }, [employee, picked, values, isMonthly, set]);
  return employeePicker.render({
    ...control,
    onChange: (id) => {
      control.onChange(id);
      setPicked(typeof id === 'string' && id !== '' ? id : undefined);
    },
  });
}
