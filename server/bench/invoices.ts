/**
 * Prints how long invoicing takes with many invoices: `npx tsx server/bench/invoices.ts [rows]`.
 * All of them are of two years, a tenth of one month. On the embedded database in a temporary folder, or with
 * `DATABASE_URL` in a new schema of that PostgreSQL; nothing stays behind.
 */
import '../test/benchDatabase';
import { sql } from 'kysely';
import { addDays } from 'shared/domain/dates';
import { invoiceInput } from 'shared/domain/invoice';
import { encode } from '../src/api/resource/codec';
import { prepareInvoice } from '../src/api/invoicing/prepareInvoice';
import { invoices } from '../src/api/resources/invoices';
import { isPostgres } from '../src/db/engine';
import { newId } from '../src/db/newId';
import { anyTable } from '../src/db/tables';
import { openTestApp } from '../test/openTestApp';

const rows = Number(process.argv[2] ?? 100_000);
const ROUNDS = 15;
const standings = ['Unpaid', 'Unpaid', 'Part paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Credited', 'Cancelled', 'Draft'];

const server = await openTestApp();
const at = new Date().toISOString();

async function row(index: number) {
  const standing = standings[index % standings.length] as string;
  const date = index % 10 === 3 ? addDays('2026-11-01', index % 30) : addDays('2025-04-01', (index * 7) % 700);
  const input = invoiceInput.parse({ clientName: `Client ${(index * 7919) % 5000}`, clientGstin: '27AAPFU0939F1ZV', date, dueDate: addDays(date, 30), taxPercent: 18, items: [{ description: 'Loaders', quantity: 10 + (index % 50), pricePaise: 1_500_000 + index }] });
  const amounts = await prepareInvoice({ operation: 'create', after: input, actor: { id: '', name: '' }, db: server.db });
  const isDraft = standing === 'Draft';
  const isOpen = standing === 'Unpaid' || standing === 'Part paid';
  const record = {
    ...input, ...amounts, standing, status: isDraft ? 'draft' : standing === 'Cancelled' ? 'cancelled' : isOpen ? 'issued' : 'paid', invoiceNo: isDraft ? '' : `B${String(index).padStart(7, '0')}`,
    issuedAt: isDraft ? null : at, cancelledAt: standing === 'Cancelled' ? at : null, lateAfter: isOpen ? input.dueDate : '9999-12-31', balancePaise: isOpen ? amounts.totalPaise : 0,
  };
  return { id: newId(), version: 1, createdAt: at, updatedAt: at, deletedAt: null, ...encode(invoices, record) };
}

for (let start = 0; start < rows; start += 250) {
  const values = await Promise.all(Array.from({ length: Math.min(250, rows - start) }, (_, n) => row(start + n)));
  await anyTable(server.db).insertInto('invoices').values(values).execute();
}
await (isPostgres(server.db) ? sql`vacuum analyze` : sql`analyze`).execute(server.db);
const some = (await anyTable(server.db).selectFrom('invoices').select('id').limit(20).execute()).map((found) => found.id).join(',');

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

process.stdout.write(`${rows} invoices on ${isPostgres(server.db) ? 'PostgreSQL' : 'SQLite'}, medians of ${ROUNDS} in milliseconds\n`);
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
await server.close();
