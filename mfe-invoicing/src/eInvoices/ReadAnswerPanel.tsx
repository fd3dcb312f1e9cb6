import { useState } from 'react';
import { type PortalAnswerRead, portalAnswerInput } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { Allowed, api, refresh } from 'shared/platform';
import { FileInput, Panel, SchemaForm, Stack, Text } from 'shared/ui';
import { useTried } from '../useTried';

const failed = 'Failed to read this answer';

/**
 * Reads the invoice portal's responses, from a file or pasted: matching ones are stored with their documents; the rest
 * are listed with reasons.
 */
export function ReadAnswerPanel({ onRead }: { onRead: () => void }) {
  const [answer, setAnswer] = useState<PortalAnswerRead>();
  const { notice, tried, clear } = useTried();
  const read = async (text: string) => {
    setAnswer(undefined);
    clear();
    setAnswer(await api.post<PortalAnswerRead>('invoices/e-invoices/answers', { text }));
    await refresh('invoices', 'credit-notes', 'debit-notes');
    onRead();
  };
  return (
    <Allowed right="invoices:issue">
      <Panel
        dense
        title="Answer of the portal"
        purpose="The JSON that the portal saved for documents, or for an IRN that was cancelled."
      >
        <Stack>
          <FileInput
            aria-label="File of the portal"
            value={null}
            accept=".json,.txt"
            hint="JSON of up to 900 KB"
            onChange={(file) => file && void tried(failed, async () => read(await file.text()))}
          />
          {notice}
          <SchemaForm
            fields={[{ name: 'text', label: 'Or paste it', kind: 'textarea', rows: 4, required: true }]}
            schema={portalAnswerInput}
            submitLabel="Read"
            failure={failed}
            clears
            onSubmit={({ text }) => read(text)}
          />
          {answer && <Text role="status">{answer.message}</Text>}
          {answer?.findings.map(({ number, text, isKept }, index) => (
            <Text key={index} tone={isKept ? undefined : 'bad'}>
              {[number, text].filter(Boolean).join(': ')}
            </Text>
          ))}
        </Stack>
      </Panel>
    </Allowed>
  );
}
