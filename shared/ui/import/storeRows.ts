import { api } from 'shared/platform';

/** The most rows that the API takes at once. */
const BATCH = 500;
const LIMIT_MS = 60_000;

/** Stores rows in batches, each all or none. `onStored` hears after each how many are stored. Throws what the server refused. */
export async function storeRows(
  path: string,
  rows: readonly unknown[],
  onStored: (count: number) => void,
): Promise<void> {
  for (let done = 0; done < rows.length; done += BATCH) {
    await api.post(`${path}/import`, { rows: rows.slice(done, done + BATCH) }, { timeoutMs: LIMIT_MS });
    onStored(Math.min(done + BATCH, rows.length));
  }
}
