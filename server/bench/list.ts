/**
 * Prints how long the centers list takes with many rows: `npx tsx server/bench/list.ts [rows]`.
 * On the embedded database in a temporary folder, or with `DATABASE_URL` in a new schema of that PostgreSQL;
 * nothing stays behind.
 */

import { sql } from 'kysely';
import { isPostgres } from '../src/db/engine';
import { keepStatistics } from '../src/db/keepStatistics';
import { endBench } from '../test/benchDatabase';
import { openTestApp } from '../test/openTestApp';
import { fillCenters } from './fill/fillCenters';

const rows = Number(process.argv[2] ?? 100_000);
const ROUNDS = 15;

const queries = {
  'first page, newest first': 'page=1&size=10',
  'sorted by client': 'page=1&size=10&sort=client_name',
  'sorted by city, last first': 'page=1&size=100&sort=-city',
  'page in the middle': `page=${Math.ceil(rows / 20)}&size=10&sort=client_name`,
  'last page': `page=${Math.ceil(rows / 10)}&size=10&sort=client_name`,
  'search, one match': `page=1&size=10&q=xr-${rows - 7}x`,
  'search, no match': 'page=1&size=10&q=nothing%20here',
  'search, a part of all': 'page=1&size=10&q=retail&sort=city',
  'search, every row': 'page=1&size=10&q=a&sort=client_name',
  'filter by state': 'page=1&size=10&state=Kerala',
  'filter, search and sort': 'page=1&size=10&state=Jharkhand&q=quick&sort=-client_name',
  'search over every kind, one match': `search?q=xr-${rows - 7}x`,
  'search over every kind, no match': 'search?q=nothing%20here',
  'search over every kind, many matches': 'search?q=retail',
};

const server = await openTestApp();
await fillCenters(server.db, rows);
if (isPostgres(server.db)) await sql`vacuum analyze`.execute(server.db);
(await keepStatistics(server.db))();

process.stdout.write(
  `${rows} centers on ${isPostgres(server.db) ? 'PostgreSQL' : 'SQLite'}, medians of ${ROUNDS} in milliseconds\n`,
);
for (const [name, query] of Object.entries(queries)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    const answer = await server.call('GET', query.startsWith('search') ? query : `centers?${query}`);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  process.stdout.write(`${(times[Math.floor(ROUNDS / 2)] ?? 0).toFixed(1).padStart(8)}  ${name}\n`);
}
await endBench(server);
