import { Select } from 'antd';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { formatPeriod } from 'shared/domain/dates/period';
import type { Gstr1Sums } from 'shared/domain/money/returns/gstr1Sums';
import { type Gstr9Figures, gstr9Lines } from 'shared/domain/money/returns/gstr9';
import { Allowed, api, downloadFile, useGet, useUrlState } from 'shared/platform';
import {
  type Column,
  DataTable,
  EmptyState,
  ExportMenu,
  PageHeader,
  Panel,
  ResponseState,
  Row,
  Stack,
} from 'shared/ui';
import { NoGstin } from '../letterhead/NoGstin';
import { RegistrationSelect } from '../letterhead/RegistrationSelect';
import { BillsBehind } from './BillsBehind';
import { DocumentsBehind } from './DocumentsBehind';
import { pastYears } from './pastYears';

type Line = Gstr9Figures['tables'][number]['lines'][number] & { id: string };
type Sac = Gstr9Figures['sacs'][number] & { id: string };

const taxes = [
  { key: 'taxablePaise', title: 'Taxable value', kind: 'money' },
  { key: 'igstPaise', title: 'IGST', kind: 'money', priority: 2 },
  { key: 'cgstPaise', title: 'CGST', kind: 'money', priority: 2 },
  { key: 'sgstPaise', title: 'SGST/UTGST', kind: 'money', priority: 2 },
] as const;
const columns: readonly Column<Line>[] = [
  { key: 'computed:name', title: 'Line', text: ({ line, title }) => `${line} · ${title}`, wraps: true },
  ...taxes,
];
const sacColumns: readonly Column<Sac>[] = [
  { key: 'sac', title: 'SAC', kind: 'code' },
  { key: 'rate', title: 'Rate', text: ({ rate }) => `${rate}%` },
  ...taxes,
];

/** The line of GSTR-3B's table 4 whose bills are behind a line; undefined of all others. */
function boxOf(line: string) {
  const of = gstr9Lines.get(line)?.of;
  return of && 'claimed' in of && of.claimed.length === 1 ? of.claimed[0] : undefined;
}

const isTold = (sums: Gstr1Sums) => taxes.some(({ key }) => sums[key] !== 0);

/** A table of the annual return, each of whose lines opens what it is made of. */
function Lines({ title, lines, ...of }: Gstr9Figures['tables'][number] & { registration: string; year: string }) {
  const [open, setOpen] = useState('');
  const { registration, year } = of;
  const detailOf = (line: string) => {
    const box = boxOf(line);
    return box ? (
      <BillsBehind registration={registration} period={year} box={box} />
    ) : (
      <DocumentsBehind of="gstr9" query={{ registration, year, line }} />
    );
  };
  const opens = (line: string) => {
    const source = gstr9Lines.get(line)?.of;
    return boxOf(line) !== undefined || (source !== undefined && 'supplies' in source);
  };
  const told = lines.filter(isTold);
  if (told.length === 0) return <Panel title={title}>Every line is 0.</Panel>;
  return (
    <Panel title={title} purpose={told.length < lines.length ? 'Lines that are 0 are left out.' : undefined}>
      <DataTable
        label={title}
        columns={columns}
        rows={told.map((row) => ({ ...row, id: row.line }))}
        rowTitle={({ line }) => line}
        detail={({ line }) => (line === open ? detailOf(line) : undefined)}
        actions={({ line, count }) =>
          count && opens(line)
            ? [
                {
                  label: boxOf(line) ? 'Bills' : 'Documents',
                  ...{ icon: <ListChecks />, inline: true, isOpen: line === open },
                  onClick: () => setOpen(line === open ? '' : line),
                },
              ]
            : []
        }
      />
    </Panel>
  );
}

/** `/dashboard/invoicing/gst-returns/annual?year=…&registration=…`: the figures of GSTR-9, each with what it is made of. */
export default function AnnualReturnPage() {
  const [years] = useState(pastYears);
  const [url, setUrl] = useUrlState({ year: '', registration: '' });
  const year = years.includes(url.year) ? url.year : (years[1] ?? '');
  const query = { year, ...(url.registration && { registration: url.registration }) };
  const { data, ...response } = useGet<Gstr9Figures>('invoices/gst-returns/gstr9', query);
  const save = async (format: 'csv' | 'xlsx') =>
    downloadFile(`gstr9-${year}.${format}`, await api.download(`invoices/gst-returns/gstr9.${format}`, { query }));
  const isEmpty = data?.tables.every(({ lines }) => !lines.some(isTold));
  return (
    <>
      <PageHeader
        title="Annual GST Return"
        purpose="The figures of GSTR-9, from the year’s returns. Nothing is sent: you enter them on the portal."
        actions={
          <Allowed right="invoices:export">
            <ExportMenu disabled={!data || isEmpty} failed="Failed to export the annual return" onExport={save} />
          </Allowed>
        }
        breadcrumbs={[{ label: 'GST Returns', to: '/dashboard/invoicing/gst-returns' }, { label: 'Annual return' }]}
      />
      <Stack>
        <Row>
          <Select
            aria-label="Year"
            value={year}
            onChange={(value) => setUrl({ year: value })}
            options={years.map((value) => ({ value, label: formatPeriod(value) }))}
            style={{ minWidth: 140 }}
          />
          <RegistrationSelect value={data?.registration} onChange={(registration) => setUrl({ registration })} />
        </Row>
        <ResponseState of={response} failed="Failed to load the annual return" skeleton="lines" count={5} />
        {data && isEmpty && (
          <EmptyState
            title={`Nothing was supplied or bought in ${formatPeriod(year)}.`}
            detail={data.registration === '' ? <NoGstin /> : 'Choose another year.'}
          />
        )}
        {data &&
          !isEmpty &&
          data.tables.map((table) => (
            <Lines
              key={`${table.title} ${data.year} ${data.registration}`}
              {...table}
              registration={data.registration}
              year={data.year}
            />
          ))}
        {data && data.sacs.length > 0 && (
          <Panel title="17. Supplies by SAC">
            <DataTable
              label="Supplies by SAC"
              columns={sacColumns}
              rows={data.sacs.map((row) => ({ ...row, id: `${row.sac} ${row.rate}` }))}
              rowTitle={({ sac }) => sac}
            />
          </Panel>
        )}
      </Stack>
    </>
  );
}
