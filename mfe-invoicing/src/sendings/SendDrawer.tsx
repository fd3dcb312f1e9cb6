import { Drawer } from 'antd';
import { useState } from 'react';
import {
  type DocumentQuery,
  type MadeSending,
  mailText,
  type PreparedSending,
  type Sending,
  type SendingMail,
  sendingMail,
} from 'shared/domain/money/sendings/sending';
import { api, changeRecord, notify, useGet } from 'shared/platform';
import { type Field, LinksToSend, type LinkToSend, ResponseState, SchemaForm, Stack, Text } from 'shared/ui';

const fields: readonly Field<SendingMail>[] = [
  { name: 'to', label: 'To', maxLength: 254, help: 'One email address.' },
  { name: 'subject', label: 'Subject', maxLength: 200, required: true },
  { name: 'text', label: 'Text', kind: 'textarea', rows: 8, required: true },
  { name: 'endsOn', label: 'Link works until', kind: 'date', required: true },
];

/** Describes the document: a statement by its period, any other by its number. */
const nameOf = ({ kind, number }: Pick<Sending, 'kind' | 'number'>) =>
  kind === 'statement' ? `statement for ${number}` : number;

/** A made link with its mail's text, to send by whatever the person has. */
const toSend = ({ sending, path, signature }: MadeSending): LinkToSend => ({
  id: sending.id,
  name: nameOf(sending),
  text: mailText(sending, `${window.location.origin}${path}`, { isAttached: false, signature }),
  email: sending.to,
  subject: sending.subject,
});

export interface SendDrawerProps {
  /** The document to be sent. */
  asked: DocumentQuery;
  /** A draft, or a mail that failed to arrive. By default a new mail. */
  sending?: Sending;
  onClose: () => void;
}

/** A mail with a document, to review, edit and send; without a mail server a link is made, to send by hand. */
export function SendDrawer({ asked, sending, onClose }: SendDrawerProps) {
  const { data, ...response } = useGet<PreparedSending>('sendings/prepared', {
    kind: asked.kind,
    documentId: asked.documentId,
    companyId: asked.companyId,
    clientName: asked.clientName,
    ...(asked.from && { from: asked.from }),
    ...(asked.to && { to: asked.to }),
  });
  const [made, setMade] = useState<LinkToSend>();
  const send = async (mail: SendingMail) => {
    let answer: MadeSending | undefined;
    await changeRecord('sendings', async () => {
      answer = sending
        ? await api.post<MadeSending>(`sendings/${sending.id}/send`, { ...mail, version: sending.version })
        : await api.post<MadeSending>('sendings', { ...data?.input, ...mail });
      return answer.sending;
    });
    if (!answer) return;
    if (answer.path !== '') return setMade(toSend(answer));
    notify.success(`Sending ${nameOf(answer.sending)} to ${answer.sending.to}`);
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
      <div tabIndex={-1} data-keeps-focus>
        {made && (
          <LinksToSend
            title="Send the link to your client. It is not shown again; a new one can be made at any time."
            links={[made]}
            onClose={onClose}
          />
        )}
        {data && !made && (
          <Stack>
            <Text>
              {data.isMailed
                ? 'The PDF is attached, and a link is added below the text, which shows the document without an account.'
                : 'This site sends no mail. Make a link that shows the document and its PDF without an account, then send it by WhatsApp, SMS or your mail program.'}
            </Text>
            {sending?.answer && <Text tone="bad">{`Last time: ${sending.answer}`}</Text>}
            <SchemaForm<SendingMail>
              fields={fields}
              schema={sendingMail}
              initial={sending ?? data.input}
              submitLabel={data.isMailed ? 'Send' : 'Make link'}
              submittingLabel={data.isMailed ? 'Sending...' : 'Making…'}
              failure="Failed to send"
              takesFocus
              onCancel={onClose}
              onSubmit={send}
            />
            <Text>
              No mail is sent twice automatically. The link works until the day above; you can end it earlier under
              Mails.
            </Text>
          </Stack>
        )}
      </div>
    </Drawer>
  );
}
