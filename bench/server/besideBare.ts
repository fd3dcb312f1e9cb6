import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillUp, signInToEmpty } from '../../server/bench/fill/fillUp';
import { centerSamples } from '../../server/src/api/centers/centerSamples';
import { median } from '../median';
import { startProduct } from '../startProduct';
import { type Answered, type Load, load } from './load';

/** How a call of the product does beside the bare route with the same SQL. */
export interface Beside {
  engine: string;
  rows: number;
  call: 'list' | 'read' | 'write';
  product: Answered;
  bare: Answered;
  /** The product's answers for each one of the bare route. */
  ratio: number;
}

const SIZES = [1_000, 10_000, 100_000];
const CONNECTIONS = 100;
/** Product and bare route take turns, so that a slow moment of the machine hits both. */
const ROUNDS = 3;
const SECONDS = 0.8;

interface Engine {
  name: string;
  /** Undefined for the embedded one. */
  databaseUrl?: string;
}

const middle = (rounds: Answered[]): Answered => ({
  perSecond: median(rounds.map((each) => each.perSecond)),
  p50: median(rounds.map((each) => each.p50)),
  p99: median(rounds.map((each) => each.p99)),
  cpuMs: median(rounds.map((each) => each.cpuMs)),
});

async function startBare(place: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/bench/bareServer.ts'], {
    env: { ...process.env, DATABASE_URL: '', ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => resolve(/Ready at (\S+)/.exec(String(text))?.[1] ?? ''));
    void exited.then(() => reject(new Error('The bare server did not start.')));
  });
  return {
    url,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/** Measures lists, reads and writes on one database at every size, product and bare route in turn. */
export async function besideBare({ name, databaseUrl }: Engine): Promise<Beside[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-beside-'));
  const [dataDir, bareDir] = [join(folder, 'product'), join(folder, 'bare')];
  const place = { dataDir, databaseUrl };
  const found: Beside[] = [];
  try {
    const token = await signInToEmpty(place);
    for (const rows of SIZES) {
      const id = await fillUp(place, rows);
      if (databaseUrl === undefined) cpSync(dataDir, bareDir, { recursive: true });
      const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
      const bare = await startBare({ DATA_DIR: bareDir, DATABASE_URL: databaseUrl ?? '' });
      const headers = { authorization: `Bearer ${token}` };
      const calls: Record<Beside['call'], Omit<Load, 'url' | 'connections'> & { path: string }> = {
        list: { path: '/api/centers?page=1&size=50', headers },
        read: { path: `/api/centers/${id}`, headers },
        write: {
          path: '/api/centers',
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(centerSamples[0]),
        },
      };
      const send = ({ path, ...call }: (typeof calls)['list'], { url }: { url: string }) =>
        load({ ...call, url: url + path, connections: CONNECTIONS, seconds: SECONDS });
      for (const each of [product, bare]) for (const call of Object.values(calls)) await send(call, each);
      for (const call of ['list', 'read', 'write'] as const) {
        const rounds: { product: Answered; bare: Answered }[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push({ product: await send(calls[call], product), bare: await send(calls[call], bare) });
        const [ours, theirs] = [middle(rounds.map((each) => each.product)), middle(rounds.map((each) => each.bare))];
        found.push({ engine: name, rows, call, product: ours, bare: theirs, ratio: ours.perSecond / theirs.perSecond });
      }
      await bare.stop();
      await product.stop();
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
