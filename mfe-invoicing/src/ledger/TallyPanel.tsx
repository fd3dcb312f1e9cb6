import { Button } from 'antd';
import { Download, Pencil, Plus } from 'lucide-react';
import { type AccountCode, accounts } from 'shared/domain/money/ledger/accounts';
import {
  type TallyLedger,
  type TallyLedgerInput,
  tallyAccounts,
  tallyLedgerInput,
} from 'shared/domain/money/ledger/tallyLedger';
import { Allowed, useList } from 'shared/platform';
import {
  DataTable,
  Panel,
  type ResourceDefinition,
  ResponseState,
  Row,
  Stack,
  Text,
  useFormDrawer,
  useRemoveAction,
} from 'shared/ui';
import { useSaving } from '../files/useSaving';

const nameOf = (account: AccountCode) => accounts[account].name;

const ledgers: ResourceDefinition<TallyLedger, TallyLedgerInput> = {
  path: 'tally-ledgers',
  name: { one: 'ledger name', many: 'ledger names' },
  title: ({ account, name }) => `${nameOf(account)}: ${name}`,
  defaultSort: 'name,id',
  search: 'Ledger',
  columns: [
    { key: 'account', title: 'Account', text: ({ account }) => nameOf(account) },
    { key: 'name', title: 'Ledger in Tally' },
  ],
  schema: tallyLedgerInput,
  fields: [
    {
      name: 'account',
      label: 'Account',
      kind: 'select',
      required: true,
      options: tallyAccounts.map((account) => ({ value: account, label: nameOf(account) })),
    },
    { name: 'name', label: 'Ledger in Tally', required: true, help: 'Spelled as in Tally, which must have it.' },
  ],
};

const files = [
  { path: 'vouchers.xml', name: (to: string) => `vouchers-${to}.xml`, label: 'Vouchers for Tally' },
  { path: 'entries.csv', name: (to: string) => `entries-${to}.csv`, label: 'Entries as CSV' },
  { path: 'entries.xlsx', name: (to: string) => `entries-${to}.xlsx`, label: 'Entries for Excel' },
];

/** The period's vouchers as files for Tally, and the ledger names used there. */
export function TallyPanel({ from, to }: { from: string; to: string }) {
  const { add, edit, drawer } = useFormDrawer(ledgers);
  const remove = useRemoveAction(ledgers);
  const { rows, ...response } = useList<TallyLedger>('tally-ledgers', { sort: 'name,id' });
  const { running, problem, save } = useSaving();
  return (
    <Panel
      title="For the accountant’s own books"
      actions={
        <Allowed right="tally-ledgers:write">
          <Button icon={<Plus />} onClick={add}>
            Name a ledger
          </Button>
        </Allowed>
      }
    >
      <Stack>
        <Text>
          Import the vouchers into Tally with Import, Transactions; importing them again changes nothing. Clients and
          suppliers have ledgers of their own names. Tally makes the ledgers that you don’t name here.
        </Text>
        <Row>
          {files.map(({ path, name, label }) => (
            <Button
              key={path}
              icon={<Download />}
              loading={running === path}
              disabled={running !== undefined}
              onClick={() => void save(path, `trial-balance/${path}`, { from, to }, name(to))}
            >
              {label}
            </Button>
          ))}
        </Row>
        {problem}
        <ResponseState of={response} failed="Failed to load the ledgers" skeleton="lines" count={2} />
        {rows.length > 0 && (
          <DataTable
            label="Ledgers in Tally"
            columns={ledgers.columns}
            rows={rows}
            rowTitle={ledgers.title}
            actions={() => [
              { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
              { ...remove, iconOnly: true, inline: true },
            ]}
          />
        )}
      </Stack>
      {drawer}
    </Panel>
  );
}
