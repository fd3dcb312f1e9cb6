import { formatMonth } from 'shared/domain/dates/dates';
import type { CenterToBill, ToBill } from 'shared/domain/money/bills/billAnswers';
import { linkTo, type StoredRecord, useGet } from 'shared/platform';
import { type Column, DataTable, EmptyState, ResponseState } from 'shared/ui';
import { billsPath } from './billsPath';

/** A center as a row of the table. */
type Row = CenterToBill & StoredRecord;

const columns: readonly Column<Row>[] = [
  { key: 'centerName', title: 'Center' },
  {
    key: 'companyName',
    title: 'Client',
    text: ({ companyName }) => companyName || 'No company',
    to: ({ companyId }) => linkTo('company', companyId),
    priority: 3,
  },
  {
    key: 'state',
    title: 'Attendance',
    kind: 'status',
    tones: { Locked: 'good', Confirmed: 'warn', Submitted: 'warn' },
  },
  { key: 'notBilled', title: 'Not billed', kind: 'number' },
  { key: 'billed', title: 'Billed', kind: 'number', priority: 2 },
  {
    key: 'computed:invoice',
    title: 'Invoice',
    priority: 2,
    text: ({ invoices, isCorrected }) =>
      invoices.map(({ invoiceNo, status }) => `${invoiceNo || 'Draft'} (${status})`).join(', ') +
      (isCorrected ? ', corrected since' : ''),
    to: ({ invoices }) => (invoices[0] ? linkTo('invoice', invoices[0].id) : undefined),
  },
];

interface Props {
  /** `YYYY-MM`. */
  month: string;
  /** Limits the list to one company. By default all companies. */
  companyId?: string;
}

/** The centers at which people are placed in a month, with who is billed and who is not; each leads to its bill. */
export function CentersToBill({ month, companyId = '' }: Props) {
  const { data, ...response } = useGet<ToBill>('invoices/to-bill', { month, companyId });
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to load the month" />;
  if (data?.centers.length === 0)
    return <EmptyState title={`Nobody is placed at a center in ${formatMonth(month)}.`} detail="Place people first." />;
  const rows = (data?.centers ?? []).map(
    (center): Row => ({
      ...center,
      id: center.centerId,
      isSample: data?.isSample,
    }),
  );
  return (
    <DataTable
      label="Centers to bill"
      columns={columns}
      rows={rows}
      rowTitle={({ centerName, companyName }) => [companyName, centerName].filter(Boolean).join(', ')}
      rowLink={({ centerId }) => billsPath({ month, center: centerId })}
      skeletonRows={data ? undefined : 3}
    />
  );
}
