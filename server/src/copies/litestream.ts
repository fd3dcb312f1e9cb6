import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../startError';
import { type CopiesPlace, nameOf } from './CopiesPlace';

/*
 * Litestream 0.3.13 (Apache-2.0, https://litestream.io) replicates the log of the embedded database from a separate
 * process: it reads the files, so it also copies what a killed server had stored. The binary ships with the package on
 * Linux x64; elsewhere one on the PATH is used.
 */

/**
 * How often the log is checked and sent, and how long copies are kept: any second of the last 30 days can be restored.
 */
const EVERY = '250ms';
const KEPT = '720h';
/** How often a full snapshot is made, to which later logs are applied. */
const SNAPSHOTS = '24h';
/** The timeout of a command, in milliseconds. */
const CALL_MS = 60_000;
const RESTORE_MS = 30 * 60_000;

/** The path of the binary. Throws `StartError` if it isn't installed. */
export function litestreamFile(): string {
  const bundled = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`;
  try {
    return createRequire(import.meta.url).resolve(bundled);
  } catch {
    const found = (process.env.PATH ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, 'litestream'))
      .find((file) => existsSync(file));
    if (found !== undefined) return found;
    throw new StartError(
      'COPIES_URL needs Litestream, and there is none on this machine; install Litestream 0.3.13 so that `litestream version` answers, or unset COPIES_URL.',
    );
  }
}

/** The environment variables passed to it: the bucket's key, and nothing else. */
export const environmentOf = (place: CopiesPlace): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...('bucket' in place && {
    LITESTREAM_ACCESS_KEY_ID: place.bucket.keyId,
    LITESTREAM_SECRET_ACCESS_KEY: place.bucket.secret,
  }),
});

/** Its settings in a file (JSON is YAML), without secrets. `port`: for its status endpoint; by default none. */
export async function writeConfig(file: string, place: CopiesPlace, database: string, port?: number): Promise<void> {
  const replica =
    'folder' in place
      ? { type: 'file', path: path.join(place.folder, 'database') }
      : {
          type: 's3',
          bucket: place.bucket.bucket,
          path: [place.bucket.prefix, 'database'].filter(Boolean).join('/'),
          region: place.bucket.region,
          endpoint: place.bucket.endpoint,
          'force-path-style': true,
        };
  const times = { 'sync-interval': EVERY, 'snapshot-interval': SNAPSHOTS, retention: KEPT };
  const config = {
    ...(port !== undefined && { addr: `127.0.0.1:${port}` }),
    logging: { level: 'error', stderr: true },
    dbs: [{ path: database, 'monitor-interval': EVERY, replicas: [{ ...replica, ...times }] }],
  };
  await writeFile(file, JSON.stringify(config, null, 2), { mode: 0o600 });
}

/** A gapless period that copies cover; `end` is accurate to the second. */
interface Generation {
  id: string;
  start: Date;
  end: Date;
}

/** Opens the copies at a target for reading: needs no database. */
async function withCopies<T>(place: CopiesPlace, read: (call: Call) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  try {
    const [config, database] = [path.join(folder, 'config.json'), path.join(folder, 'none')];
    await writeFile(database, '');
    await writeConfig(config, place, database);
    const env = environmentOf(place);
    return await read(async (command, options, timeout = CALL_MS) => {
      const done = await promisify(execFile)(litestreamFile(), [command, '-config', config, ...options, database], {
        env,
        timeout,
        maxBuffer: 16 * 1024 * 1024,
      }).catch((error: { stderr?: string; message: string }) => {
        throw new StartError(
          `The copies at ${nameOf(place)} can’t be read: ${saidBy(error.stderr ?? '') || 'it takes too long'}. Check COPIES_URL and that it can be reached.`,
          { cause: error },
        );
      });
      return done.stdout;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
type Call = (command: string, options: string[], timeout?: number) => Promise<string>;

/** Its last error line. */
export function saidBy(errors: string): string {
  const last = errors.trim().split('\n').at(-1) ?? '';
  return (/error="((?:[^"\\]|\\.)*)"/.exec(last)?.[1] ?? last).slice(0, 300);
}

const generationsIn = (table: string): Generation[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .map((cells) => ({ id: cells[1] ?? '', start: new Date(cells[3] ?? ''), end: new Date(cells[4] ?? '') }))
    .filter(({ start, end }) => Number.isFinite(start.getTime()) && Number.isFinite(end.getTime()));

/**
 * Restores the database as of a time, or the latest copy, into a new file. Times at which no server ran give the state
 * before. Throws `StartError` if no copy is that old, or copies can't be read.
 */
export const restoreCopy = (place: CopiesPlace, into: string, at: Date | undefined): Promise<void> =>
  withCopies(place, async (call) => {
    const all = generationsIn(await call('generations', [])).sort((a, b) => b.start.getTime() - a.start.getTime());
    const found = all.find(({ start }) => at === undefined || start <= at);
    if (!found) {
      const first = all.at(-1);
      throw new StartError(
        first
          ? `The copies at ${nameOf(place)} begin at ${first.start.toISOString()}; name a later moment.`
          : `There are no copies at ${nameOf(place)}; check COPIES_URL.`,
      );
    }
    await mkdir(path.dirname(into), { recursive: true });
    const moment = at !== undefined && at < found.end ? ['-timestamp', at.toISOString()] : [];
    await call('restore', ['-o', into, '-generation', found.id, ...moment], RESTORE_MS);
  });
