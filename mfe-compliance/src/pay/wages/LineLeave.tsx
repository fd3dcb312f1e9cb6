import type { LeaveYear } from 'shared/domain/pay/leave/leave';
import { Allowed, useGet } from 'shared/platform';
import { useFormValue } from 'shared/ui';
import { leaveDays } from '../../people/employees/LeavePanel';
import styles from './LinePreview.module.css';

function Leave({ employeeId }: { employeeId: string }) {
  const { data } = useGet<LeaveYear[]>(`employees/${employeeId}/leave`);
  const year = data?.at(-1);
  if (!year) return null;
  return (
    <p className={styles.note}>
      {`Leave with wages: ${leaveDays(year.balance)} left, ${leaveDays(year.taken)} taken in ${year.year}.`}
    </p>
  );
}

/** Below a line's form: the employee's current balance of leave with wages. */
export function LineLeave() {
  const employeeId = useFormValue<string | undefined>('employeeId') ?? '';
  if (employeeId === '') return null;
  return (
    <Allowed right="employees:read">
      <Leave employeeId={employeeId} />
    </Allowed>
  );
}
