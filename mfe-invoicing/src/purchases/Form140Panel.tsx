import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { formatPeriod } from 'shared/domain/dates/period';
import type { Form140Answer } from 'shared/domain/money/purchases/form140';
import { Allowed, type StoredRecord, useGet, useUrlState } from 'shared/platform';
import {
  type Column,
  DataTable,
  EmptyState,
  formatCount,
  Panel,
  ResponseState,
  Row,
  Stack,
  StatusDot,
  Text,
} from 'shared/ui';
import { useSaving } from '../files/useSaving';

type Sum = Form140Answer['sums'][number] & StoredRecord;
type Finding = Form140Answer['findings'][number] & StoredRecord;

/** How many past quarters can be chosen. */
const QUARTERS = 8;

const quarters = () =>
  Array.from({ length: QUARTERS }, (_, back) => {
    const day = addMonths(today(), -3 * back);
    return `${financialYearOf(day)} Q${quarterOf(day)}`;
  });

const files = [
  { name: 'deductees.csv', label: 'Deductees' },
  { name: 'challans.csv', label: 'Challans' },
  { name: 'rows.txt', label: 'Records' },
] as const;

const sumColumns: readonly Column<Sum>[] = [
  { key: 'month', title: 'Month', text: ({ month }) => formatMonth(month) },
  { key: 'code', title: 'Code' },
  { key: 'bills', title: 'Bills', kind: 'number', priority: 2 },
  { key: 'keptPaise', title: 'Kept back', kind: 'money' },
  { key: 'paidPaise', title: 'Paid by challan', kind: 'money' },
  {
    key: 'computed:left',
    title: 'To pay',
    kind: 'money',
    priority: 2,
    value: ({ keptPaise, paidPaise }) => Math.max(0, keptPaise - paidPaise),
  },
];

const findingColumns: readonly Column<Finding>[] = [
  {
    key: 'what',
    title: 'Bill',
    to: ({ purchaseId }) => (purchaseId === '' ? undefined : `/dashboard/invoicing/purchases/${purchaseId}`),
  },
  {
    key: 'stops',
    title: 'Row',
    text: ({ stops }) => (stops ? 'Left out' : 'Look at it'),
    beside: 16,
    render: ({ stops }) => <StatusDot tone={stops ? 'bad' : 'warn'}>{stops ? 'Left out' : 'Look at it'}</StatusDot>,
  },
  { key: 'text', title: 'What to do', wraps: true },
];

/** Form 140 of a quarter: totals by month and section, the portal's refusals by bill, and the rows as files. */
export function Form140Panel() {
  const [choices] = useState(quarters);
  const [url, setUrl] = useUrlState({ quarter: '' });
  const quarter = url.quarter || (choices[0] ?? '');
  const { data, ...response } = useGet<Form140Answer>('purchases/form-140', { quarter });
  const { running, problem, save } = useSaving();
  const download = (name: string) => {
    const rows = data && data.toMend > 0 ? 'ready' : 'all';
    return save(name, `purchases/form-140/${name}`, { quarter, rows }, `form-140-${quarter.replace(' ', '-')}-${name}`);
  };
  return (
    <Panel title="Rows of form 140 (was 26Q)">
      <Stack gap={3}>
        <Row>
          <Select
            aria-label="Quarter"
            value={quarter}
            onChange={(chosen) => setUrl({ quarter: chosen })}
            options={[...new Set([...choices, quarter])].map((value) => ({ value, label: formatPeriod(value) }))}
            style={{ minWidth: 140 }}
          />
          <Allowed right="purchases:export">
            {files.map(({ name, label }) => (
              <Button
                key={name}
                icon={<Download />}
                disabled={!data || data.rows === 0}
                loading={running === name}
                onClick={() => void download(name)}
              >
                {label}
              </Button>
            ))}
          </Allowed>
        </Row>
        {problem}
        <ResponseState of={response} failed="Failed to load form 140" skeleton="lines" count={3} />
        {data && data.sums.length === 0 && (
          <EmptyState
            title="Nothing was kept back in this quarter."
            detail={
              <>
                Say on a <Link to="/dashboard/invoicing/purchases">supplier’s bill</Link> what it is for.
              </>
            }
          />
        )}
        {data && data.sums.length > 0 && (
          <>
            <Text>
              {`${formatCount(data.rows, { one: 'bill is', many: 'bills are' })} in the files. `}
              {data.toMend > 0 &&
                `${formatCount(data.toMend, { one: 'bill has', many: 'bills have' })} to be mended first.`}
            </Text>
            <DataTable<Sum>
              label="By month and section"
              columns={sumColumns}
              rows={data.sums.map((sum) => ({ ...sum, id: `${sum.month} ${sum.code}` }))}
              rowTitle={({ month, code }) => `${formatMonth(month)}, code ${code}`}
            />
          </>
        )}
        {data && data.findings.length > 0 && (
          <DataTable<Finding>
            label="Checked before the portal does"
            columns={findingColumns}
            rows={data.findings.map((finding, index) => ({ ...finding, id: String(index) }))}
            rowTitle={({ what }) => what}
          />
        )}
      </Stack>
    </Panel>
  );
}
