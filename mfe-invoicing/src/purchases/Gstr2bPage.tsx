import { Select } from 'antd';
import { useState } from 'react';
import { formatMonth } from 'shared/domain/dates/dates';
import type { Gstr2bAnswer, Gstr2bRead } from 'shared/domain/money/purchases/gstr2bAnswers';
import { matchStates } from 'shared/domain/money/purchases/matchBills';
import { Allowed, api, type TableReader, useGet, useMay, useReadTable, useUrlState } from 'shared/platform';
import { type Column, DataTable, FileInput, formatMoney, PageHeader, Panel, Stack, Text } from 'shared/ui';
import { MatchPanel } from '../matching/MatchPanel';
import { useTried } from '../useTried';
import { FollowUpPanel } from './FollowUpPanel';
import { PurchaseTabs } from './PurchaseTabs';
import { type PortalBillRow, portalBillColumns, portalDecisions } from './portalBills';

type Match = Gstr2bAnswer['rows'][number] & PortalBillRow;

const columns: readonly Column<Match>[] = [
  ...portalBillColumns,
  {
    key: 'differences',
    title: 'What differs',
    wraps: true,
    text: ({ differences, isClaimable, isDistributed, rowId }) =>
      [
        ...differences,
        ...(isDistributed ? ['credit from an input service distributor, which has no bill here'] : []),
        ...(rowId !== '' && !isClaimable ? ['the tax can’t be claimed'] : []),
      ].join('; ') || '–',
  },
  { key: 'decision', title: 'Noted', text: ({ rowId, decision }) => (rowId === '' ? '–' : decision), priority: 2 },
];

/** A file's content as the portal's JSON; undefined if another file was chosen meanwhile. */
async function textOf(file: File, readTable: TableReader): Promise<string | undefined> {
  const { decodeText } = await import('shared/domain/tables/decodeText');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (/^\s*\{/.test(text)) return text;
  const [table, { gstr2bOfSheets }] = await Promise.all([
    readTable(file, 15),
    import('shared/domain/money/purchases/gstr2bSheets'),
  ]);
  return table && gstr2bOfSheets(table.sheets.map((name, sheet) => ({ name, lines: [...table.lines(sheet)] })));
}

/**
 * `/dashboard/invoicing/purchases/gstr-2b?period=…&state=…`: the portal’s bills of a month next to ours, and their
 * acceptance.
 */
// oxlint-disable-next-line max-lines-per-function -- the page from the file to the bills
export default function Gstr2bPage() {
  const [url, setUrl] = useUrlState({ period: '', gstin: '', state: '' });
  const answer = useGet<Gstr2bAnswer>('purchases/gstr-2b', {
    ...(url.period && { period: url.period }),
    ...(url.gstin && { gstin: url.gstin }),
    ...(url.state && { state: url.state }),
  });
  const { data, reload } = answer;
  const readTable = useReadTable();
  const mayWrite = useMay('purchases:write');
  const [message, setMessage] = useState('');
  const { notice, tried } = useTried();
  const read = (file: File | null) =>
    tried('Failed to read this file', async () => {
      if (!file) return;
      setMessage('');
      const text = await textOf(file, readTable);
      if (text === undefined) return;
      const done = await api.post<Gstr2bRead>('purchases/gstr-2b', { text });
      setMessage(done.message);
      setUrl({ period: done.period, gstin: done.gstin, state: '' });
      reload();
    });
  const decide = (row: Match, decision: string) =>
    tried('Failed to note this', async () => {
      await api.post('purchases/gstr-2b/decide', { ids: [row.rowId], decision });
      reload();
    });
  const rows = data?.rows.map((row, index): Match => ({ ...row, id: row.rowId || row.purchaseId || String(index) }));
  return (
    <>
      <PageHeader
        title="GSTR-2B"
        purpose="The bills that suppliers told the GST portal, beside yours. Nothing is sent: what you accept or reject is noted here."
      />
      <PurchaseTabs />
      <Stack>
        <Allowed right="purchases:write">
          <Panel
            dense
            title="File of the portal"
            purpose="The JSON or Excel workbook that the portal saves for GSTR-2B of a month."
          >
            <FileInput
              aria-label="GSTR-2B as JSON or Excel"
              value={null}
              accept=".json,.xlsx"
              hint="JSON or Excel of up to 15 MB"
              onChange={(file) => void read(file)}
            />
            {message && <Text role="status">{message}</Text>}
          </Panel>
        </Allowed>
        {notice}
        <MatchPanel
          answer={answer}
          failed="Failed to load the bills"
          empty={
            data?.files.length === 0 && {
              title: 'No GSTR-2B was read yet.',
              detail: 'Choose the file that the portal saved for a month.',
            }
          }
          choices={
            data && (
              <Select
                aria-label="Month"
                value={`${data.period} ${data.gstin}`}
                onChange={(chosen) => setUrl({ period: chosen.slice(0, 7), gstin: chosen.slice(8) })}
                options={data.files.map(({ gstin, period }) => ({
                  value: `${period} ${gstin}`,
                  label: `${formatMonth(period)}, ${gstin}`,
                }))}
                style={{ minWidth: 240 }}
              />
            )
          }
          states={matchStates}
          state={url.state}
          onState={(chosen) => setUrl({ state: chosen })}
          counts={(data?.counts ?? []).map(
            ({ state: of, count, taxPaise }) => `${of}: ${count}, GST ${formatMoney(taxPaise)}`,
          )}
        >
          <DataTable
            label="Bills of the portal and yours"
            columns={columns}
            rows={rows ?? []}
            rowTitle={({ number, supplierName }) => `${number}, ${supplierName}`}
            actions={(row) =>
              mayWrite && row.rowId !== ''
                ? portalDecisions
                    .filter(({ decision }) => decision !== row.decision)
                    .map(({ decision, label, icon }) => ({
                      kind: 'act' as const,
                      label,
                      icon,
                      iconOnly: true,
                      onClick: () => decide(row, decision),
                    }))
                : []
            }
          />
        </MatchPanel>
        {data && data.gstin !== '' && <FollowUpPanel gstin={data.gstin} />}
      </Stack>
    </>
  );
}
