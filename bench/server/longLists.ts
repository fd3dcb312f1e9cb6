import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillInvoices } from '../../server/bench/fill/fillInvoices';
import { fillUp, signInToEmpty } from '../../server/bench/fill/fillUp';
import { connectDatabase } from '../../server/src/db/engines/openDatabase';
import { median } from '../middle';
import { type Part, round } from '../Part';
import { startProduct } from '../startProduct';

const ROWS = 100_000;
const ROUNDS = 15;

const calls: string[] = [
  'centers?page=1&size=10',
  'centers?page=1&size=10&sort=client_name',
  'centers?page=1&size=100&sort=-city',
  `centers?page=${ROWS / 20}&size=10&sort=client_name`,
  `centers?page=1&size=10&q=xr-${ROWS - 7}x`,
  'centers?page=1&size=10&q=nothing%20here',
  'centers?page=1&size=10&q=retail&sort=city',
  'centers?page=1&size=10&q=a&sort=client_name',
  'centers?page=1&size=10&state=Jharkhand&q=quick&sort=-client_name',
  `search?q=xr-${ROWS - 7}x`,
  'search?q=nothing%20here',
  'invoices?page=1&size=10',
  'invoices?page=1&size=100&sort=-totalPaise',
  'invoices?page=1&size=10&sort=shown',
  `invoices?page=${ROWS / 20}&size=10&sort=date`,
  'invoices?page=1&size=10&shown=Overdue&sort=dueDate',
  'invoices?page=1&size=10&shown=Outstanding&sort=-balancePaise',
  'invoices?page=1&size=10&date.from=2026-11-01&date.to=2026-11-30',
  'invoices?page=1&size=10&q=client%204321',
  'invoices/summary',
  'invoices/next-number',
  'invoices/gstr1.csv?month=2026-11',
];

/**
 * Lists, searches and figures over 100,000 centers and invoices, requested by one person; by default on the embedded
 * database.
 */
export async function longLists(databaseUrl?: string): Promise<Part> {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'bench-lists-')), databaseUrl };
  try {
    const authorization = `Bearer ${await signInToEmpty(place)}`;
    const db = await connectDatabase(place);
    await fillInvoices(db, ROWS);
    await db.destroy();
    await fillUp(place, ROWS);
    const product = await startProduct({ DATA_DIR: place.dataDir, DATABASE_URL: databaseUrl ?? '' });
    const found: { path: string; ms: number }[] = [];
    try {
      for (const path of calls) {
        const times: number[] = [];
        for (let each = 0; each < ROUNDS; each += 1) {
          const begun = performance.now();
          const answer = await fetch(`${product.url}/api/${path}`, { headers: { authorization } });
          if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
          await answer.arrayBuffer();
          times.push(performance.now() - begun);
        }
        found.push({ path, ms: median(times) });
      }
    } finally {
      await product.stop();
    }
    return {
      tables: [
        {
          title: `${ROWS} rows each on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}, medians of ${ROUNDS}`,
          headings: ['call', 'ms'],
          rows: found.map(({ path, ms }) => [decodeURIComponent(path), round(ms, 1)]),
        },
      ],
      goals: [{ what: 'the slowest call, ms', value: Math.max(...found.map(({ ms }) => ms)), most: 50 }],
    };
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}
