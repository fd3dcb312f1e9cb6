import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api, downloadFile } from 'shared/platform';
import { describeFailure, type Failure, Panel, Row, Stack, Text } from 'shared/ui';

/** The files of a return, by their addresses. */
const files = [
  { label: 'JSON for the portal', ending: 'json', part: undefined },
  { label: 'CSV', ending: 'csv', part: 'supplies' },
  { label: 'Excel', ending: 'xlsx', part: 'supplies' },
  { label: 'SAC summary', ending: 'csv', part: 'sac' },
  { label: 'Documents issued', ending: 'csv', part: 'documents' },
] as const;

/** Saves a period's GSTR-1 or GSTR-1A as files. */
export function ReturnFiles({ registration, period, of }: { registration: string; period: string; of: string }) {
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const save = async ({ label, ending, part }: (typeof files)[number]) => {
    setRunning(label);
    setFailure(undefined);
    try {
      const query = { period, return: of, registration, ...(part && { part }) };
      const name = [
        of.toLowerCase().replace('-', ''),
        period.replace(' ', '-'),
        registration,
        part !== 'supplies' && part,
      ];
      downloadFile(
        `${name.filter(Boolean).join('-')}.${ending}`,
        await api.download(`invoices/gstr1.${ending}`, { query }),
      );
    } catch (error) {
      setFailure(describeFailure('Failed to create the file', error));
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <Panel title="Files" purpose="The portal’s offline upload takes the JSON.">
      <Stack gap={3}>
        <Row>
          {files.map((file) => (
            <Button
              key={file.label}
              icon={<Download />}
              loading={running === file.label}
              onClick={() => void save(file)}
            >
              {file.label}
            </Button>
          ))}
        </Row>
        {failure && (
          <Text role="alert" tone="bad">
            {failure.title}
            {failure.detail && `: ${failure.detail}`}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
