import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centerLike } from '../../server/bench/fill/fillCenters';
import { fillUp, signInToEmpty } from '../../server/bench/fill/fillUp';
import type { Part } from '../Part';
import { besideJobs } from './besideJobs';
import { taken, withProduct } from './withProduct';

const ROWS = 100_000;
const TIMES = 10;

/** What may hold the server while a list is long, on the embedded database, which answers in the server's own thread. */
export async function manyRows(): Promise<Part> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'bench-rows-')), databaseUrl: undefined };
  try {
    const token = await signInToEmpty(place);
    await fillUp(place, ROWS);
    return await withProduct({ DATA_DIR: place.dataDir }, token, (url, call) => {
      const again = (path: (n: number) => string) => async () => {
        for (let n = 0; n < TIMES; n += 1) await taken(call('GET', path(n)));
      };
      return besideJobs(`${ROWS} centers on SQLite`, url, token, [
        { name: 'a pause', run: () => new Promise((resolve) => setTimeout(resolve, 2_000)) },
        {
          name: `${TIMES} writes, a list after each`,
          run: async () => {
            for (let n = 0; n < TIMES; n += 1) {
              await taken(call('POST', 'centers', centerLike(0)));
              await taken(call('GET', 'centers?page=1&size=10'));
            }
          },
        },
        { name: 'the whole list', run: () => taken(call('GET', 'centers')) },
        { name: 'the whole list by another order', run: () => taken(call('GET', 'centers?sort=-city')) },
        { name: 'CSV of every center', run: () => taken(call('GET', 'centers/export.csv')) },
        { name: `${TIMES} searches for one`, run: again((n) => `centers?page=1&q=xr-${ROWS - 7 - n}x`) },
        { name: `${TIMES} searches for none`, run: again((n) => `centers?page=1&q=nothing%20${n}`) },
        { name: `${TIMES} searches over every kind`, run: again((n) => `search?q=xr-${ROWS - 7 - n}x`) },
        { name: `${TIMES} searches for many`, run: again(() => 'centers?page=1&size=10&q=retail&sort=city') },
        { name: `${TIMES} pages of 1,000`, run: again((n) => `centers?page=${n + 1}&size=1000`) },
        {
          name: `${TIMES} pages in the middle`,
          run: again((n) => `centers?page=${4_990 + n}&size=10&sort=client_name`),
        },
      ]);
    });
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}
