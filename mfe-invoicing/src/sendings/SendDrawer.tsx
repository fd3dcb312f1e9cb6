import { Drawer } from 'antd';
import {
  type DocumentQuery,
  type MadeSending,
  type PreparedSending,
  type Sending,
  type SendingMail,
  sendingMail,
} from 'shared/domain/money/sendings/sending';
import { api, changeRecord, notify, useGet } from 'shared/platform';
import { type Field, ResponseState, SchemaForm, Stack, Text } from 'shared/ui';
import { openMail } from './openMail';

const fields: readonly Field<SendingMail>[] = [
  { name: 'to', label: 'To', maxLength: 254, help: 'One email address.' },
  { name: 'subject', label: 'Subject', maxLength: 200, required: true },
  { name: 'text', label: 'Text', kind: 'textarea', rows: 8, required: true },
  { name: 'endsOn', label: 'Link works until', kind: 'date', required: true },
];

/** Describes the document: a statement by its period, any other by its number. */
const nameOf = ({ kind, number }: Pick<Sending, 'kind' | 'number'>) =>
  kind === 'statement' ? `statement for ${number}` : number;

export interface SendDrawerProps {
  /** The document to be sent. */
  asked: DocumentQuery;
  /** A draft, or a mail that failed to arrive. By default a new mail. */
  sending?: Sending;
  onClose: () => void;
}

/** A mail with a document, to review, edit and send; without a mail server it opens in the person's mail program. */
export function SendDrawer({ asked, sending, onClose }: SendDrawerProps) {
  const { data, ...response } = useGet<PreparedSending>('sendings/prepared', {
    kind: asked.kind,
    documentId: asked.documentId,
    companyId: asked.companyId,
    clientName: asked.clientName,
    ...(asked.from && { from: asked.from }),
    ...(asked.to && { to: asked.to }),
  });
  const send = async (mail: SendingMail) => {
    let made: MadeSending | undefined;
    await changeRecord('sendings', async () => {
      made = sending
        ? await api.post<MadeSending>(`sendings/${sending.id}/send`, { ...mail, version: sending.version })
        : await api.post<MadeSending>('sendings', { ...data?.input, ...mail });
      return made.sending;
    });
    if (!made) return;
    openMail(made);
    notify.success(
      made.path === ''
        ? `Sending ${nameOf(made.sending)} to ${made.sending.to}`
        : `Send ${nameOf(made.sending)} from your mail program`,
    );
    onClose();
  };
  return (
    <Drawer
      open
      title={data ? `Send ${nameOf({ kind: data.input.kind, number: data.number })}` : 'Send'}
      size={520}
      onClose={onClose}
    >
      <ResponseState of={response} failed="Failed to prepare the mail" skeleton="form" />
      {data && (
        <Stack>
          <Text>
            {data.isMailed
              ? 'The PDF is attached, and a link is added below the text, which shows the document without an account.'
              : 'This site sends no mail, so the mail opens in your mail program. Its link shows the document and its PDF without an account.'}
          </Text>
          {sending?.answer && <Text tone="bad">{`Last time: ${sending.answer}`}</Text>}
          <SchemaForm<SendingMail>
            fields={fields}
            schema={sendingMail}
            initial={sending ?? data.input}
            submitLabel={data.isMailed ? 'Send' : 'Open mail'}
            submittingLabel="Sending..."
            failure="Failed to send"
            takesFocus
            onCancel={onClose}
            onSubmit={send}
          />
          <Text>
            No mail is sent twice automatically. The link works until the day above; you can end it earlier under Mails.
          </Text>
        </Stack>
      )}
    </Drawer>
  );
}
