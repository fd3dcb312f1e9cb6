import { Select } from 'antd';
import { addMonths, today } from 'shared/domain/dates/dates';
import { isIsoMonth } from 'shared/domain/dates/isoDate';
import { type MarginRow, marginGroups } from 'shared/domain/money/bills/margin';
import { formatNumber } from 'shared/domain/text/formatNumber';
import { api, downloadFile, type StoredRecord, useGet, useUrlState } from 'shared/platform';
import {
  type Column,
  DataTable,
  EmptyState,
  ExportMenu,
  MonthInput,
  PageHeader,
  Panel,
  ResponseState,
  Row,
  Stack,
  Text,
} from 'shared/ui';

/** A margin as a row of the table. */
type Shown = MarginRow & StoredRecord;

const titles = { client: 'Client', center: 'Center', month: 'Month', recruiter: 'Placed by' } as const;

const columnsOf = (by: keyof typeof titles): readonly Column<Shown>[] => [
  { key: 'name', title: titles[by] },
  { key: 'placements', title: 'Months of people', kind: 'number', priority: 3 },
  { key: 'billedPaise', title: 'Billed', kind: 'money', priority: 2 },
  { key: 'costPaise', title: 'Cost', kind: 'money', priority: 2 },
  { key: 'marginPaise', title: 'Margin', kind: 'money' },
  {
    key: 'computed:percent',
    title: 'Of the bill',
    kind: 'number',
    text: ({ billedPaise, marginPaise }) =>
      billedPaise === 0 ? '–' : `${formatNumber((marginPaise / billedPaise) * 100, 1)}%`,
  },
];

/**
 * `/dashboard/invoicing/margins?from=…&to=…&by=…`: amounts billed less wages and employer contributions, lowest first.
 */
export default function MarginsPage() {
  const [url, setUrl] = useUrlState({ from: '', to: '', by: 'client' });
  const last = addMonths(today(), -1).slice(0, 7);
  const to = isIsoMonth(url.to) ? url.to : last;
  const from = isIsoMonth(url.from) ? url.from : addMonths(`${to}-01`, -2).slice(0, 7);
  const by = marginGroups.find((group) => group === url.by) ?? 'client';
  const { data, ...response } = useGet<MarginRow[]>('invoices/margins', { from, to, by });
  const rows: Shown[] = (data ?? []).map((row) => ({ ...row, id: row.key }));
  const without = rows.reduce((sum, row) => sum + row.withoutCost, 0);
  const month = (name: 'from' | 'to', label: string, value: string) => (
    <Row>
      <label htmlFor={`margins-${name}`}>{label}</label>
      <MonthInput id={`margins-${name}`} value={value} onChange={(chosen) => setUrl({ [name]: chosen })} />
    </Row>
  );
  return (
    <>
      <PageHeader
        title="Margins"
        purpose="What issued bills of attendance come to without tax, less wages and the employer’s PF and ESI."
        actions={
          <ExportMenu
            failed="Failed to export the margins"
            disabled={rows.length === 0}
            onExport={async (format) =>
              downloadFile(
                `margins-${from}-${to}.${format}`,
                await api.download(`invoices/margins.${format}`, { query: { from, to, by } }),
              )
            }
          />
        }
      />
      <Panel>
        <Stack>
          <Row>
            {month('from', 'From', from)}
            {month('to', 'To', to)}
            <Select
              aria-label="Added up by"
              value={by}
              onChange={(value) => setUrl({ by: value })}
              options={marginGroups.map((value) => ({ value, label: `By ${titles[value].toLowerCase()}` }))}
              style={{ minWidth: 160 }}
            />
          </Row>
          <ResponseState of={response} failed="Failed to load the margins" />
          {data?.length === 0 && (
            <EmptyState
              title="No bills in these months."
              detail="Margins are of issued bills that were made from attendance."
            />
          )}
          {response.state !== 'failed' && data?.length !== 0 && (
            <DataTable
              label="Margins"
              columns={columnsOf(by)}
              rows={rows}
              rowTitle={({ name }) => name}
              skeletonRows={data ? undefined : 3}
            />
          )}
          {without > 0 && (
            <Text tone="bad">
              {without === 1 ? 'One month of a person is' : `${without} months of people are`} left out: no wage
              register has them.
            </Text>
          )}
        </Stack>
      </Panel>
    </>
  );
}
