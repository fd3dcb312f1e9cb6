import { Button } from 'antd';
import { useState } from 'react';
import { aisColumns, aisHeadings } from 'shared/domain/money/settle/ais';
import type { CreditFileInput, CreditFileRead, CreditSource } from 'shared/domain/money/settle/taxCredits';
import { type ColumnMap, mapColumns } from 'shared/domain/tables/mapColumns';
import type { OpenTable } from 'shared/domain/tables/openTable';
import { api, useReadTable } from 'shared/platform';
import { FileInput, LoadingState, Panel, Row, Stack, Text } from 'shared/ui';
import { ColumnChoices } from '../../files/ColumnChoices';
import { useTried } from '../../useTried';

/** The time limit for reading a whole file, in milliseconds. */
const READ_MS = 60_000;

const texts = {
  '26AS': {
    purpose: 'Form 26AS (from 2026-27, form 168) as TRACES saves it.',
    accept: '.txt,.xlsx',
    hint: 'Text or Excel of up to 8 MB',
  },
  AIS: {
    purpose: 'Tax deducted at source as the AIS utility exports it. The portal’s own JSON is locked.',
    accept: '.csv,.xlsx',
    hint: 'CSV or Excel of up to 8 MB',
  },
} as const;

/** The lines of all sheets, cell by cell. */
const linesOf = (table: OpenTable): string[][] =>
  table.sheets.flatMap((_, sheet) => table.lines(sheet).map((line) => [...line]));

interface ReadCreditsProps {
  source: CreditSource;
  year: string;
  /** Called after a file was read. */
  onRead: () => void;
}

/** Reads form 26AS, or an AIS once its columns are mapped. */
export function ReadCredits({ source, year, onRead }: ReadCreditsProps) {
  const readTable = useReadTable();
  const [chosen, setChosen] = useState<{ lines: string[][]; headings: readonly string[]; map: ColumnMap }>();
  const [message, setMessage] = useState('');
  const { notice, isRunning, tried } = useTried();
  const { purpose, accept, hint } = texts[source];
  const reading = (act: () => Promise<void>) => {
    setMessage('');
    return tried('Failed to read this file', act);
  };
  const read = async (lines: string[][], columns: ColumnMap = {}) => {
    const given = Object.fromEntries(Object.entries(columns).filter(([, heading]) => heading !== undefined));
    const body: CreditFileInput = { source, year, lines, columns: given as Record<string, string> };
    const answer = await api.post<CreditFileRead>('receipts/form-26as', body, { timeoutMs: READ_MS });
    setMessage(answer.message);
    setChosen(undefined);
    onRead();
  };
  const choose = (file: File | null) =>
    reading(async () => {
      setChosen(undefined);
      const table = await readTable(file, 8);
      if (!table) return;
      const lines = linesOf(table);
      if (source === '26AS') return read(lines);
      const headings = [...new Set((aisHeadings(lines) ?? lines[0] ?? []).map((cell) => cell.trim()).filter(Boolean))];
      setChosen({ lines, headings, map: mapColumns(aisColumns, headings) });
    });
  return (
    <Panel dense title={`File of ${source}`} purpose={purpose}>
      <Stack gap={3}>
        <FileInput
          aria-label={`${source} file`}
          value={null}
          accept={accept}
          hint={hint}
          disabled={isRunning}
          onChange={(file) => void choose(file)}
        />
        {chosen && (
          <>
            <ColumnChoices
              columns={aisColumns}
              headings={chosen.headings}
              map={chosen.map}
              disabled={isRunning}
              onChange={(map) => setChosen({ ...chosen, map })}
            />
            <Row>
              <Button
                type="primary"
                loading={isRunning}
                onClick={() => void reading(() => read(chosen.lines, chosen.map))}
              >
                Read file
              </Button>
            </Row>
          </>
        )}
        {isRunning && <LoadingState count={1} />}
        {message && <Text role="status">{message}</Text>}
        {notice}
      </Stack>
    </Panel>
  );
}
