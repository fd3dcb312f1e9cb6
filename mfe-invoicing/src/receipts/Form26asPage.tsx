import { useState } from 'react';
import { formatPeriod } from 'shared/domain/dates/period';
import type { DeductionMatch, Form26asAnswer } from 'shared/domain/invoicing/form26as';
import { api, type StoredRecord } from 'shared/platform';
import {
  type Column,
  DataTable,
  describeFailure,
  EmptyState,
  type Failure,
  FailureNotice,
  FileInput,
  LoadingState,
  PageHeader,
  Panel,
  Stack,
  StatusDot,
  type Tone,
} from 'shared/ui';
import { ReceiptTabs } from './ReceiptTabs';

type Shown = DeductionMatch & StoredRecord;

const tones: Readonly<Record<DeductionMatch['state'], Tone>> = {
  Agrees: 'good',
  Differs: 'warn',
  'Only in 26AS': 'bad',
  'Only with us': 'bad',
};

const columns: readonly Column<Shown>[] = [
  { key: 'name', title: 'Client' },
  { key: 'tan', title: 'TAN', kind: 'code', priority: 2 },
  { key: 'quarter', title: 'Quarter', text: ({ quarter }) => formatPeriod(quarter) },
  { key: 'sections', title: 'Section', priority: 3 },
  { key: 'theirsPaise', title: 'In 26AS', kind: 'money' },
  { key: 'oursPaise', title: 'Recorded', kind: 'money' },
  {
    key: 'state',
    title: 'State',
    text: ({ state }) => state,
    beside: 16,
    render: ({ state }) => <StatusDot tone={tones[state]}>{state}</StatusDot>,
  },
];

/** The lines of a file of TRACES; the code that reads one is loaded with the first. */
async function linesOf(file: File): Promise<string[][]> {
  const buffer = await file.arrayBuffer();
  if (/\.xlsx$/i.test(file.name)) {
    const { readXlsx } = await import('shared/domain/text/readXlsx');
    return (await readXlsx(buffer)).flatMap(({ lines }) => lines.map((line) => [...line]));
  }
  const { decodeText } = await import('shared/domain/text/decodeText');
  return decodeText(new Uint8Array(buffer))
    .split(/\r?\n/)
    .map((line) => line.split('^'));
}

/** `/dashboard/invoicing/receipts/form-26as`: the tax that clients kept back beside form 26AS. */
export default function Form26asPage() {
  const [rows, setRows] = useState<readonly Shown[]>();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const read = async (file: File | null) => {
    if (!file) return;
    setFailure(undefined);
    setRows(undefined);
    setRunning(true);
    try {
      const answer = await api.post<Form26asAnswer>('receipts/form-26as', { lines: await linesOf(file) });
      setRows(
        answer.rows.map((row, index) => ({ ...row, id: String(index), version: 1, createdAt: '', updatedAt: '' })),
      );
    } catch (cause) {
      setFailure(describeFailure('Failed to compare this file', cause));
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <PageHeader
        title="Form 26AS"
        purpose="Tax that clients kept back, beside what they told the tax department. The file is compared, not stored."
      />
      <ReceiptTabs />
      <Stack>
        <Panel dense title="File of TRACES" purpose="Form 26AS (from 2026-27, form 168) as text or Excel.">
          <FileInput
            aria-label="Form of TRACES"
            value={null}
            accept=".txt,.xlsx"
            hint="Text or Excel of up to 8 MB"
            onChange={(file) => void read(file)}
          />
        </Panel>
        {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
        <Panel>
          {isRunning && <LoadingState count={3} />}
          {!isRunning && !rows && (
            <EmptyState title="No form was compared yet." detail="Choose the file that TRACES saved." />
          )}
          {rows && (
            <DataTable<Shown>
              label="Tax kept back by clients"
              columns={columns}
              rows={rows}
              rowTitle={({ name, quarter }) => `${name}, ${formatPeriod(quarter)}`}
            />
          )}
        </Panel>
      </Stack>
    </>
  );
}
