import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CopiesPlace } from './CopiesPlace';
import { freePort } from './freePort';
import { environmentOf, litestreamFile, saidBy, writeConfig } from './litestream';

/** The delay before it is restarted, in milliseconds; doubles each time, up to the maximum. */
const AGAIN_MS = 1_000;
const AGAIN_MOST_MS = 30_000;
/** The timeout of its status request, and of its shutdown, in milliseconds. */
const ANSWER_MS = 2_000;
const END_MS = 5_000;
/** How much of its output is kept, in characters. */
const SAID = 2_000;

/** Its progress: the position in the log it has read, and the position copied; `bytes` since it started. */
interface Position {
  at: number;
  read: number;
  sent: number;
  bytes: number;
  rounds: number;
  failures: number;
}

/** Log positions order by file and then by byte; no file has this many bytes. */
const FILE = 2 ** 40;

function positionIn(text: string, at: number): Position | undefined {
  const value = (name: string) => Number(new RegExp(`^litestream_${name}\\{.*\\} (\\S+)$`, 'm').exec(text)?.[1]);
  const position = {
    at,
    read: value('shadow_wal_index') * FILE + value('shadow_wal_size'),
    sent: value('replica_wal_index') * FILE + value('replica_wal_offset'),
    bytes: value('replica_wal_bytes'),
    rounds: value('sync_count'),
    failures: value('sync_error_count'),
  };
  return Object.values(position).every(Number.isFinite) ? position : undefined;
}

/** Runs Litestream next to this server, restarts it when it exits, and knows up to when everything is copied. */
export class Copier {
  private child: ChildProcess | undefined;
  private port = 0;
  private again: NodeJS.Timeout | undefined;
  private pause = AGAIN_MS;
  private before: Position | undefined;
  private uncounted = Number.POSITIVE_INFINITY;
  /** Whether it has copied anything since it started: before that, its state is unknown. */
  hasSent = false;
  private errors = '';
  /** Everything stored until then is copied, in milliseconds since 1970. */
  wholeUntil = Date.now();
  /** When a restore last passed the comparison, in milliseconds since 1970; undefined since the start. */
  provedAt: number | undefined;
  private isEnding = false;

  constructor(
    readonly place: CopiesPlace,
    readonly dataDir: string,
  ) {}

  /** Its last error message. */
  get complaint(): string {
    return saidBy(this.errors);
  }

  /** Starts copying. Throws `StartError` if Litestream isn't installed. */
  async start(): Promise<void> {
    const file = litestreamFile();
    const config = path.join(this.dataDir, 'copies.json');
    if ('folder' in this.place) await mkdir(this.place.folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    this.port = await freePort();
    await writeConfig(config, this.place, path.join(this.dataDir, 'database.sqlite'), this.port);
    if (this.isEnding) return;
    // Its process ends with ours: a loop checks whether both exist, so that none is left if one is killed.
    const watch = `sh -c 'exec 2>/dev/null; while kill -0 ${process.pid} && kill -0 $PPID; do sleep 1; done'`;
    const child = spawn(file, ['replicate', '-config', config, '-exec', watch], {
      env: environmentOf(this.place),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    this.before = undefined;
    this.hasSent = false;
    this.uncounted = Number.POSITIVE_INFINITY;
    child.stderr?.on('data', (said: Buffer) => {
      this.errors = (this.errors + String(said)).slice(-SAID);
    });
    child.once('error', (error) => {
      this.errors = error.message;
    });
    child.once('exit', () => {
      this.child = undefined;
      if (this.isEnding) return;
      this.again = setTimeout(() => void this.start().catch(() => undefined), this.pause);
      this.again.unref();
      this.pause = Math.min(this.pause * 2, AGAIN_MOST_MS);
    });
  }

  /** Fetches its progress. Never throws: unknown counts as incomplete. */
  async look(): Promise<void> {
    const at = Date.now();
    const text = await fetch(`http://127.0.0.1:${this.port}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) })
      .then((answer) => answer.text())
      .catch(() => '');
    const [before, now] = [this.before, positionIn(text, at)];
    this.before = now;
    if (!now) return;
    this.hasSent ||= now.bytes > 0;
    // When it continues an existing log, it counts from zero: the difference stays.
    this.uncounted = Math.min(this.uncounted, now.read - now.sent);
    if (!before || now.rounds <= before.rounds || now.failures > before.failures) return;
    if (!this.hasSent || now.sent + this.uncounted < before.read) return;
    this.wholeUntil = Math.max(this.wholeUntil, before.at);
    this.pause = AGAIN_MS;
    this.errors = '';
  }

  /** Copies the rest and exits. */
  async stop(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.again);
    const { child } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(late);
  }
}
