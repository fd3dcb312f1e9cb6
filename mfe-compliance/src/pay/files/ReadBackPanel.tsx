import { useState } from 'react';
import { type ReadBackAnswer, readBackFile, readBackForm } from 'shared/domain/pay/files/readBackAnswer';
import { Allowed, api, refresh } from 'shared/platform';
import { Panel, SchemaForm, Stack, Text } from 'shared/ui';
import { RemarkList } from '../wages/RemarkList';

function send(path: string, file: unknown, text: string): Promise<ReadBackAnswer> {
  if (!(file instanceof File)) return api.post(path, { text });
  const form = new FormData();
  form.append('file', file);
  return api.upload(`${path}/upload`, form);
}

/** Reads a portal's response: a challan is stored with its return; errors and names are listed by person. */
export function ReadBackPanel({ wageId }: { wageId: string }) {
  const [answer, setAnswer] = useState<ReadBackAnswer>();
  return (
    <Allowed right="wage-returns:write">
      <Panel
        dense
        title="Read back"
        purpose="A challan of PF or ESI, an error file, or the portal’s list of members: choose its PDF, or paste its text."
      >
        <Stack>
          <SchemaForm
            fields={[
              { name: 'file', label: 'PDF', kind: 'file', rule: readBackFile },
              { name: 'text', label: 'Text', kind: 'textarea', rows: 4 },
            ]}
            schema={readBackForm}
            submitLabel="Read"
            failure="Failed to read this"
            clears
            onSubmit={async ({ file, text }) => {
              setAnswer(undefined);
              setAnswer(await send(`wages/${wageId}/read-back`, file, text));
              await refresh('wages', 'wage-returns');
            }}
          />
          {answer && <Text role="status">{answer.message}</Text>}
          {answer && answer.findings.length > 0 && <RemarkList title="From the portal" remarks={answer.findings} />}
        </Stack>
      </Panel>
    </Allowed>
  );
}
