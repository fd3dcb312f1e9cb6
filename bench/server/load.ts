import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Options } from 'autocannon';
import { centerLike } from '../../server/bench/fill/fillCenters';
import { fillUp, signInToEmpty } from '../../server/bench/fill/fillUp';
import { P99_MS, type Part, round } from '../Part';
import { startProduct } from '../startProduct';

const ROWS = 100_000;
const CONNECTIONS = 100;
const SECONDS = 3;
const WARM_UP_REQUESTS = 400;
/** A day's requests, in turn, and the interval between memory readings. */
const mixed = ['/', '/services', '/favicon.svg', '/api/ready', '/about-us', '/dashboard', '/pricing', '/signin'];
const REQUESTS = 200_000;
const STEPS = 4;

/** Values of a server's `/metrics` at one time. Throws when a name is missing. */
export async function metrics<Name extends string>(url: string, ...names: Name[]): Promise<Record<Name, number>> {
  const answer = await fetch(new URL('/metrics', url), { signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  const values = names.map((name) => {
    const value = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`${url}/metrics answered ${answer.status} without ${name}.`);
    return [name, Number(value)];
  });
  return Object.fromEntries(values) as Record<Name, number>;
}

/**
 * Sends a load; returns responses per second, their times, and the processor time of each in milliseconds over all
 * server threads. Throws when a response is neither 200 nor 201.
 */
async function send(options: Options) {
  const cpu = async () => (await metrics(options.url, 'process_cpu_seconds_total')).process_cpu_seconds_total;
  const before = await cpu();
  const { errors, non2xx, duration, latency, ...result } = await autocannon({ timeout: 30, ...options });
  const answered = result['2xx'];
  if (errors + non2xx > 0 || answered === 0)
    throw new Error(`${options.url}: ${answered} answers, ${errors} connections failed, ${non2xx} were refused.`);
  const { p50, p99 } = latency;
  return { perSecond: answered / duration, p50, p99, cpuMs: (((await cpu()) - before) * 1000) / answered };
}

/** Lists, reads, writes and pages with many rows; by default on the embedded database. */
export async function load(databaseUrl?: string): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-load-'));
  try {
    const place = { dataDir, databaseUrl };
    const authorization = `Bearer ${await signInToEmpty(place)}`;
    const id = await fillUp(place, ROWS);
    const compressed = { 'accept-encoding': 'gzip, deflate, br' };
    const calls: Record<string, { path: string } & Partial<Options>> = {
      'list of 50': { path: '/api/centers?page=1&size=50', headers: { authorization } },
      'the same, compressed': { path: '/api/centers?page=1&size=50', headers: { authorization, ...compressed } },
      read: { path: `/api/centers/${id}`, headers: { authorization } },
      write: {
        ...{ path: '/api/centers', method: 'POST', body: JSON.stringify(centerLike(0)) },
        headers: { authorization, 'content-type': 'application/json' },
      },
      'home page': { path: '/', headers: compressed },
      'the console’s document': { path: '/dashboard', headers: compressed },
    };
    const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
    const found: { name: string; answered: Awaited<ReturnType<typeof send>> }[] = [];
    try {
      for (const [name, { path, ...call }] of Object.entries(calls)) {
        const options = { ...call, url: product.url + path, connections: CONNECTIONS };
        await send({ ...options, amount: WARM_UP_REQUESTS });
        found.push({ name, answered: await send({ ...options, duration: SECONDS, sampleInt: 100 }) });
      }
    } finally {
      await product.stop();
    }
    const [page, document] = found.slice(-2).map(({ answered }) => answered);
    return {
      tables: [
        {
          title: `Answers at ${CONNECTIONS} connections, ${ROWS} rows on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}`,
          headings: ['', 'a second', 'p50 ms', 'p99 ms', 'processor ms'],
          rows: found.map(({ name, answered: { perSecond, p50, p99, cpuMs } }) => [
            name,
            ...[perSecond, p50, p99].map((value) => round(value, 0)),
            round(cpuMs),
          ]),
        },
      ],
      goals: [
        { what: 'p99 of a public page, ms', value: page?.p99 ?? NaN, most: P99_MS },
        {
          what: 'the console’s documents a second, share of public pages',
          value: (document?.perSecond ?? NaN) / (page?.perSecond ?? NaN),
          least: 0.1,
        },
      ],
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Memory of the server's process: before the first request, and after many. */
export async function memory(): Promise<Part> {
  const product = await startProduct({ NODE_OPTIONS: '--max-semi-space-size=2' });
  const resident = async () =>
    (await metrics(product.url, 'process_resident_memory_bytes')).process_resident_memory_bytes / 2 ** 20;
  try {
    await wait(15_000);
    const found = [await resident()];
    const requests = mixed.map((path) => ({ path }));
    for (let step = 0; step < STEPS; step += 1) {
      await send({ url: product.url, requests, connections: 2 * CONNECTIONS, amount: REQUESTS / STEPS });
      found.push(await resident());
    }
    return {
      tables: [
        {
          title: 'Memory of the server, with the samples, started as docs/operating.md says',
          headings: ['requests', 'MB'],
          rows: found.map((each, step) => [(step * REQUESTS) / STEPS, round(each, 0)]),
        },
      ],
      goals: [
        {
          what: `memory after ${REQUESTS} requests, share of that after a quarter`,
          value: (found.at(-1) ?? 0) / (found[1] ?? 0),
          most: 1.15,
        },
      ],
    };
  } finally {
    await product.stop();
  }
}
