import { Select } from 'antd';
import { Check, Undo2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatPeriod } from 'shared/domain/dates/period';
import {
  type CreditAnswer,
  type CreditMatch,
  creditSources,
  creditStates,
} from 'shared/domain/money/settle/taxCredits';
import { Allowed, api, linkTo, type StoredRecord, useGet, useMay, useUrlState } from 'shared/platform';
import { type Column, DataTable, formatMoney, PageHeader, Panel, Row, Stack } from 'shared/ui';
import { MatchPanel, stateColumn } from '../../matching/MatchPanel';
import { pastYears } from '../../returns/pastYears';
import { useTried } from '../../useTried';
import { ReadCredits } from './ReadCredits';
import { ReceiptTabs } from './ReceiptTabs';

type Shown = CreditMatch & StoredRecord;

const columns: readonly Column<Shown>[] = [
  {
    key: 'name',
    title: 'Client',
    to: ({ companyId }) => (companyId === '' ? undefined : linkTo('company', companyId)),
  },
  { key: 'tan', title: 'TAN', kind: 'code', text: ({ tan }) => tan || '–', priority: 2 },
  { key: 'quarter', title: 'Quarter', text: ({ quarter }) => formatPeriod(quarter) },
  { key: 'section', title: 'Section', text: ({ section }) => section || '–', priority: 3 },
  { key: 'theirsPaise', title: 'They told', kind: 'money' },
  { key: 'oursPaise', title: 'Recorded', kind: 'money' },
  stateColumn,
  {
    key: 'notes',
    title: 'To look at',
    wraps: true,
    text: ({ notes, proposed, tan }) =>
      [...notes, ...(proposed ? [`${tan} is probably of ${proposed.name}.`] : [])].join(' ') || '–',
  },
  {
    key: 'decision',
    title: 'Noted',
    text: ({ lineIds, decision }) => (lineIds.length === 0 ? '–' : decision),
    priority: 2,
  },
];

/**
 * `/dashboard/invoicing/receipts/form-26as?source=…&year=…&state=…`: tax withheld by clients compared with form 26AS or
 * the AIS.
 */
// oxlint-disable-next-line max-lines-per-function -- the page from the file to the credits
export default function Form26asPage() {
  const [choices] = useState(pastYears);
  const [url, setUrl] = useUrlState({ source: '', year: '', state: '' });
  const source = creditSources.find((each) => each === url.source) ?? '26AS';
  const year = url.year || (choices[0] ?? '');
  const answer = useGet<CreditAnswer>('receipts/form-26as', { source, year });
  const { data, reload } = answer;
  const [mayWrite, mayAddTan] = [useMay('receipts:write'), useMay('companies:billing')];
  const { notice, tried } = useTried();
  const decide = ({ lineIds, decision }: Shown) =>
    tried('Failed to note this', async () => {
      await api.post('receipts/form-26as/decide', {
        ids: lineIds,
        decision: decision === 'Pending' ? 'Accepted' : 'Pending',
      });
      reload();
    });
  const addTan = ({ tan, proposed }: Shown) =>
    tried('Failed to add the TAN', async () => {
      if (!proposed) return;
      const { companyId, tans, version } = proposed;
      await api.put(`companies/${companyId}/billing`, { tans: [...tans, tan], version });
      reload();
    });
  const rows = data?.rows
    .filter((row) => url.state === '' || row.state === url.state)
    .map((row): Shown => ({ ...row, id: row.lineIds[0] ?? `${row.name} ${row.quarter}` }));
  return (
    <>
      <PageHeader
        title="Tax Kept Back by Clients"
        purpose="What clients told the tax department, beside what you recorded. Nothing is sent: what you accept is noted here."
      />
      <ReceiptTabs />
      <Stack>
        <Panel dense>
          <Row>
            <Select
              aria-label="Source"
              value={source}
              onChange={(chosen) => setUrl({ source: chosen })}
              options={creditSources.map((each) => ({ value: each, label: each === '26AS' ? 'Form 26AS' : each }))}
              style={{ minWidth: 140 }}
            />
            <Select
              aria-label="Financial year"
              value={year}
              onChange={(chosen) => setUrl({ year: chosen })}
              options={[...new Set([...choices, year])].map((value) => ({ value, label: value }))}
              style={{ minWidth: 140 }}
            />
          </Row>
        </Panel>
        <Allowed right="receipts:write">
          <ReadCredits key={`${source} ${year}`} source={source} year={year} onRead={reload} />
        </Allowed>
        {notice}
        <MatchPanel
          answer={answer}
          failed="Failed to load the credits"
          empty={
            data &&
            !data.isRead && {
              title: `No ${source} of ${year} was read yet.`,
              detail: 'Choose its file. It is compared with the TDS of your receipts.',
            }
          }
          states={creditStates}
          state={url.state}
          onState={(chosen) => setUrl({ state: chosen })}
          counts={(data?.counts ?? []).map(
            ({ state: of, count, taxPaise }) => `${of}: ${count}, ${formatMoney(taxPaise)}`,
          )}
        >
          <DataTable
            label="Tax kept back by clients"
            columns={columns}
            rows={rows ?? []}
            rowTitle={({ name, quarter, section }) => `${name}, ${formatPeriod(quarter)} ${section}`.trim()}
            actions={(row) => [
              ...(mayAddTan && row.proposed
                ? [
                    {
                      kind: 'act' as const,
                      label: `Add the TAN to ${row.proposed.name}`,
                      icon: <UserPlus />,
                      iconOnly: true,
                      onClick: () => addTan(row),
                    },
                  ]
                : []),
              ...(mayWrite && row.lineIds.length > 0
                ? [
                    {
                      kind: 'act' as const,
                      label: row.decision === 'Pending' ? 'Accept' : 'Take back',
                      icon: row.decision === 'Pending' ? <Check /> : <Undo2 />,
                      iconOnly: true,
                      onClick: () => decide(row),
                    },
                  ]
                : []),
            ]}
          />
        </MatchPanel>
      </Stack>
    </>
  );
}
