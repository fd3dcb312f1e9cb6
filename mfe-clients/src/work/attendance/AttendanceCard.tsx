import { formatMonth, today } from 'shared/domain/dates/dates';
import { Panel, Stack } from 'shared/ui';
import { CentersOfMonth } from './CentersOfMonth';
import { DaysNotMarked } from './DaysNotMarked';

/** The maximum number of centers shown. */
const SHOWN = 5;

/** On the dashboard: this month's unmarked days, and the centers with the most of them. */
export default function AttendanceCard() {
  const month = today().slice(0, 7);
  return (
    <Panel dense title={`Attendance of ${formatMonth(month)}`}>
      <Stack>
        <DaysNotMarked month={month} />
        <CentersOfMonth month={month} most={SHOWN} />
      </Stack>
    </Panel>
  );
}
