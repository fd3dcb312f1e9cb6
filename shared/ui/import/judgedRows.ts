import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { CsvRow, ParsedCsv } from 'shared/domain/tables/parseLines';
import type { ReadRow } from './readRows';

/** One problem, and its lines. */
export interface ImportProblem {
  reason: string;
  lines: number[];
}

/** A row with its result. */
export interface JudgedRow extends ReadRow {
  verdict: RowVerdict;
}

/** A file's rows: those that change something, and those that can't be imported. */
export interface JudgedRows {
  all: JudgedRow[];
  /** Rows that add or change a record. */
  good: JudgedRow[];
  /** The rows that can't be imported, as in the file. */
  bad: CsvRow[];
  /** The reasons, each once. */
  problems: ImportProblem[];
}

/** A row for the same record as an earlier one is rejected: the file doesn't say which one is right. */
function refuseRepeats(rows: readonly ReadRow[], verdicts: readonly RowVerdict[]): JudgedRow[] {
  const lines = new Map<string, number>();
  return rows.map((each, index) => {
    const verdict = withUnread(each, verdicts[index] as RowVerdict);
    const first = verdict.key === '' ? undefined : lines.get(verdict.key);
    if (first === undefined) lines.set(verdict.key, each.row.line);
    if (first === undefined || verdict.state === 'refused' || verdict.state === 'unchanged')
      return { ...each, verdict };
    const msg = `Line ${first} is about the same record. Keep one of them.`;
    return { ...each, verdict: { ...verdict, state: 'refused', errors: [{ path: '', msg }] } };
  });
}

/** Unparseable text is rejected with its problem, whatever the server's result. */
function withUnread({ unread }: ReadRow, verdict: RowVerdict): RowVerdict {
  if (unread.length === 0) return verdict;
  const others = verdict.errors.filter(({ path }) => !unread.some((each) => each.path === path));
  return { ...verdict, state: 'refused', errors: [...others, ...unread] };
}

/** Combines the server's results with parsing problems; `labelOf` names a field. */
export function judgedRows(
  { problems }: ParsedCsv,
  rows: readonly ReadRow[],
  verdicts: readonly RowVerdict[],
  labelOf: (path: string) => string,
): JudgedRows {
  const found = new Map<string, number[]>();
  const note = (reason: string, line: number) => found.set(reason, [...(found.get(reason) ?? []), line]);
  const all = refuseRepeats(rows, verdicts);
  for (const { line, msg } of problems) note(msg, line);
  for (const { row, verdict } of all)
    for (const { path, msg } of verdict.errors) note(path === '' ? msg : `${labelOf(path)}: ${msg}`, row.line);
  return {
    all,
    good: all.filter(({ verdict: { state } }) => state === 'new' || state === 'changed'),
    bad: all.filter(({ verdict: { state } }) => state === 'refused').map(({ row }) => row),
    problems: [...found]
      .map(([reason, lines]) => ({ reason, lines: lines.sort((a, b) => a - b) }))
      .sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0)),
  };
}
