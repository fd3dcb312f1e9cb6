import { useState } from 'react';
import { BOUNCE_LENGTH, type Sending } from 'shared/domain/money/sendings/sending';
import { Allowed, api, changeRecord } from 'shared/platform';
import { FileInput, Panel, Stack, Text } from 'shared/ui';
import { useTried } from '../useTried';
import { sendings } from './resource';

/** Reads a bounced mail from its file and marks the original mail with the reason. */
export function ReadBouncePanel() {
  const [noted, setNoted] = useState<Sending>();
  const { notice, tried } = useTried();
  const read = (file: File) =>
    tried('Failed to read this mail', async () => {
      setNoted(undefined);
      const message = await file.slice(0, BOUNCE_LENGTH).text();
      setNoted(await changeRecord('sendings', () => api.post<Sending>('sendings/bounces', { message })));
    });
  return (
    <Allowed right="sendings:write">
      <Panel
        dense
        title="A mail that came back"
        purpose="The report of a mail server that a mail did not arrive, as your mail program saves it."
      >
        <Stack>
          <FileInput
            aria-label="File of the mail"
            value={null}
            accept=".eml,.txt"
            hint="A mail as .eml"
            onChange={(file) => file && void read(file)}
          />
          {notice}
          {noted && (
            <Text role="status">{`${sendings.title(noted)}, ${noted.state.toLowerCase()}: ${noted.answer}`}</Text>
          )}
        </Stack>
      </Panel>
    </Allowed>
  );
}
