import { useEffect, useMemo, useState } from 'react';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { SheetRows } from './chosenSheet';
import { type Coming, checkRows } from './importCalls';
import { labelIn } from './importTarget';
import { type JudgedRows, judgedRows } from './judgedRows';

interface Answer {
  sheets: readonly SheetRows[];
  verdicts?: RowVerdict[][];
  error?: unknown;
}

/** The names of a sheet's new rows, for later sheets. */
function comingOf({ target: { path, sheet }, rows }: SheetRows, verdicts: readonly RowVerdict[]): Coming {
  const { named = [] } = sheet ?? {};
  if (named.length === 0) return {};
  const added = rows.filter((_, place) => verdicts[place]?.state === 'new');
  return {
    [path]: added.map(({ input }) =>
      Object.fromEntries(named.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]]))),
    ),
  };
}

/** The server's results for the sheets' rows; later sheets may reference records that earlier ones add. */
async function checkSheets(sheets: readonly SheetRows[], signal: AbortSignal): Promise<RowVerdict[][]> {
  const all: RowVerdict[][] = [];
  let coming: Coming = {};
  for (const sheet of sheets) {
    const verdicts = await checkRows(sheet.target.path, sheet.rows, coming, signal);
    all.push(verdicts);
    coming = { ...coming, ...comingOf(sheet, verdicts) };
  }
  return all;
}

/** Fetches the results of each sheet's rows whenever they change; undefined while loading. */
export function useChecked(sheets: readonly SheetRows[]): { checked: JudgedRows[] | undefined; error: unknown } {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const leaving = new AbortController();
    checkSheets(sheets, leaving.signal).then(
      (verdicts) => !leaving.signal.aborted && setAnswer({ sheets, verdicts }),
      (error: unknown) => !leaving.signal.aborted && setAnswer({ sheets, error }),
    );
    return () => leaving.abort();
  }, [sheets]);
  const own = answer?.sheets === sheets ? answer : undefined;
  const checked = useMemo(
    () =>
      own?.verdicts?.map((verdicts, place) => {
        const { parsed, rows, target } = own.sheets[place] as SheetRows;
        return judgedRows(parsed, rows, verdicts, labelIn(target));
      }),
    [own],
  );
  return { checked, error: own?.error };
}
