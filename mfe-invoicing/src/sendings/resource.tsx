import type { Sending, SendingState } from 'shared/domain/money/sendings/sending';
import { sendingInput, sendingStates } from 'shared/domain/money/sendings/sending';
import { type Column, DateText, formatInstant, type ResourceDefinition, StatusDot, type Tone } from 'shared/ui';

const tones: Readonly<Record<SendingState, Tone>> = {
  Draft: 'neutral',
  Waiting: 'neutral',
  'Handed over': 'neutral',
  Sent: 'good',
  'By hand': 'good',
  Refused: 'bad',
  Failed: 'bad',
  Unsure: 'warn',
  'Came back': 'bad',
  Stopped: 'neutral',
};

const openedText = ({ openedAt }: Sending) => (openedAt ? formatInstant(openedAt) : '–');

/** A mail's outcome, with the reason. */
export const sentColumns: readonly Column<Sending>[] = [
  {
    key: 'state',
    title: 'Status',
    sortable: true,
    render: ({ state }) => <StatusDot tone={tones[state]}>{state}</StatusDot>,
    text: ({ state }) => state,
    beside: 16,
  },
  {
    key: 'sentAt',
    title: 'Sent',
    sortable: true,
    text: ({ sentAt }) => (sentAt ? formatInstant(sentAt) : '–'),
    priority: 2,
  },
  { key: 'openedAt', title: 'Link opened', text: openedText, priority: 2 },
  {
    key: 'endsOn',
    title: 'Link until',
    render: ({ revokedAt, endsOn }) => (revokedAt ? 'Revoked' : <DateText date={endsOn} />),
    text: ({ revokedAt, endsOn }) => (revokedAt ? 'Revoked' : endsOn),
    priority: 3,
  },
  { key: 'answer', title: 'What was said', priority: 3, wraps: true },
];

/** Documents sent to clients. */
export const sendings: ResourceDefinition<Sending, object> = {
  path: 'sendings',
  name: { one: 'mail', many: 'mails' },
  title: ({ number, to }) => [number, to].filter(Boolean).join(' to '),
  texts: {
    empty: 'Nothing was sent yet.',
    emptyHint:
      'Send an invoice, a note, a voucher or a statement from where it is listed. Reminders that wait for you are listed here too.',
  },
  defaultSort: '-id',
  search: 'Client, document, address or subject',
  filters: [
    { name: 'state', label: 'Status', options: sendingStates.map((state) => ({ value: state, label: state })) },
  ],
  columns: [
    { key: 'subject', title: 'Subject', wraps: true },
    { key: 'clientName', title: 'Client', sortable: true, priority: 2 },
    { key: 'to', title: 'To', priority: 2 },
    ...sentColumns,
  ],
  schema: sendingInput,
  fields: [],
};
