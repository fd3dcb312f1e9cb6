import { useState } from 'react';
import { BOUNCE_LENGTH, type Sending } from 'shared/domain/money/sendings/sending';
import { Allowed, api, changeRecord } from 'shared/platform';
import { describeFailure, type Failure, FailureNotice, FileInput, Panel, Stack, Text } from 'shared/ui';
import { sendings } from './resource';

/** Reads a bounced mail from its file and marks the original mail with the reason. */
export function ReadBouncePanel() {
  const [noted, setNoted] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  const read = async (file: File | null) => {
    if (!file) return;
    setNoted(undefined);
    setFailure(undefined);
    try {
      const message = await file.slice(0, BOUNCE_LENGTH).text();
      setNoted(await changeRecord('sendings', () => api.post<Sending>('sendings/bounces', { message })));
    } catch (error) {
      setFailure(describeFailure('Failed to read this mail', error));
    }
  };
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
            onChange={(file) => void read(file)}
          />
          {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
          {noted && (
            <Text role="status">{`${sendings.title(noted)}, ${noted.state.toLowerCase()}: ${noted.answer}`}</Text>
          )}
        </Stack>
      </Panel>
    </Allowed>
  );
}
