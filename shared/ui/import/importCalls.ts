import type { ImportResult, RowVerdict } from 'shared/domain/records/importAnswers';
import { api } from 'shared/platform';
import type { ReadRow } from './readRows';

/** The maximum number of rows in one request. */
const BATCH = 500;
const LIMIT_MS = 60_000;

/** Rows of earlier sheets that add records, by resource path. */
export type Coming = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/**
 * The server's result for each row, which may reference records to be added; stores nothing. Throws the server's
 * refusal.
 */
export async function checkRows(
  path: string,
  rows: readonly ReadRow[],
  coming: Coming,
  signal: AbortSignal,
): Promise<RowVerdict[]> {
  const verdicts: RowVerdict[] = [];
  for (let done = 0; done < rows.length; done += BATCH) {
    const inputs = rows.slice(done, done + BATCH).map(({ input }) => input);
    const said = await api.post<RowVerdict[]>(
      `${path}/import/check`,
      { rows: inputs, coming },
      { signal, timeoutMs: LIMIT_MS },
    );
    verdicts.push(...said);
  }
  return verdicts;
}

/** The part of an import stored so far. */
export interface Stored {
  count: number;
  importId?: string;
}

/**
 * Stores rows in batches, each in one transaction, as one import (with other sheets, if part of a workbook). Calls
 * `onStored` with the progress after each. Throws the server's refusal.
 */
export async function storeRows(
  path: string,
  rows: readonly ReadRow[],
  {
    fileName,
    workbookId,
    stored,
    onStored,
  }: { fileName: string; workbookId?: string; stored: Stored; onStored: (stored: Stored) => void },
): Promise<Stored> {
  let now = stored;
  while (now.count < rows.length) {
    const inputs = rows.slice(now.count, now.count + BATCH).map(({ input }) => input);
    const { importId } = await api.post<ImportResult>(
      `${path}/import`,
      { rows: inputs, fileName: fileName.slice(0, 200), importId: now.importId, workbookId },
      { timeoutMs: LIMIT_MS },
    );
    now = { count: now.count + inputs.length, importId };
    onStored(now);
  }
  return now;
}
