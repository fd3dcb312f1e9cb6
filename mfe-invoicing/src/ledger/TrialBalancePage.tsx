import { today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { TrialBalance, TrialLine } from 'shared/domain/money/ledger/trialBalance';
import { sumPaise } from 'shared/domain/text/money';
import { Allowed, api, downloadFile, type StoredRecord, useGet, useUrlState } from 'shared/platform';
import {
  type Column,
  DataTable,
  DateInput,
  EmptyState,
  ExportMenu,
  PageHeader,
  Panel,
  ResponseState,
  Row,
  Stack,
} from 'shared/ui';
import { TallyPanel } from './TallyPanel';

type Line = TrialLine & StoredRecord;

const columns: readonly Column<Line>[] = [
  { key: 'name', title: 'Account' },
  { key: 'group', title: 'Group', priority: 3 },
  { key: 'openingPaise', title: 'Opening', kind: 'money', priority: 2 },
  { key: 'debitPaise', title: 'Debit', kind: 'money' },
  { key: 'creditPaise', title: 'Credit', kind: 'money' },
  { key: 'closingPaise', title: 'Closing', kind: 'money' },
];

/** `/dashboard/account/trial-balance?from=…&to=…`: the balances of all accounts of the ledger in a period. */
export default function TrialBalancePage() {
  const [url, setUrl] = useUrlState({ from: '', to: '' });
  const query = {
    from: url.from || financialYearBounds(financialYearOf(url.to || today())).from,
    to: url.to || today(),
  };
  const { data, ...response } = useGet<TrialBalance>('trial-balance', query);
  const lines = (data?.lines ?? []).map((line): Line => ({ ...line, id: line.account }));
  const sumOf = (name: 'debitPaise' | 'creditPaise') => sumPaise(lines.map((line) => line[name]));
  return (
    <>
      <PageHeader
        title="Trial Balance"
        purpose="Every account with what was posted to it in a period. Debit balances are above zero, credit balances below."
        actions={
          lines.length > 0 && (
            <ExportMenu
              failed="Failed to export the trial balance"
              onExport={async (format) =>
                downloadFile(
                  `trial-balance-${query.to}.${format}`,
                  await api.download(`trial-balance.${format}`, { query }),
                )
              }
            />
          )
        }
      />
      <Stack>
        <Panel dense>
          <Row>
            <DateInput aria-label="From" value={query.from} onChange={(day) => setUrl({ from: day ?? '' })} />
            <DateInput aria-label="To" value={query.to} onChange={(day) => setUrl({ to: day ?? '' })} />
          </Row>
        </Panel>
        <ResponseState of={response} failed="Failed to load the trial balance" skeleton="lines" count={8} />
        {data && lines.length === 0 && (
          <EmptyState title="Nothing is posted." detail="Issued invoices, receipts, bills and wages are posted here." />
        )}
        {lines.length > 0 && (
          <Panel dense>
            <DataTable
              label="Trial balance"
              columns={columns}
              rows={lines}
              rowTitle={({ name }) => name}
              footer={{ name: 'Total', debitPaise: sumOf('debitPaise'), creditPaise: sumOf('creditPaise') }}
            />
          </Panel>
        )}
        {lines.length > 0 && (
          <Allowed right="tally-ledgers:read">
            <TallyPanel {...query} />
          </Allowed>
        )}
      </Stack>
    </>
  );
}
