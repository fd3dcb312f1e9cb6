import { Button } from 'antd';
import { Ban, CheckCheck, Link2, Undo2, Upload } from 'lucide-react';
import { useState } from 'react';
import type { TypeTotal } from 'shared/domain/money/documents/invoicingAnswers';
import { type BankLine, bankLineStates } from 'shared/domain/money/settle/bankLine';
import { Allowed, api, useGet, useUrlState } from 'shared/platform';
import { formatMoney, PageHeader, ResourceTable, useHistoryDrawer, useTogether } from 'shared/ui';
import { MatchPanel } from '../../matching/MatchPanel';
import { ReceiptTabs } from '../receipts/ReceiptTabs';
import { CreditMatches, changedByCredits } from './CreditMatches';
import { confirmTogether } from './confirmTogether';
import { LoadStatement } from './LoadStatement';
import { bankLines } from './resource';

/** Lists bank statement credits; loads statements, matches credits with invoices, and undoes matches. */
// oxlint-disable-next-line max-lines-per-function -- the list's acts as one table
export default function BankPage() {
  const [url, setUrl] = useUrlState({ state: '', page: '' });
  const totals = useGet<TypeTotal[]>('bank-lines/totals');
  const [isLoading, setLoading] = useState(false);
  const [opened, setOpened] = useState('');
  const history = useHistoryDrawer(bankLines);
  const { ask, dialog } = useTogether();
  const step = async (line: BankLine, what: 'pass' | 'reopen') => {
    await api.post(`bank-lines/${line.id}/step`, { step: what, version: line.version });
    setOpened('');
  };
  const loadButton = (
    <Allowed right="bank-lines:write">
      <Button type="primary" icon={<Upload />} onClick={() => setLoading(true)}>
        Load a statement
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Bank Statements"
        purpose="Credits of the bank, and the invoices that they pay."
        actions={loadButton}
      />
      <ReceiptTabs />
      <MatchPanel
        answer={totals}
        failed="Failed to load the credits"
        states={bankLineStates}
        state={url.state}
        onState={(state) => setUrl({ state, page: '' })}
        counts={bankLineStates.flatMap((state) =>
          (totals.data ?? [])
            .filter(({ type }) => type === state)
            .map(({ count, amountPaise }) => `${state}: ${count}, ${formatMoney(amountPaise)}`),
        )}
      >
        <ResourceTable
          resource={bankLines}
          query={url.state === '' ? {} : { state: url.state }}
          emptyAction={loadButton}
          bulkActions={[
            {
              label: 'Confirm matches',
              right: 'receipts:write',
              icon: <CheckCheck />,
              onClick: (rows) => ask(confirmTogether(rows)),
            },
          ]}
          detail={(line) =>
            opened === line.id && line.state === 'Open' ? (
              <CreditMatches line={line} onDone={() => setOpened('')} />
            ) : undefined
          }
          actions={(line) => [
            ...(line.state === 'Open'
              ? [
                  {
                    label: 'Match',
                    right: 'receipts:write' as const,
                    icon: <Link2 />,
                    onClick: () => setOpened(opened === line.id ? '' : line.id),
                    inline: true,
                  },
                  {
                    label: 'Pass over',
                    failed: 'Failed to pass the credit over',
                    right: 'receipts:write' as const,
                    icon: <Ban />,
                    onClick: (row: BankLine) => step(row, 'pass'),
                    done: () => 'Credit passed over',
                    refreshes: changedByCredits,
                    inline: true,
                    iconOnly: true,
                  },
                ]
              : [
                  {
                    label: 'Take back',
                    failed: 'Failed to take it back',
                    right: 'receipts:write' as const,
                    icon: <Undo2 />,
                    confirm: () => ({
                      title: 'Take this back?',
                      body: line.madeReceipt
                        ? 'The receipt goes too, and its invoices are due again.'
                        : bankLines.title(line),
                      danger: true,
                    }),
                    onClick: (row: BankLine) => step(row, 'reopen'),
                    done: () => 'Taken back',
                    refreshes: changedByCredits,
                    inline: true,
                  },
                ]),
            history.action,
          ]}
        />
      </MatchPanel>
      {isLoading && <LoadStatement onClose={() => setLoading(false)} />}
      {history.drawer}
      {dialog}
    </>
  );
}
