import { useEffect, useState } from 'react';
import type { SheetRows } from './chosenSheet';
import { type Coming, checkRows } from './importCalls';
import { labelIn } from './importTarget';
import { type JudgedRows, judgedRows } from './judgedRows';
import { type RefusedRow, refusedOf, sayRefused } from './refusedRow';

interface Answer {
  sheets: readonly SheetRows[];
  checked?: JudgedRows[];
  error?: unknown;
}

/** The names of a sheet's new rows, for later sheets. */
function comingOf({ target: { path, sheet } }: SheetRows, { all }: JudgedRows): Coming {
  const { named = [] } = sheet ?? {};
  if (named.length === 0) return {};
  const added = all.filter(({ verdict: { state } }) => state === 'new');
  return {
    [path]: added.map(({ input }) =>
      Object.fromEntries(named.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]]))),
    ),
  };
}

/** The results of the sheets' rows; later sheets may reference records that earlier ones add, and not those that are refused. */
async function checkSheets(sheets: readonly SheetRows[], signal: AbortSignal): Promise<JudgedRows[]> {
  const all: JudgedRows[] = [];
  const refused: RefusedRow[] = [];
  let coming: Coming = {};
  for (const each of sheets) {
    const { target, parsed, rows } = each;
    const verdicts = await checkRows(target.path, rows, coming, signal);
    const judged = judgedRows(parsed, rows, sayRefused(each, verdicts, refused), labelIn(target));
    all.push(judged);
    coming = { ...coming, ...comingOf(each, judged) };
    refused.push(...refusedOf(target, judged));
  }
  return all;
}

/** Fetches the results of each sheet's rows whenever they change; undefined while loading. */
export function useChecked(sheets: readonly SheetRows[]): { checked: JudgedRows[] | undefined; error: unknown } {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const leaving = new AbortController();
    checkSheets(sheets, leaving.signal).then(
      (checked) => !leaving.signal.aborted && setAnswer({ sheets, checked }),
      (error: unknown) => !leaving.signal.aborted && setAnswer({ sheets, error }),
    );
    return () => leaving.abort();
  }, [sheets]);
  const own = answer?.sheets === sheets ? answer : undefined;
  return { checked: own?.checked, error: own?.error };
}
