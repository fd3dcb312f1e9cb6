import { Ban, CornerUpLeft, Link2Off, Send } from 'lucide-react';
import { useState } from 'react';
import { type Sending, sendable } from 'shared/domain/money/sendings/sending';
import { api, changeRecord } from 'shared/platform';
import { PageHeader, ResourceTable, type RowAction, Stack, useHistoryDrawer } from 'shared/ui';
import { ReceiptTabs } from '../settle/receipts/ReceiptTabs';
import { ReadBouncePanel } from './ReadBouncePanel';
import { sendings } from './resource';
import { SendDrawer } from './SendDrawer';

const step = ({ id, version }: Sending, name: 'stop' | 'bounced' | 'revoke') =>
  changeRecord('sendings', () => api.post<Sending>(`sendings/${id}/step`, { step: name, version }));

const sendAgain = {
  title: 'Send it again?',
  body: 'The mail server never said whether it took this mail. If it did, the client gets it twice.',
  confirmLabel: 'Continue',
};

/** `/dashboard/invoicing/receipts/sent`: mails and links sent to clients, pending reminders, and their outcomes. */
export default function SendingsPage() {
  const [open, setOpen] = useState<Sending>();
  const history = useHistoryDrawer(sendings);
  const right = 'sendings:write';
  const actions = (row: Sending): RowAction<Sending>[] => [
    ...(sendable.includes(row.state)
      ? [
          {
            label: row.state === 'Draft' ? 'Send' : 'Send again',
            icon: <Send />,
            right,
            inline: true,
            confirm: () => (row.state === 'Unsure' ? sendAgain : undefined),
            onClick: setOpen,
          },
        ]
      : []),
    ...(row.state === 'Draft' || row.state === 'Waiting'
      ? [{ label: 'Stop', icon: <Ban />, right, onClick: () => step(row, 'stop') }]
      : []),
    ...(['Sent', 'By hand', 'Unsure'].includes(row.state)
      ? [{ label: 'It came back', icon: <CornerUpLeft />, right, onClick: () => step(row, 'bounced') }]
      : []),
    ...(row.revokedAt === null && row.sentAt !== null
      ? [
          {
            label: 'Revoke link',
            icon: <Link2Off />,
            right,
            danger: true,
            confirm: () => ({
              title: 'Revoke this link?',
              body: 'It shows nothing any more. The mail and its PDF stay with the client.',
              confirmLabel: 'Revoke',
            }),
            onClick: () => step(row, 'revoke'),
          },
        ]
      : []),
    history.action,
  ];
  return (
    <>
      <PageHeader
        title="Mails to Clients"
        purpose="Invoices, notes and statements that were sent, reminders that wait for you, and when their links were opened."
      />
      <ReceiptTabs />
      <Stack>
        <ResourceTable resource={sendings} actions={actions} />
        <ReadBouncePanel />
      </Stack>
      {open && (
        <SendDrawer
          asked={{ ...open, from: open.periodFrom, to: open.periodTo }}
          sending={open}
          onClose={() => setOpen(undefined)}
        />
      )}
      {history.drawer}
    </>
  );
}
