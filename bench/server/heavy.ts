import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, today } from 'shared/domain/dates/dates';
import { centerLike, fillCenters } from '../../server/bench/fill/fillCenters';
import { fillInvoices } from '../../server/bench/fill/fillInvoices';
import { fillMonth } from '../../server/bench/fill/fillMonth';
import { fillPurchases } from '../../server/bench/fill/fillPurchases';
import { fillReturn } from '../../server/bench/fill/fillReturn';
import { signInToEmpty } from '../../server/bench/fill/fillUp';
import { REGISTRATION } from '../../server/src/api/money/returns/storedDocuments.fixture';
import { openDatabase } from '../../server/src/db/engines/openDatabase';
import { seed } from '../../server/src/seed';
import { openMailbox } from '../../server/test/openMailbox';
import { type Goal, P99_MS, type Part, round } from '../Part';
import { startProduct } from '../startProduct';
import { metrics } from './load';

const CENTERS = 100_000;
const INVOICES = 10_000;
const IMPORTED = 10_000;
const PAID = 2_000;
const TOLD = 20_000;
const MAILS = 500;
/** Row limit of one import call. */
const AT_ONCE = 500;
const TIMES = 10;
/** Memory limit of the server's process while it makes a month's wages, files or payslips, in MB. */
const RUN_MB = 300;
/** Interval between memory readings. */
const LOOK_MS = 200;

/** Requests that others make meanwhile, again and again. */
const probed = ['/favicon.svg', '/api/centers?page=1&size=50', '/api/health'];

const longInvoice = {
  ...{ clientName: 'Acme Foods', date: '2026-11-01', taxPercent: 18 },
  items: Array.from({ length: 200 }, (_line, index) => ({
    ...{ id: String(index), quantity: 1, pricePaise: 100_00 },
    description: `Loaders of the night shift, ${'as agreed, '.repeat(15)}`,
  })),
};
const imported = Array.from({ length: IMPORTED }, (_row, n) => ({
  ...{ name: `Anil ${n}`, code: `IMP-${n}`, designation: 'Guard', basicPaise: 15_000_00, grossPaise: 20_000_00 },
  ...{ uan: String(100_700_000_000 + n), esicNumber: String(3_700_000_000 + n) },
}));

/** Calls the API and reads the whole response. Throws when it is an error. */
type Call = (path: string, body?: object) => Promise<Buffer>;
/**
 * A task that a person waits for; `most`: its time limit, in seconds; `mostMb`: the server's memory limit meanwhile.
 */
type Job = [name: string, run: () => Promise<unknown>, most?: number, mostMb?: number];

/** The tasks' data that was stored directly in the database. */
interface Prepared {
  /** The portal's file. */
  gstr2b: string;
  /** The id of an issued invoice. */
  issued: string;
  /** Mails that arrived at the mail server. */
  mails: readonly unknown[];
}

async function jobsOf(call: Call, { gstr2b, issued, mails }: Prepared): Promise<Job[]> {
  const again = (path: (n: number) => string) => async () => {
    for (let n = 0; n < TIMES; n += 1) await call(path(n));
  };
  const send = (path: string) => async () => {
    for (let from = 0; from < IMPORTED; from += AT_ONCE)
      await call(path, { rows: imported.slice(from, from + AT_ONCE) });
  };
  const ids: string[] = [];
  for (let made = 0; made < 30; made += 1)
    ids.push((JSON.parse(String(await call('invoices', longInvoice))) as { id: string }).id);
  const short = { ...longInvoice, items: longInvoice.items.slice(0, 3) };
  const { id: shortId } = JSON.parse(String(await call('invoices', short))) as { id: string };
  const releases = JSON.parse(String(await call('releases'))) as { module: string; current: string }[];
  const site = releases.find(({ module }) => module === 'mfe-public');
  // A failed sign-in costs as much as a successful one. Each uses another address, so that no limit applies.
  const refused = (_person: unknown, n: number) =>
    call('auth/login', { email: `nobody${n}@example.com`, password: 'wrong horse' }).catch(() => undefined);
  const newAndListed = async () => {
    for (let n = 0; n < TIMES; n += 1) {
      await call('centers', centerLike(0));
      await call('centers?page=1&size=10');
    }
  };
  const addressed = { kind: 'invoice', documentId: issued, subject: 'Your invoice', text: 'It is attached.' };
  const queueMails = async () => {
    for (let n = 0; n < MAILS; n += 1)
      await call('sendings', { ...addressed, to: `client${n}@example.com`, endsOn: addDays(today(), 30) });
  };
  const arrived = async () => {
    while (mails.length < MAILS) await wait(LOOK_MS);
  };
  let wages = '';
  const makeWages = async () => {
    const made = JSON.parse(String(await call('wages/made', { month: '2026-10' }))) as { registerId: string };
    wages = `wages/${made.registerId}`;
  };
  return [
    ['nothing', () => wait(3_000)],
    [`wages of ${PAID} people for a month`, makeWages, 3, RUN_MB],
    ['ECR of the month', () => call(`${wages}/files/ecr`), 1, RUN_MB],
    ['list of its files', () => call(`${wages}/files`)],
    [`${PAID} payslips in English`, () => call(`${wages}/payslips.zip`), 60, RUN_MB],
    [`${PAID} payslips in Hindi`, () => call(`${wages}/payslips.zip?language=hi`), 60, RUN_MB],
    ['PDF of 200 long lines', () => call(`invoices/${ids[0]}/pdf`)],
    ['PDF of an invoice', () => call(`invoices/${shortId}/pdf`), 0.3],
    [`archive of ${ids.length} of them`, () => call(`invoices/pdfs.zip?ids=${ids.join(',')}`)],
    ['40 sign-ins at once', () => Promise.all(Array.from({ length: 40 }, refused))],
    ['CSV of every invoice', () => call('invoices/export.csv')],
    [`GSTR-1 of ${TOLD} documents for the portal`, () => call('invoices/gstr1.json?period=2026-09'), 2],
    [`GSTR-1 of ${TOLD} documents as CSV`, () => call('invoices/gstr1.csv?period=2026-09'), 2],
    [`GSTR-2B of ${TOLD} bills, read`, () => call('purchases/gstr-2b', { text: gstr2b }), 5],
    [`GSTR-2B of ${TOLD} bills, matched`, () => call('purchases/gstr-2b'), 5],
    [`${MAILS} mails with a PDF, put into the queue`, queueMails],
    [`${MAILS} mails with a PDF, until all arrived`, arrived],
    [`check of ${IMPORTED} employees of a file`, send('employees/import/check'), 5],
    [`import of ${IMPORTED} employees`, send('employees/import'), 10],
    ['promotion', () => call(`releases/${site?.module}/promote`, { version: site?.current })],
    [`${TIMES} writes, a list after each`, newAndListed],
    ['the whole list of centers by another order', () => call('centers?sort=-city')],
    [`${TIMES} searches over every kind`, again((n) => `search?q=xr-${CENTERS - 7 - n}x`)],
    [`${TIMES} searches for many`, again(() => 'centers?page=1&size=10&q=retail&sort=city')],
    [`${TIMES} pages in the middle`, again((n) => `centers?page=${4_990 + n}&size=10&sort=client_name`)],
  ];
}

/**
 * Requests a URL again and again until the task is done; returns the time within which 99 of 100 responses arrived, in
 * milliseconds.
 */
export async function p99Beside(url: string, authorization: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.catch(() => undefined).finally(() => (isDone = true));
  const times: number[] = [];
  while (!isDone) {
    const begin = performance.now();
    const answer = await fetch(url, { headers: { authorization } });
    await answer.arrayBuffer();
    times.push(answer.ok ? performance.now() - begin : Number.POSITIVE_INFINITY);
    await wait(5);
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

/**
 * Watches a server until the task is done: the longest block of its event loop, in milliseconds, and the peak memory of
 * its process, in MB.
 */
async function mostBeside(url: string, work: Promise<unknown>): Promise<{ heldMs: number; memoryMb: number }> {
  // Reading the metrics restarts the measurement of the event loop.
  const look = () => metrics(url, 'nodejs_eventloop_lag_max_seconds', 'process_resident_memory_bytes');
  let isDone = false;
  void work.catch(() => undefined).finally(() => (isDone = true));
  const most = { heldMs: 0, memoryMb: 0 };
  for (let isLast = false; !isLast; ) {
    isLast = isDone;
    const { nodejs_eventloop_lag_max_seconds: held, process_resident_memory_bytes: bytes } = await look();
    most.heldMs = Math.max(most.heldMs, held * 1000);
    most.memoryMb = Math.max(most.memoryMb, bytes / 2 ** 20);
    await Promise.race([wait(LOOK_MS), work.catch(() => undefined)]);
  }
  return most;
}

/**
 * Runs each heavy task once, on the embedded database, while others request a file, a list and health: measures their
 * waits and how long the event loop is blocked.
 */
export async function heavy(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-heavy-'));
  const authorization = `Bearer ${await signInToEmpty({ dataDir, databaseUrl: undefined })}`;
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await seed(db, 'sample');
  await fillCenters(db, CENTERS);
  await fillInvoices(db, INVOICES);
  await fillReturn(db, '2026-09', TOLD);
  await fillMonth(db, '2026-10', PAID);
  const gstr2b = await fillPurchases(db, { gstin: REGISTRATION, month: '2026-09', count: TOLD });
  const { id: issued } = await db
    .selectFrom('invoices')
    .select('id')
    .where('registration', '=', REGISTRATION)
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  await db.destroy();
  const mailbox = await openMailbox();
  const product = await startProduct({
    DATA_DIR: dataDir,
    NODE_OPTIONS: '--max-semi-space-size=2',
    SMTP_URL: mailbox.settings.smtpUrl,
    MAIL_FROM: mailbox.settings.from,
  });
  const call: Call = async (path, body) => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(300_000),
    });
    const said = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${said.toString('utf8', 0, 300)}`);
    return said;
  };
  const rows: (string | number)[][] = [];
  const goals: Goal[] = [];
  try {
    for (const [name, run, mostSeconds, mostMb] of await jobsOf(call, { gstr2b, issued, mails: mailbox.mails })) {
      await metrics(product.url);
      const begun = performance.now();
      const work = run();
      const waits = Promise.all(probed.map((path) => p99Beside(product.url + path, authorization, work)));
      const most = mostBeside(product.url, work);
      await work;
      const took = (performance.now() - begun) / 1000;
      const others = Math.max(...(await waits));
      const { heldMs, memoryMb } = await most;
      rows.push([name, took.toFixed(1), round(others), round(heldMs, 0), round(memoryMb, 0)]);
      goals.push({ what: `p99 of other answers beside ${name}, ms`, value: others, most: P99_MS });
      if (mostSeconds !== undefined) goals.push({ what: `${name}, s`, value: took, most: mostSeconds });
      if (mostMb !== undefined) goals.push({ what: `memory beside ${name}, MB`, value: memoryMb, most: mostMb });
    }
  } finally {
    await product.stop();
    await mailbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return {
    tables: [
      {
        title: `Heavy work, ${CENTERS} centers and ${INVOICES} invoices on SQLite: p99 of other answers meanwhile, and how long the event loop was held (10 ms when it was free)`,
        headings: ['work', 'takes, s', 'p99, ms', 'held, ms', 'most memory, MB'],
        rows,
      },
    ],
    goals,
  };
}
