/**
 * Prints how long the calls of a module's resource take with many records: `npx tsx server/bench/moduleData.ts [records]`,
 * and how long everybody waits for a promotion that looks at all of them.
 * On the embedded database in a temporary folder, or with `DATABASE_URL` in a new schema of that PostgreSQL;
 * nothing stays behind.
 */

import { sql } from 'kysely';
import { declaredResource } from 'shared/contract/declaredResource';
import { isPostgres } from '../src/db/engine';
import { keepStatistics } from '../src/db/keepStatistics';
import { definitionOf } from '../src/moduleData/definitionOf';
import { openPayroll, slipFields, slips } from '../src/moduleData/payroll.fixture';
import { endBench } from '../test/benchDatabase';
import { openTestApp } from '../test/openTestApp';
import { storeMany } from './fill/storeMany';

const records = Number(process.argv[2] ?? 100_000);
const ROUNDS = 15;

const server = await openTestApp();
const payroll = await openPayroll(server);
await payroll.promote('1.0.0', slips({ sort: ['employee', 'amountPaise', 'paidOn'] }));
const { definition } = definitionOf('mfe-payroll', declaredResource.parse(slips()));
const [first, last] = [
  ['Asha', 'Ravi', 'Zoya', 'Meera', 'Kabir'],
  ['Rao', 'Das', 'Khan', 'Iyer', 'Sen'],
];
await storeMany(server.db, definition, records, (index) => ({
  employee: `${first[index % 5]} ${last[Math.floor(index / 5) % 5]} ${(index * 7919) % records}`,
  email: `person${index}@example.com`,
  paidOn: `20${String(20 + (index % 6))}-${String(1 + (index % 12)).padStart(2, '0')}-28`,
  amountPaise: (index * 7919) % 9_000_000,
  state: index % 10 === 0 ? 'draft' : 'paid',
  isFinal: index % 2 === 0,
  lines: [{ label: 'Basic' }, { label: 'House rent' }],
}));
if (isPostgres(server.db)) await sql`vacuum analyze`.execute(server.db);
(await keepStatistics(server.db))();

const queries = {
  'first page, newest first': 'page=1&size=10',
  'sorted by employee': 'page=1&size=10&sort=employee',
  'sorted by amount, largest first': 'page=1&size=100&sort=-amountPaise',
  'page in the middle': `page=${Math.ceil(records / 20)}&size=10&sort=employee`,
  'last page': `page=${Math.ceil(records / 10)}&size=10&sort=employee`,
  'search, one match': `page=1&size=10&q=${records - 7}`,
  'search, no match': 'page=1&size=10&q=nothing%20here',
  'search, a fifth of all': 'page=1&size=10&q=khan&sort=employee',
  'search, a fifth that is last in the order': 'page=1&size=10&q=zoya&sort=employee',
  'a tenth of all by state, sorted': 'page=1&size=10&state=draft&sort=-amountPaise',
  'a month of days': 'page=1&size=10&paidOn.from=2024-05-01&paidOn.to=2024-05-31&sort=paidOn',
};

process.stdout.write(
  `${records} records of a module on ${isPostgres(server.db) ? 'PostgreSQL' : 'SQLite'}, medians of ${ROUNDS} in milliseconds\n`,
);
const print = (ms: number, name: string) => process.stdout.write(`${ms.toFixed(1).padStart(8)}  ${name}\n`);
let slowest = 0;
for (const [name, query] of Object.entries(queries)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    const answer = await payroll.call('GET', `m/mfe-payroll/slips?${query}`);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    times.push(performance.now() - begin);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  slowest = Math.max(slowest, median);
  print(median, name);
}
const timed = async (name: string, work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  print(performance.now() - begin, name);
};
const narrower = {
  ...slipFields,
  amountPaise: { type: 'integer', minimum: 0, maximum: 10_000_000 },
  note: { type: 'string' },
};
await timed('a promotion that looks at every record (once)', () =>
  payroll.promote('1.1.0', slips({ sort: ['employee', 'amountPaise'] }, { properties: narrower })),
);
await payroll.close();
await endBench(server);
const TARGET_MS = 50;
process.stdout.write(`The slowest call took ${slowest.toFixed(1)} ms; the target is ${TARGET_MS} ms.\n`);
process.exitCode = slowest <= TARGET_MS ? 0 : 1;
