import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centerLike } from '../../server/bench/fill/fillCenters';
import { fillUp, signInToEmpty } from '../../server/bench/fill/fillUp';
import { median } from '../median';
import { type Part, round } from '../Part';
import { startProduct } from '../startProduct';
import { type Answered, type Load, load } from './load';

const SIZES = [1_000, 10_000, 100_000];
const CONNECTIONS = 100;
/** Product and bare route take turns, so that a slow moment of the machine hits both. */
const ROUNDS = 3;
const SECONDS = 0.8;
const WARM_UP_REQUESTS = 400;
/** The product's answers for each one of a bare route that asks the same SQL, at least. */
const LEAST = 0.7;

/** A database to measure on. */
export interface Engine {
  name: string;
  /** By default the embedded one. */
  databaseUrl?: string;
}

/** Both servers' answers in one round. */
interface Round {
  product: Answered;
  bare: Answered;
}

interface Found extends Round {
  rows: number;
  call: string;
  /** The product's answers for each one of the bare route, in the middle one of the rounds. */
  ratio: number;
}

const middle = (rounds: Answered[]): Answered => ({
  perSecond: median(rounds.map((each) => each.perSecond)),
  p50: median(rounds.map((each) => each.p50)),
  p99: median(rounds.map((each) => each.p99)),
  cpuMs: median(rounds.map((each) => each.cpuMs)),
});

/** The address that a server prints. Rejects with what it said when it ends, or says nothing for a minute. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The bare server did not start within a minute:\n${output}`));
    }, 60_000);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += String(text);
        const address = /Ready at (\S+)/.exec(output)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}:\n${output}`)));
  });
}

async function startBare(place: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'server/bench/bare/bareServer.ts'], {
    env: { ...process.env, DATABASE_URL: '', ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    url: await addressOf(child),
    async stop() {
      child.kill();
      await exited;
    },
  };
}

type Call = Omit<Load, 'url' | 'connections'> & { path: string };

function callsOf(token: string, id: string): Record<string, Call> {
  const headers = { authorization: `Bearer ${token}` };
  const list = { path: '/api/centers?page=1&size=50', headers };
  return {
    list,
    read: { path: `/api/centers/${id}`, headers },
    'list, compressed': { ...list, headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } },
    write: {
      path: '/api/centers',
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(centerLike(0)),
    },
  };
}

async function measureAt(rows: number, { databaseUrl = '' }: Engine, folder: string, token: string): Promise<Found[]> {
  const [dataDir, bareDir] = [join(folder, 'product'), join(folder, 'bare')];
  const id = await fillUp({ dataDir, databaseUrl: databaseUrl || undefined }, rows);
  // Two servers on one embedded database would wait for each other.
  if (databaseUrl === '') cpSync(dataDir, bareDir, { recursive: true });
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  try {
    const bare = await startBare({ DATA_DIR: bareDir, DATABASE_URL: databaseUrl });
    try {
      const send = ({ path, ...call }: Call, { url }: { url: string }, until: Pick<Load, 'seconds' | 'amount'>) =>
        load({ ...call, url: url + path, connections: CONNECTIONS, ...until });
      const measured = { seconds: SECONDS };
      const found: Found[] = [];
      for (const [call, given] of Object.entries(callsOf(token, id))) {
        for (const each of [product, bare]) await send(given, each, { amount: WARM_UP_REQUESTS });
        const rounds: Round[] = [];
        for (let n = 0; n < ROUNDS; n += 1)
          rounds.push({ product: await send(given, product, measured), bare: await send(given, bare, measured) });
        const ratio = median(rounds.map((each) => each.product.perSecond / each.bare.perSecond));
        const [ours, theirs] = [middle(rounds.map((each) => each.product)), middle(rounds.map((each) => each.bare))];
        found.push({ rows, call, product: ours, bare: theirs, ratio });
      }
      return found;
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

/** Measures lists, reads and writes on one database at every size, product and bare route in turn. */
export async function besideBare(engine: Engine): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-beside-'));
  const found: Found[] = [];
  try {
    const token = await signInToEmpty({ dataDir: join(folder, 'product'), databaseUrl: engine.databaseUrl });
    for (const rows of SIZES) found.push(...(await measureAt(rows, engine, folder, token)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    sections: [
      {
        title: `Answers a second on ${engine.name} at ${CONNECTIONS} connections, beside a bare Fastify route with the same SQL`,
        headings: ['call', 'rows', 'product', 'bare', 'ratio', 'p99 ms', 'bare', 'processor ms', 'bare'],
        rows: found.map(({ rows, call, product, bare, ratio }) => [
          call,
          rows,
          ...[product.perSecond, bare.perSecond].map((each) => round(each, 0)),
          ratio.toFixed(2),
          ...[product.p99, bare.p99].map((each) => round(each, 0)),
          ...[product.cpuMs, bare.cpuMs].map((each) => round(each)),
        ]),
      },
    ],
    goals: found.map(({ rows, call, ratio }) => ({
      what: `${engine.name}, ${rows} rows, ${call}`,
      value: ratio,
      limit: { least: LEAST },
      of: 'the bare route’s',
    })),
  };
}
