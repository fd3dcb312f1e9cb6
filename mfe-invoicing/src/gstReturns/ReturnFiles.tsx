import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { KeptReturn } from 'shared/domain/invoicing/gstr1/gstReturnAnswers';
import { formatDate, Panel, Row, Stack, Text } from 'shared/ui';
import { useReturnFile } from './useReturnFile';

/** The files of a return, by their addresses. */
const files = [
  { label: 'JSON for the portal', ending: 'json', part: undefined },
  { label: 'CSV', ending: 'csv', part: 'supplies' },
  { label: 'Excel', ending: 'xlsx', part: 'supplies' },
  { label: 'Advances', ending: 'csv', part: 'advances' },
  { label: 'Advances in Excel', ending: 'xlsx', part: 'advances' },
  { label: 'SAC summary', ending: 'csv', part: 'sac' },
  { label: 'SAC summary in Excel', ending: 'xlsx', part: 'sac' },
  { label: 'Documents issued', ending: 'csv', part: 'documents' },
  { label: 'Documents issued in Excel', ending: 'xlsx', part: 'documents' },
] as const;

/** IFF has no tables beside the portal's file. */
const filesOf = (of: string) => (of === 'IFF' ? files.slice(0, 1) : files);

/** Saves a period's return as files, and what was filed as it was. */
export function ReturnFiles({
  registration,
  period,
  of,
  kept,
}: {
  registration: string;
  period: string;
  of: string;
  kept: readonly KeptReturn[];
}) {
  const { running, problem, save } = useReturnFile({ registration, period, of });
  return (
    <Panel title="Files" purpose="The portal’s offline upload takes the JSON.">
      <Stack gap={3}>
        <Row>
          {filesOf(of).map(({ label, ending, part }) => (
            <Button
              key={label}
              icon={<Download />}
              loading={running === label}
              onClick={() =>
                void save(
                  label,
                  `invoices/gstr1.${ending}`,
                  part === undefined ? {} : { part },
                  `${part && part !== 'supplies' ? `-${part}` : ''}.${ending}`,
                )
              }
            >
              {label}
            </Button>
          ))}
        </Row>
        {kept.map(({ returnType, filedOn, sha256 }) => (
          <Stack key={returnType} gap={1}>
            <Row>
              <Button
                icon={<Download />}
                loading={running === returnType}
                onClick={() =>
                  void save(returnType, 'invoices/gst-returns/filed.json', { return: returnType }, '-filed.json')
                }
              >
                {`${returnType} as filed`}
              </Button>
              <Text>Filed {formatDate(filedOn)}</Text>
            </Row>
            <Text>
              <span style={{ overflowWrap: 'anywhere' }}>SHA-256 {sha256}</span>
            </Text>
          </Stack>
        ))}
        {problem}
      </Stack>
    </Panel>
  );
}
