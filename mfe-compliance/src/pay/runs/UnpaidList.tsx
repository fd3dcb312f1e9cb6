import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { linkTo } from 'shared/platform';
import { type Column, DataTable } from 'shared/ui';

type Unpaid = WageRun['unpaid'][number];
/** A person as a row of the table. */
type UnpaidRow = Unpaid & { id: string };

const columns: readonly Column<UnpaidRow>[] = [
  {
    key: 'name',
    title: 'Employee',
    to: ({ employeeId }) => (employeeId === '' ? undefined : linkTo('employee', employeeId)),
  },
  { key: 'reason', title: 'Reason', wraps: true },
  { key: 'netPaise', title: 'Net wage', kind: 'money', priority: 2 },
];

/** People not yet paid for a month, with the reason; each links to the person's page. */
export function UnpaidList({ unpaid }: { unpaid: WageRun['unpaid'] }) {
  const rows = unpaid.map((each, place) => ({
    ...each,
    id: `${each.employeeId} ${place}`,
  }));
  return <DataTable label="Not paid" columns={columns} rows={rows} rowTitle={({ name }) => name} />;
}
