import { today } from 'shared/domain/dates/dates';
import type { LeaveEntry, LeaveEntryInput, LeaveYear } from 'shared/domain/pay/leave/leave';
import { leaveEntryInput, leaveEntryKinds } from 'shared/domain/pay/leave/leave';
import { useGet } from 'shared/platform';
import { Facts, formatCount, OwnRecords, Panel, type ResourceDefinition, ResponseState } from 'shared/ui';

/** Days of leave, in words. */
export const leaveDays = (days: number): string => formatCount(days, { one: 'day', many: 'days' });

const leaveEntries = (): ResourceDefinition<LeaveEntry, LeaveEntryInput> => ({
  path: 'leave-entries',
  name: { one: 'leave entry', many: 'leave entries' },
  title: ({ kind }) => kind,
  defaultSort: '-day',
  columns: [
    { key: 'day', title: 'Day', kind: 'date' },
    { key: 'kind', title: 'Kind' },
    { key: 'days', title: 'Days', kind: 'number' },
    { key: 'note', title: 'Note', priority: 3 },
  ],
  schema: leaveEntryInput,
  defaults: { day: today(), kind: 'Paid out' },
  fields: [
    { name: 'kind', label: 'Kind', kind: 'select', options: leaveEntryKinds, required: true, clearable: false },
    { name: 'days', label: 'Days', kind: 'number', min: 0, max: 366, step: 0.5, required: true },
    { name: 'day', label: 'Day', kind: 'date', required: true },
    { name: 'note', label: 'Note', span: 2, maxLength: 200 },
  ],
});

/** An employee's leave with wages in this year, or in the year they left. */
function Balance({ employeeId }: { employeeId: string }) {
  const { data, ...response } = useGet<LeaveYear[]>(`employees/${employeeId}/leave`);
  const year = data?.at(-1);
  return (
    <Panel title={year ? `Leave with wages, ${year.year}` : 'Leave with wages'} dense>
      <ResponseState of={response} failed="Failed to load the leave" skeleton="lines" count={2} />
      {year && (
        <Facts
          facts={[
            { label: 'Left', value: leaveDays(year.balance) },
            { label: 'From the year before', value: leaveDays(year.opening) },
            { label: 'Earned', value: `${leaveDays(year.earned)}, for ${leaveDays(year.worked)} of work` },
            { label: 'Taken', value: leaveDays(year.taken) },
            ...(year.broughtIn > 0 ? [{ label: 'Brought in', value: leaveDays(year.broughtIn) }] : []),
            ...(year.paidOut > 0 ? [{ label: 'Paid out', value: leaveDays(year.paidOut) }] : []),
            ...(year.beyond > 0 ? [{ label: 'To pay out at the year’s end', value: leaveDays(year.beyond) }] : []),
          ]}
        />
      )}
    </Panel>
  );
}

/** On an employee's page: the leave balance, opening balances and payouts. */
export function LeavePanel({ employeeId }: { employeeId: string }) {
  const entries = leaveEntries();
  return (
    <>
      <Balance employeeId={employeeId} />
      <OwnRecords
        resource={entries}
        of={{ employeeId }}
        title="Leave entries"
        none="None brought in or paid out."
        alsoRefresh={['employees']}
      />
    </>
  );
}
