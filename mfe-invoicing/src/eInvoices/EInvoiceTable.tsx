import { Download, ListChecks } from 'lucide-react';
import { today } from 'shared/domain/dates/dates';
import { croresOf, limitOn } from 'shared/domain/law/limitOn';
import type { EInvoiceRow } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import type { EInvoiceState } from 'shared/domain/money/eInvoices/eInvoiceState';
import { useUrlState } from 'shared/platform';
import { type Column, DataTable, Facts, formatInstant, Stack, StatusDot, Text, type Tone } from 'shared/ui';
import { useDocumentLaw } from '../law/useDocumentLaw';
import { documentPath } from './eInvoicePaths';
import { saveInv01 } from './saveInv01';

const tones: Readonly<Record<EInvoiceState, Tone>> = {
  'To mend': 'bad',
  'Without IRN': 'orange',
  Late: 'bad',
  Registered: 'good',
  'To cancel': 'bad',
  Cancelled: 'neutral',
};

/** The last day for the next step; null if there is none. */
const untilOf = ({ until, state }: EInvoiceRow) =>
  until === '' ? null : state === 'To cancel' ? today(new Date(until)) : until;

const columns: readonly Column<EInvoiceRow>[] = [
  { key: 'number', title: 'Number', kind: 'code' },
  { key: 'date', title: 'Date', kind: 'date', priority: 2 },
  { key: 'clientName', title: 'Client', priority: 2 },
  { key: 'totalPaise', title: 'Total', kind: 'money', priority: 2 },
  {
    key: 'state',
    title: 'State',
    text: ({ state }) => state,
    beside: 16,
    render: ({ state }) => <StatusDot tone={tones[state]}>{state}</StatusDot>,
  },
  { key: 'computed:until', title: 'Until', kind: 'date', value: untilOf, priority: 2 },
];

/** The next step for a document, and the portal's response. */
function Detail({ row }: { row: EInvoiceRow }) {
  const { problems, irn, ackNo, ackAt, isVerified, state, until, date } = row;
  const { limit } = useDocumentLaw();
  return (
    <Stack gap={2}>
      {problems.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {problems.length > 0 && (
        <Text>
          A missing PIN is taken from the address on the client’s page. Anything else can’t be changed in an issued
          document: cancel it, and issue it again.
        </Text>
      )}
      {state === 'Late' && (
        <Text>
          From {croresOf('Turnover without a last day for registering e-invoices', date, limit)} of turnover, the portal
          takes a document within {limitOn('Registration of an e-invoice', date, limit)} days of its date only. Cancel
          it, and issue it again with a date of today.
        </Text>
      )}
      {state === 'To cancel' && (
        <Text>
          It is cancelled here. Cancel its IRN on the portal until {formatInstant(until)}, and read the answer here.
        </Text>
      )}
      {irn !== '' && (
        <Facts
          facts={[
            { label: 'IRN', value: irn, isWide: true },
            { label: 'Acknowledgement', value: ackNo },
            { label: 'Of', value: ackAt && formatInstant(ackAt) },
            { label: 'Signature', value: isVerified ? 'Checked' : 'Not checked: the portal’s key is not known' },
          ]}
        />
      )}
    </Stack>
  );
}

const hasDetail = ({ problems, irn, state }: EInvoiceRow) => problems.length > 0 || irn !== '' || state === 'Late';

/** Documents that need an IRN; an expanded row shows the next step or the portal's response. */
export function EInvoiceTable({
  registration,
  rows,
}: {
  registration: string;
  rows: readonly EInvoiceRow[] | undefined;
}) {
  const [{ open }, setUrl] = useUrlState({ open: '' });
  return (
    <DataTable
      label="E-invoices"
      columns={columns}
      rows={rows ?? []}
      rowTitle={({ number }) => number}
      rowLink={documentPath}
      skeletonRows={rows ? undefined : 5}
      detail={(row) => (row.id === open && hasDetail(row) ? <Detail row={row} /> : undefined)}
      actions={(row) => [
        ...(hasDetail(row)
          ? [
              {
                label: 'Details',
                icon: <ListChecks />,
                inline: true,
                isOpen: row.id === open,
                onClick: () => setUrl({ open: row.id === open ? '' : row.id }),
              },
            ]
          : []),
        ...(row.irn === '' && row.problems.length === 0
          ? [
              {
                label: 'File',
                right: 'invoices:export',
                icon: <Download />,
                inline: true,
                onClick: () => saveInv01(registration, [row.id], row.number),
              },
            ]
          : []),
      ]}
    />
  );
}
