import { formatMonth, today } from 'shared/domain/dates/dates';
import type { CentersOfMonth as Answer } from 'shared/domain/work/attendance/centersOfMonth';
import { useGet } from 'shared/platform';
import { Panel, Stack } from 'shared/ui';
import { CentersOfMonth } from './CentersOfMonth';
import { DaysNotMarked } from './DaysNotMarked';

/** The maximum number of centers shown. */
const SHOWN = 5;

/** On the dashboard: this month's unmarked days, and the centers with the most of them. */
export default function AttendanceCard() {
  const month = today().slice(0, 7);
  const { data } = useGet<Answer>('attendance/centers', { month });
  return (
    <Panel dense title={`Attendance of ${formatMonth(month)}`}>
      <Stack>
        {data?.centers.length !== 0 && <DaysNotMarked month={month} />}
        <CentersOfMonth month={month} most={SHOWN} />
      </Stack>
    </Panel>
  );
}
