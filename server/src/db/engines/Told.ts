import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The delay before reconnecting, and the minimum interval between calls of a listener, in milliseconds. */
const AGAIN_MS = 1_000;
const BETWEEN_MS = 100;
/** The timeout for connecting and for each response, in milliseconds. */
const LIMIT_MS = 3_000;

/**
 * Receives notifications of commits from PostgreSQL over a separate connection: every commit that adds to the audit log
 * sends one. Connects with the first listener. After a lost connection is restored, every listener is called, because
 * commits may have been missed.
 */
export class Told {
  private readonly listeners = new Set<() => void>();
  private client: pg.Client | undefined;
  private isOn = false;
  private isClosed = false;

  constructor(private readonly url: string) {}

  /** Whether changes are currently pushed; otherwise readers have to poll. */
  get isHearing(): boolean {
    return this.isOn;
  }

  /** Calls `act` after each commit, at most ten times a second. Returns a function that stops it. */
  listen(act: () => void): () => void {
    let timer: NodeJS.Timeout | undefined;
    let last = 0;
    const soon = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          act();
        },
        Math.max(0, last + BETWEEN_MS - performance.now()),
      ).unref();
    };
    this.listeners.add(soon);
    if (this.listeners.size === 1) void this.hear();
    return () => {
      clearTimeout(timer);
      this.listeners.delete(soon);
      if (this.listeners.size === 0) this.end();
    };
  }

  /** Stops listening for good. */
  close(): void {
    this.isClosed = true;
    this.end();
  }

  private end(): void {
    this.isOn = false;
    this.client?.connection.stream.destroy();
    this.client = undefined;
  }

  private async hear(): Promise<void> {
    while (!this.isClosed && !this.client && this.listeners.size > 0) {
      await this.connect().catch(() => undefined);
      if (!this.isOn) await wait(AGAIN_MS, undefined, { ref: false });
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
    });
    this.client = client;
    const lose = () => {
      if (this.client !== client) return;
      this.end();
      void this.hear();
    };
    // A broken connection emits either event.
    client.on('error', lose);
    try {
      await client.connect();
      (client.connection.stream as Socket).unref();
      const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
      client.on('notification', ({ payload }) => {
        if (payload === rows[0]?.schema) this.tell();
      });
      await client.query('listen audit');
      if (this.client !== client) throw new Error('Nobody listens any more.');
    } catch (error) {
      client.connection.stream.destroy();
      if (this.client === client) this.end();
      throw error;
    }
    client.on('end', lose);
    this.isOn = true;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
