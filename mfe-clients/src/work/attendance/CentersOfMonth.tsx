import type { CentersOfMonth as Answer, CenterOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import { type StoredRecord, useGet } from 'shared/platform';
import { type Column, DataTable, EmptyState, ResponseState, Text } from 'shared/ui';
import { attendancePath } from './attendancePath';

/** A center as a row of the table. */
type Row = CenterOfMonth & StoredRecord;

const columns: readonly Column<Row>[] = [
  { key: 'centerName', title: 'Center' },
  { key: 'companyName', title: 'Client', text: ({ companyName }) => companyName || 'No company', priority: 3 },
  { key: 'people', title: 'People', kind: 'number', priority: 2 },
  { key: 'missing', title: 'Days not marked', kind: 'number' },
  { key: 'state', title: 'Status', kind: 'status', tones: { Locked: 'good', Confirmed: 'good', Submitted: 'warn' } },
];

interface Props {
  /** `YYYY-MM`. */
  month: string;
  /** Limits the list to one company. By default all companies. */
  companyId?: string;
  /** The maximum number of centers, those with the most unmarked days first. By default all. */
  most?: number;
}

/** The centers with placements in a month and their unmarked days; each links to its month. */
export function CentersOfMonth({ month, companyId, most }: Props) {
  const { data, ...response } = useGet<Answer>('attendance/centers', { month });
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to load the month" />;
  const rows = (data?.centers ?? [])
    .filter((center) => companyId === undefined || center.companyId === companyId)
    .slice(0, most)
    .map(
      (center): Row => ({
        ...center,
        id: center.centerId,
        isSample: data?.isSample,
      }),
    );
  if (data && rows.length === 0 && most !== undefined) return <Text>Nobody is placed at a center in this month.</Text>;
  if (data && rows.length === 0)
    return (
      <EmptyState
        title="Nobody is placed at a center in this month."
        detail="Place people first; then mark their days."
      />
    );
  return (
    <DataTable
      label="Centers of the month"
      columns={companyId === undefined ? columns : columns.filter(({ key }) => key !== 'companyName')}
      rows={rows}
      rowTitle={({ centerName, companyName }) => [companyName, centerName].filter(Boolean).join(', ')}
      rowLink={({ centerId }) => attendancePath({ center: centerId, month })}
      skeletonRows={data ? undefined : 3}
    />
  );
}
