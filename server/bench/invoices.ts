/**
 * Prints how long invoicing takes with many invoices: `npx tsx server/bench/invoices.ts [rows]`.
 * All of them are of two years, a tenth of one month. On the embedded database in a temporary folder, or with
 * `DATABASE_URL` in a new schema of that PostgreSQL; nothing stays behind.
 */

import { sql } from 'kysely';
import { isPostgres } from '../src/db/engine';
import { anyTable } from '../src/db/tables';
import { endBench } from '../test/benchDatabase';
import { openTestApp } from '../test/openTestApp';
import { fillInvoices } from './fill/fillInvoices';

const rows = Number(process.argv[2] ?? 100_000);
const ROUNDS = 15;

const server = await openTestApp();
await fillInvoices(server.db, rows);
await (isPostgres(server.db) ? sql`vacuum analyze` : sql`analyze`).execute(server.db);
const some = (await anyTable(server.db).selectFrom('invoices').select('id').limit(20).execute())
  .map((found) => found.id)
  .join(',');

const calls = {
  'list, newest first': 'invoices?page=1&size=10',
  'list by amount': 'invoices?page=1&size=100&sort=-totalPaise',
  'list by status': 'invoices?page=1&size=10&sort=shown',
  'page in the middle': `invoices?page=${Math.ceil(rows / 20)}&size=10&sort=date`,
  unpaid: 'invoices?page=1&size=10&shown=Unpaid',
  overdue: 'invoices?page=1&size=10&shown=Overdue&sort=dueDate',
  outstanding: 'invoices?page=1&size=10&shown=Outstanding&sort=-balancePaise',
  'one month': 'invoices?page=1&size=10&date.from=2026-11-01&date.to=2026-11-30',
  'search, one match': `invoices?page=1&size=10&q=b${String(rows - 7).padStart(7, '0')}`,
  'search, some matches': 'invoices?page=1&size=10&q=client%204321',
  overview: 'invoices/summary',
  'next number': 'invoices/next-number',
  'GSTR-1 of a month': 'invoices/gstr1.csv?month=2026-11',
  'CSV of a month': 'invoices/export.csv?date.from=2026-11-01&date.to=2026-11-30',
  'PDF of one': `invoices/${some.split(',')[0]}/pdf`,
};

process.stdout.write(
  `${rows} invoices on ${isPostgres(server.db) ? 'PostgreSQL' : 'SQLite'}, medians of ${ROUNDS} in milliseconds\n`,
);
for (const [name, path] of Object.entries(calls)) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    const answer = await server.call('GET', path);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    times.push(performance.now() - begin);
    bytes = answer.rawPayload.length;
  }
  times.sort((a, b) => a - b);
  process.stdout.write(`${(times[Math.floor(ROUNDS / 2)] ?? 0).toFixed(1).padStart(8)}  ${name} (${bytes} bytes)\n`);
}
await endBench(server);
