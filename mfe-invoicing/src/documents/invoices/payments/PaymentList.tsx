import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { SettledPayment } from 'shared/domain/money/settle/settledPayment';
import { useList } from 'shared/platform';
import {
  DataTable,
  describeFailure,
  type Failure,
  Panel,
  ResponseState,
  Stack,
  Text,
  useHistoryDrawer,
  useOffered,
  useRemoveAction,
} from 'shared/ui';
import { payments } from './resource';

/** An invoice's payments; deleting or restoring one changes the invoice too. */
export function PaymentList({ invoiceId, onEdit }: { invoiceId: string; onEdit: (payment: SettledPayment) => void }) {
  const { rows, ...response } = useList<SettledPayment>(`invoices/${invoiceId}/payments`);
  const remove = useRemoveAction(payments, { alsoRefresh: ['invoices'] });
  const history = useHistoryDrawer(payments);
  const offered = useOffered(payments.path);
  const [failure, setFailure] = useState<Failure>();
  return (
    <Panel dense title="Payments">
      <Stack gap={3}>
        <ResponseState of={response} failed="Failed to load payments" skeleton="lines" count={2} />
        {failure && (
          <Text role="alert" tone="bad">
            {failure.title}
            {failure.detail && `: ${failure.detail}`}
          </Text>
        )}
        {response.state === 'ready' && rows.length === 0 && <Text>No payments yet.</Text>}
        {rows.length > 0 && (
          <DataTable
            label="Payments"
            columns={payments.columns}
            rows={rows}
            rowTitle={payments.title}
            onActionFailed={(action, failed) =>
              setFailure(describeFailure(action.failed ?? `${action.label} failed`, failed))
            }
            actions={({ receiptId }) =>
              offered([
                ...(receiptId
                  ? []
                  : [
                      { kind: 'edit' as const, label: 'Edit', icon: <Pencil />, onClick: onEdit, iconOnly: true },
                      { ...remove, iconOnly: true },
                    ]),
                { ...history.action, inline: true, iconOnly: true },
              ])
            }
          />
        )}
      </Stack>
      {history.drawer}
    </Panel>
  );
}
