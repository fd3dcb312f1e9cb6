import { Button, Select } from 'antd';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { today } from 'shared/domain/dates/dates';
import { imsActions } from 'shared/domain/money/purchases/ims';
import type { ImsAnswer, ImsRead } from 'shared/domain/money/purchases/imsAnswers';
import { Allowed, api, useGet, useMay, useUrlState } from 'shared/platform';
import { type Column, DataTable, FileInput, formatCount, formatMoney, PageHeader, Panel, Stack, Text } from 'shared/ui';
import { useSaving } from '../files/useSaving';
import { MatchPanel } from '../matching/MatchPanel';
import { useTried } from '../useTried';
import { PurchaseTabs } from './PurchaseTabs';
import { type PortalBillRow, portalBillColumns, portalDecisions } from './portalBills';

type ImsRow = ImsAnswer['rows'][number] & PortalBillRow;

const columns: readonly Column<ImsRow>[] = [
  ...portalBillColumns,
  { key: 'computed:action', title: 'What the file says', text: ({ chosen, proposed }) => chosen || proposed },
  {
    key: 'reason',
    title: 'Why',
    wraps: true,
    text: ({ chosen, proposed, reason }) => (chosen === '' ? reason : `Chosen; proposed is ${proposed}. ${reason}`),
  },
  { key: 'taken', title: 'At the portal', priority: 2 },
];

/** `/dashboard/invoicing/purchases/ims?gstin=…&action=…`: the portal's invoice management next to our bills, and its file. */
// oxlint-disable-next-line max-lines-per-function -- the page from the file to the file that goes back
export default function ImsPage() {
  const [url, setUrl] = useUrlState({ gstin: '', action: '' });
  const answer = useGet<ImsAnswer>('purchases/ims', {
    ...(url.gstin && { gstin: url.gstin }),
    ...(url.action && { action: url.action }),
  });
  const { data, reload } = answer;
  const mayWrite = useMay('purchases:write');
  const [message, setMessage] = useState('');
  const { notice, tried } = useTried();
  const { running, problem, save } = useSaving();
  const read = (file: File | null) =>
    tried('Failed to read this file', async () => {
      if (!file) return;
      setMessage('');
      const { decodeText } = await import('shared/domain/tables/decodeText');
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      const done = await api.post<ImsRead>('purchases/ims', { text });
      setMessage(done.message);
      setUrl({ gstin: done.gstin, action: '' });
      reload();
    });
  const choose = (row: ImsRow, chosen: string) =>
    tried('Failed to note this', async () => {
      await api.post('purchases/ims/choose', { ids: [row.id], chosen });
      reload();
    });
  const gstin = data?.gstin ?? '';
  const actsOf = (row: ImsRow) => [
    ...portalDecisions
      .filter(({ decision }) => decision !== (row.chosen || row.proposed) && (row.mayWait || decision !== 'Pending'))
      .map(({ decision, label, icon }) => ({
        kind: 'act' as const,
        label,
        icon,
        iconOnly: true,
        onClick: () => choose(row, decision),
      })),
    ...(row.chosen === ''
      ? []
      : [
          {
            kind: 'act' as const,
            label: 'As proposed',
            icon: <Undo2 />,
            iconOnly: true,
            onClick: () => choose(row, ''),
          },
        ]),
  ];
  return (
    <>
      <PageHeader
        title="IMS"
        purpose="The invoice management of the GST portal, beside your bills. Nothing is sent: you upload the file there, and read the portal’s own file here again."
        actions={
          <Allowed right="purchases:export">
            <Button
              type="primary"
              icon={<Download />}
              disabled={!data || data.toSend === 0}
              loading={running !== undefined}
              onClick={() => void save('ims', 'purchases/ims.json', { gstin }, `ims-${gstin}-${today()}.json`)}
            >
              File for the portal
            </Button>
          </Allowed>
        }
      />
      <PurchaseTabs />
      <Stack>
        <Allowed right="purchases:write">
          <Panel
            dense
            title="File of the portal"
            purpose="The JSON that the portal saves for the offline tool of its IMS. It takes the place of the one before."
          >
            <FileInput
              aria-label="IMS as JSON"
              value={null}
              accept=".json"
              hint="JSON of up to 15 MB"
              onChange={(file) => void read(file)}
            />
            {message && <Text role="status">{message}</Text>}
          </Panel>
        </Allowed>
        {notice}
        {problem}
        <MatchPanel
          answer={answer}
          failed="Failed to load the documents"
          empty={
            data?.gstins.length === 0 && {
              title: 'No file of the IMS was read yet.',
              detail: 'Choose the file that the portal saved: each document gets a proposal and its reason.',
            }
          }
          choices={
            data &&
            data.gstins.length > 1 && (
              <Select
                aria-label="GSTIN"
                value={gstin}
                onChange={(chosen) => setUrl({ gstin: chosen })}
                options={data.gstins.map((value) => ({ value, label: value }))}
                style={{ minWidth: 200 }}
              />
            )
          }
          what="Action"
          all="All actions"
          states={imsActions}
          state={url.action}
          onState={(chosen) => setUrl({ action: chosen })}
          counts={[
            ...(data?.counts ?? [])
              .filter(({ count }) => count > 0)
              .map(({ action, count, taxPaise }) => `${action}: ${count}, GST ${formatMoney(taxPaise)}`),
            data?.toSend === 0
              ? 'The portal has all of it'
              : `In the file: ${formatCount(data?.toSend ?? 0, { one: 'document', many: 'documents' })}`,
          ]}
        >
          <DataTable
            label="Documents of the portal and yours"
            columns={columns}
            rows={data?.rows ?? []}
            rowTitle={({ number, supplierName }) => `${number}, ${supplierName}`}
            actions={(row) => (mayWrite ? actsOf(row) : [])}
          />
        </MatchPanel>
      </Stack>
    </>
  );
}
