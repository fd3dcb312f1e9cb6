import { useEffect, useMemo, useState } from 'react';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { ParsedCsv } from 'shared/domain/text/parseLines';
import { checkRows } from './importCalls';
import { type JudgedRows, judgedRows } from './judgedRows';
import type { ReadRow } from './readRows';

interface Answer {
  rows: readonly ReadRow[];
  verdicts?: RowVerdict[];
  error?: unknown;
}

/** Asks the server what becomes of rows whenever they change; undefined until it has answered. */
export function useChecked(
  path: string,
  parsed: ParsedCsv | undefined,
  rows: readonly ReadRow[],
  labelOf: (path: string) => string,
): { checked: JudgedRows | undefined; error: unknown } {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const leaving = new AbortController();
    checkRows(path, rows, leaving.signal).then(
      (verdicts) => !leaving.signal.aborted && setAnswer({ rows, verdicts }),
      (error: unknown) => !leaving.signal.aborted && setAnswer({ rows, error }),
    );
    return () => leaving.abort();
  }, [path, rows]);
  const own = answer?.rows === rows ? answer : undefined;
  const checked = useMemo(
    () => (parsed && own?.verdicts ? judgedRows(parsed, own.rows, own.verdicts, labelOf) : undefined),
    [parsed, own, labelOf],
  );
  return { checked, error: own?.error };
}
