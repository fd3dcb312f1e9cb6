import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { InputTaxFigures } from 'shared/domain/money/purchases/inputTax';
import { useGet } from 'shared/platform';
import { type Column, DataTable, formatCount, formatDate, Panel, ResponseState, Stack, Text } from 'shared/ui';
import { BillsBehind, interestText } from './BillsBehind';

type Shown = InputTaxFigures['boxes'][number] & { id: string };

const columns: readonly Column<Shown>[] = [
  { key: 'computed:name', title: 'Figure', text: ({ box, title }) => `${box} · ${title}`, wraps: true },
  { key: 'count', title: 'Bills', kind: 'number', priority: 2 },
  { key: 'igstPaise', title: 'IGST', kind: 'money' },
  { key: 'cgstPaise', title: 'CGST', kind: 'money', priority: 2 },
  { key: 'sgstPaise', title: 'SGST/UTGST', kind: 'money', priority: 2 },
];

/** Table 4 of a period's GSTR-3B: input tax from suppliers' bills. */
export function InputTaxPanel({ registration, period }: { registration: string; period: string }) {
  const { data, ...response } = useGet<InputTaxFigures>('purchases/input-tax', { registration, period });
  const [open, setOpen] = useState('');
  const isNone = data?.boxes.every(
    ({ count, igstPaise, cgstPaise, sgstPaise }) => count === 0 && !igstPaise && !cgstPaise && !sgstPaise,
  );
  const rows = data?.boxes.map((row) => ({ ...row, id: row.box }));
  return (
    <Panel
      title="Input tax (table 4)"
      purpose="Of what was accepted in GSTR-2B, less blocked credit, and bills that aren’t paid within 180 days; once paid, their tax is reclaimed."
    >
      <Stack gap={3}>
        <ResponseState of={response} failed="Failed to load the input tax" />
        {data && data.undecided > 0 && (
          <Text>
            {formatCount(data.undecided, { one: 'bill', many: 'bills' })} of GSTR-2B not accepted yet:{' '}
            <Link to="/dashboard/invoicing/purchases/gstr-2b">accept or reject them</Link>.
          </Text>
        )}
        {data?.interest && (
          <Text>
            On 4(B)(2): {interestText(data.interest)} ({data.interest.source}
            {data.interest.checkedOn && `, checked on ${formatDate(data.interest.checkedOn)}`}). None is owed for days
            on which the credit ledger held the tax.
          </Text>
        )}
        {isNone && <Text>There is no input tax in this period.</Text>}
        {response.state !== 'failed' && !isNone && (
          <DataTable
            label="Input tax"
            columns={columns}
            rows={rows ?? []}
            rowTitle={({ title }) => title}
            skeletonRows={data ? undefined : 3}
            detail={(row) =>
              row.box === open ? <BillsBehind registration={registration} period={period} box={row.box} /> : undefined
            }
            actions={(row) =>
              row.count === 0
                ? []
                : [
                    {
                      label: 'Bills',
                      icon: <ListChecks />,
                      inline: true,
                      isOpen: row.box === open,
                      onClick: () => setOpen(row.box === open ? '' : row.box),
                    },
                  ]
            }
          />
        )}
      </Stack>
    </Panel>
  );
}
