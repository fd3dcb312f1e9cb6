import { useState } from 'react';
import { type ReadBackAnswer, readBackInput } from 'shared/domain/payroll/files/readBackAnswer';
import { Allowed, api, refresh } from 'shared/platform';
import { Panel, SchemaForm, Stack, Text } from 'shared/ui';
import { RemarkList } from '../RemarkList';

/** Reads what a portal gave: a challan is stored with its return, errors and names are shown person by person. */
export function ReadBackPanel({ wageId }: { wageId: string }) {
  const [answer, setAnswer] = useState<ReadBackAnswer>();
  return (
    <Allowed right="wage-returns:write">
      <Panel
        dense
        title="Read back"
        purpose="A challan of PF or ESI, an error file, or the portal’s list of members: paste its text."
      >
        <Stack>
          <SchemaForm
            fields={[{ name: 'text', label: 'Text', kind: 'textarea', rows: 4, required: true }]}
            schema={readBackInput}
            submitLabel="Read"
            failure="Failed to read this text"
            clears
            onSubmit={async (input) => {
              setAnswer(undefined);
              setAnswer(await api.post<ReadBackAnswer>(`wages/${wageId}/read-back`, input));
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
