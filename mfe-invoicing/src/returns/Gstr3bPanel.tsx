import { Button } from 'antd';
import { Download, ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Gstr3bFigures } from 'shared/domain/money/returns/gstr3bAnswers';
import { Allowed, api, downloadFile, useGet } from 'shared/platform';
import { attempt, type Column, DataTable, Panel, ResponseState, Text } from 'shared/ui';
import { DocumentsBehind } from './DocumentsBehind';

/** A figure as a row of the table. */
type Shown = Gstr3bFigures['boxes'][number] & { id: string };

const columns: readonly Column<Shown>[] = [
  {
    key: 'computed:name',
    title: 'Figure',
    text: ({ box, title }) => `${box.slice(0, 6).trim()} · ${title}`,
    wraps: true,
  },
  { key: 'count', title: 'Documents', kind: 'number', priority: 2 },
  { key: 'taxablePaise', title: 'Taxable value', kind: 'money' },
  { key: 'igstPaise', title: 'IGST', kind: 'money', priority: 2 },
  { key: 'cgstPaise', title: 'CGST', kind: 'money', priority: 2 },
  { key: 'sgstPaise', title: 'SGST/UTGST', kind: 'money', priority: 2 },
];

/** The figures of a period's GSTR-3B, each with its documents. */
export function Gstr3bPanel({ registration, period }: { registration: string; period: string }) {
  const [open, setOpen] = useState('');
  const { data, ...response } = useGet<Gstr3bFigures>('invoices/gst-returns/gstr3b', { registration, period });
  const rows = (data?.boxes ?? [])
    .filter(({ count, taxablePaise }) => count > 0 || taxablePaise !== 0)
    .map((row) => ({ ...row, id: row.box }));
  const save = async () => {
    const file = await api.download('invoices/gst-returns/gstr3b.json', { query: { registration, period } });
    downloadFile(`gstr3b-${period.replace(' ', '-')}-${registration}.json`, file);
  };
  return (
    <Panel
      title="GSTR-3B"
      purpose="What was supplied, by the form’s boxes; 3.1(a) includes the advances of table 11. Input tax is below."
      actions={
        <Allowed right="invoices:export">
          <Button icon={<Download />} onClick={() => void attempt('Failed to create the file', save)}>
            GSTR-3B as JSON
          </Button>
        </Allowed>
      }
    >
      <ResponseState of={response} failed="Failed to load GSTR-3B" />
      {data && rows.length === 0 && <Text>Nothing was supplied in this period.</Text>}
      {response.state !== 'failed' && (!data || rows.length > 0) && (
        <DataTable
          label="Figures of GSTR-3B"
          columns={columns}
          rows={rows}
          rowTitle={({ title }) => title}
          skeletonRows={data ? undefined : 3}
          detail={(row) =>
            row.box === open ? (
              <DocumentsBehind of="gstr3b" query={{ registration, period, box: row.box }} />
            ) : undefined
          }
          actions={(row) => [
            {
              label: 'Documents',
              icon: <ListChecks />,
              inline: true,
              isOpen: row.box === open,
              onClick: () => setOpen(row.box === open ? '' : row.box),
            },
          ]}
        />
      )}
    </Panel>
  );
}
