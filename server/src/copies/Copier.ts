import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CopiesPlace } from './CopiesPlace';
import { freePort } from './freePort';
import { environmentOf, litestreamFile, saidBy, writeConfig } from './litestream';

/** How soon it begins again when it has ended, in milliseconds; doubled each time, up to the most. */
const AGAIN_MS = 1_000;
const AGAIN_MOST_MS = 30_000;
/** Time limit for its status answer, and for its end, in milliseconds. */
const ANSWER_MS = 2_000;
const END_MS = 5_000;
/** How much of its output is kept, in characters. */
const SAID = 2_000;

/** Its progress: the log it has read, and how much of that is at the place; `bytes` since it began. */
interface Position {
  at: number;
  read: number;
  sent: number;
  bytes: number;
  rounds: number;
  failures: number;
}

/** Positions in the log grow by file and then by byte; no file has this many bytes. */
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

/** Runs Litestream beside this server, begins it again when it ends, and knows since when everything is copied. */
export class Copier {
  private child: ChildProcess | undefined;
  private port = 0;
  private again: NodeJS.Timeout | undefined;
  private pause = AGAIN_MS;
  private before: Position | undefined;
  private uncounted = Number.POSITIVE_INFINITY;
  /** Whether it has copied anything since it began: before that, the place is unknown. */
  hasSent = false;
  private errors = '';
  /** Everything that was stored until then is at the place, in milliseconds since 1970. */
  wholeUntil = Date.now();
  /** When a restore was last compared and found right, in milliseconds since 1970; undefined since the start. */
  provedAt: number | undefined;
  private isEnding = false;

  constructor(
    readonly place: CopiesPlace,
    readonly dataDir: string,
  ) {}

  /** Its last complaint. */
  get complaint(): string {
    return saidBy(this.errors);
  }

  /** Begins to copy. Throws `StartError` where this machine has no Litestream. */
  async start(): Promise<void> {
    const file = litestreamFile();
    const config = path.join(this.dataDir, 'copies.json');
    if ('folder' in this.place) await mkdir(this.place.folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    this.port = await freePort();
    await writeConfig(config, this.place, path.join(this.dataDir, 'database.sqlite'), this.port);
    if (this.isEnding) return;
    // Its process ends with ours: a loop checks whether both exist. So none is left when one is killed.
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

  /** Asks for its progress. It never throws: unknown means not whole. */
  async look(): Promise<void> {
    const at = Date.now();
    const text = await fetch(`http://127.0.0.1:${this.port}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) })
      .then((answer) => answer.text())
      .catch(() => '');
    const [before, now] = [this.before, positionIn(text, at)];
    this.before = now;
    if (!now) return;
    this.hasSent ||= now.bytes > 0;
    // When it continues an existing log, it counts from nothing: the difference stays.
    this.uncounted = Math.min(this.uncounted, now.read - now.sent);
    if (!before || now.rounds <= before.rounds || now.failures > before.failures) return;
    if (!this.hasSent || now.sent + this.uncounted < before.read) return;
    this.wholeUntil = Math.max(this.wholeUntil, before.at);
    this.pause = AGAIN_MS;
    this.errors = '';
  }

  /** Sends the rest and ends. */
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
