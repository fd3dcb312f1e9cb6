import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import { linkTo } from 'shared/platform';
import { type Column, DataTable, Panel } from 'shared/ui';

type Paid = WageRun['paidOtherwise'][number];
/** A person as a row of the table. */
type PaidRow = Paid & { id: string };

const columns: readonly Column<PaidRow>[] = [
  {
    key: 'name',
    title: 'Employee',
    to: ({ employeeId }) => (employeeId === '' ? undefined : linkTo('employee', employeeId)),
  },
  { key: 'paidBy', title: 'Paid by' },
  { key: 'netPaise', title: 'Net wage', kind: 'money' },
];

/** People paid in cash or by cheque in a month; hidden if everyone is paid to an account. */
export function PaidOtherwise({ paid }: { paid: WageRun['paidOtherwise'] }) {
  if (paid.length === 0) return null;
  const rows = paid.map((each, place) => ({
    ...each,
    id: `${each.employeeId} ${place}`,
  }));
  return (
    <Panel title="Paid in cash or by cheque" purpose="The bank’s file leaves them out." dense>
      <DataTable label="Paid in cash or by cheque" columns={columns} rows={rows} rowTitle={({ name }) => name} />
    </Panel>
  );
}
