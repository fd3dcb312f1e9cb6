import { Button, Segmented, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { KeptReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { formatDate, Panel, Row, Stack, Text } from 'shared/ui';
import { useReturnFile } from './useReturnFile';

/** The files of a return: the portal's file, or one table in a format. IFF has no tables. */
const contents = [
  { value: 'portal', label: 'JSON for the portal' },
  { value: 'supplies', label: 'Supplies' },
  { value: 'advances', label: 'Advances' },
  { value: 'sac', label: 'SAC summary' },
  { value: 'documents', label: 'Documents issued' },
] as const;
type Content = (typeof contents)[number]['value'];
const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel' },
] as const;
type Format = (typeof formats)[number]['value'];

/** Saves a period's return as a chosen file; filed returns unchanged. */
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
  const [chosen, setChosen] = useState<Content>('portal');
  const [format, setFormat] = useState<Format>('csv');
  const part = of === 'IFF' ? 'portal' : chosen;
  const download = () => {
    if (part === 'portal') return save('file', 'invoices/gstr1.json', {}, '.json');
    return save('file', `invoices/gstr1.${format}`, { part }, `${part === 'supplies' ? '' : `-${part}`}.${format}`);
  };
  return (
    <Panel title="Files" purpose="The portal’s offline upload takes the JSON.">
      <Stack gap={3}>
        <Row>
          <Select
            aria-label="File"
            value={part}
            onChange={setChosen}
            options={of === 'IFF' ? contents.slice(0, 1) : [...contents]}
            style={{ minWidth: 200 }}
          />
          {part !== 'portal' && (
            <Segmented aria-label="Format" options={[...formats]} value={format} onChange={setFormat} />
          )}
          <Button icon={<Download />} loading={running === 'file'} onClick={() => void download()}>
            Download
          </Button>
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
