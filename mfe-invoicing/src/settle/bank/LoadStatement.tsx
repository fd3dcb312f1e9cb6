import { Button, Checkbox, Drawer } from 'antd';
import { useId, useState } from 'react';
import { isMonthFirst } from 'shared/domain/dates/readDay';
import {
  balanceProblem,
  endsOf,
  MAX_STATEMENT_ROWS,
  mapStatement,
  readStatement,
  type StatementMap,
  type StatementStored,
  statementColumns,
} from 'shared/domain/money/settle/bankStatement';
import type { ParsedCsv } from 'shared/domain/tables/parseLines';
import { api, errorText, notify, refresh, useReadTable } from 'shared/platform';
import { FileInput, formatCount, formatNumber, LoadingState, MoneyInput, Row, Stack, Text } from 'shared/ui';
import { ColumnChoices } from '../../files/ColumnChoices';

/** The time limit for storing a whole statement, in milliseconds. */
const STORE_MS = 120_000;
/** How many problems are shown. */
const SHOWN = 20;
const count = (rows: number) => formatCount(rows, { one: 'row', many: 'rows' });

interface Chosen {
  /** Whether dates have the month before the day; undefined if the file makes it clear. */
  monthFirst?: boolean;
  parsed: ParsedCsv;
  map: StatementMap;
  /** Balances typed in to replace those in the file. */
  opening?: number | null;
  closing?: number | null;
}

/** Whether the file's own dates show that the month comes first. */
const ownOrder = ({ parsed, map }: Chosen) =>
  isMonthFirst(parsed.rows.map(({ values }) => values[map.date ?? ''] ?? '')) ?? false;

/**
 * Loads a bank statement from CSV or Excel: shows each column's meaning and whether the rows add up, then stores its
 * credits.
 */
// oxlint-disable-next-line max-lines-per-function -- the drawer from the file to the stored rows
export function LoadStatement({ onClose }: { onClose: () => void }) {
  const id = useId();
  const readTable = useReadTable();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState('');
  const [isRunning, setRunning] = useState(false);
  const choose = async (next: File | null) => {
    setFile(next);
    setChosen(undefined);
    setFailure('');
    try {
      const table = await readTable(next, 8);
      if (!table) return;
      const parsed = table.parse(0, (heading) => statementColumns.some(({ known }) => known.test(heading)));
      setChosen({ parsed, map: mapStatement(parsed.keys) });
    } catch (error) {
      setFailure(errorText(error, 'This file could not be read. Save it as CSV or Excel and choose it again.'));
    }
  };
  const read = chosen && readStatement(chosen.parsed, chosen.map, chosen.monthFirst ?? ownOrder(chosen));
  const ends = read ? endsOf(read.rows) : { openingPaise: null, closingPaise: null };
  const openingPaise = chosen?.opening === undefined ? ends.openingPaise : chosen.opening;
  const closingPaise = chosen?.closing === undefined ? ends.closingPaise : chosen.closing;
  const sums =
    read && openingPaise !== null && closingPaise !== null && Number.isSafeInteger(openingPaise + closingPaise)
      ? { openingPaise, closingPaise, rows: read.rows }
      : undefined;
  const problems = [
    ...(read && read.rows.length === 0
      ? ['No row has an amount. Choose the columns below, or another file: a statement has a heading for each column.']
      : []),
    ...(read && read.rows.length > MAX_STATEMENT_ROWS
      ? [
          `The file has ${formatNumber(read.rows.length)} rows, at most ${formatNumber(MAX_STATEMENT_ROWS)} are loaded at once. Choose a shorter period.`,
        ]
      : []),
    ...(read?.problems ?? []).map(({ line, msg }) => `Line ${line}: ${msg}`),
  ];
  const broken = sums && problems.length === 0 ? balanceProblem(sums)?.msg : undefined;
  const store = async () => {
    if (!sums) return;
    setRunning(true);
    setFailure('');
    try {
      const stored = await api.post<StatementStored>(
        'bank-lines/statement',
        { ...sums, fileName: file?.name ?? '' },
        { timeoutMs: STORE_MS },
      );
      await refresh('bank-lines');
      const known = stored.known > 0 ? `; ${formatNumber(stored.known)} were there already` : '';
      notify.success(`${formatCount(stored.added, { one: 'credit', many: 'credits' })} loaded${known}`);
      onClose();
    } catch (error) {
      setFailure(errorText(error, 'The statement could not be stored. Try again.'));
      setRunning(false);
    }
  };
  const balance = (label: string, key: 'opening' | 'closing', value: number | null) => (
    <div>
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <MoneyInput
        id={`${id}-${key}`}
        value={value}
        disabled={isRunning}
        onChange={(paise) => chosen && setChosen({ ...chosen, [key]: paise })}
      />
    </div>
  );
  return (
    <Drawer open title="Load a bank statement" size={560} onClose={onClose} mask={{ closable: !isRunning }}>
      <Stack>
        <Text>
          A CSV or Excel file as the bank gives it, with a line of headings. Its rows must lead from the opening to the
          closing balance. Rows that were loaded before are recognised.
        </Text>
        <FileInput
          aria-label="CSV or Excel file"
          accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
          hint="CSV or Excel up to 8 MB"
          value={file}
          disabled={isRunning}
          onChange={(next) => void choose(next)}
        />
        {chosen && (
          <>
            <ColumnChoices
              columns={statementColumns}
              headings={chosen.parsed.keys}
              map={chosen.map}
              disabled={isRunning}
              onChange={(map) => setChosen({ parsed: chosen.parsed, map })}
            />
            <Checkbox
              checked={chosen.monthFirst ?? ownOrder(chosen)}
              disabled={isRunning}
              onChange={({ target }) => setChosen({ ...chosen, monthFirst: target.checked })}
            >
              The month comes before the day in its dates
            </Checkbox>
            <Row>
              {balance('Opening balance', 'opening', openingPaise)}
              {balance('Closing balance', 'closing', closingPaise)}
            </Row>
          </>
        )}
        {[
          ...problems.slice(0, SHOWN),
          ...(broken === undefined ? [] : [broken]),
          ...(failure === '' ? [] : [failure]),
        ].map((problem) => (
          <Text key={problem} tone="bad" role="alert">
            {problem}
          </Text>
        ))}
        {problems.length > SHOWN && <Text tone="bad">{`And ${formatNumber(problems.length - SHOWN)} more.`}</Text>}
        {read && problems.length === 0 && broken === undefined && (
          <Text role="status">
            {sums
              ? `${count(read.rows.length)} that add up, ${formatNumber(read.rows.filter(({ paise }) => paise > 0).length)} of them credits.`
              : 'Enter both balances as the statement has them.'}
          </Text>
        )}
        {read && read.leftOut.length > 0 && (
          <details>
            <summary>{formatCount(read.leftOut.length, { one: 'line', many: 'lines' })} left out: no rows</summary>
            <ul>
              {read.leftOut.map(({ line, msg }) => (
                <li key={line}>
                  Line {line}: {msg}
                </li>
              ))}
            </ul>
          </details>
        )}
        {isRunning && <LoadingState count={1} />}
        <Row>
          <Button
            type="primary"
            loading={isRunning}
            disabled={!sums || problems.length > 0 || broken !== undefined}
            onClick={() => void store()}
          >
            Load statement
          </Button>
          <Button disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Drawer>
  );
}
