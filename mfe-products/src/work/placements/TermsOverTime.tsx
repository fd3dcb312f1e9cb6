import { rateText } from 'shared/domain/clients/rateText';
import type { Placement } from 'shared/domain/work/placements/placement';
import { useList } from 'shared/platform';
import { type Column, DataTable, formatDate, Panel } from 'shared/ui';
import { placementPath } from './paths';
import { billText, placements } from './resource';

const columns: readonly Column<Placement>[] = [
  { key: 'startsOn', title: 'From', kind: 'date', to: ({ id }) => placementPath(id) },
  { key: 'computed:pay', title: 'Gross', text: ({ grossPaise, payPer }) => rateText(grossPaise, payPer) },
  { key: 'computed:bill', title: 'Billed', text: billText },
];

/** A person's former, current and planned pay and billing at a center, where they differ. */
export function TermsOverTime({ employeeId, centerId }: Pick<Placement, 'employeeId' | 'centerId'>) {
  const { rows } = useList<Placement>(placements.path, { employeeId, centerId, sort: '-startsOn', page: 1, size: 20 });
  if (rows.length < 2) return null;
  return (
    <Panel title="Terms over time" dense>
      <DataTable
        label="Terms over time"
        columns={columns}
        rows={rows}
        rowTitle={({ startsOn }) => formatDate(startsOn)}
      />
    </Panel>
  );
}
