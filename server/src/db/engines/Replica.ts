import { sql } from 'kysely';
import type { Db } from '../tables';

/** A replica with a larger lag is not used, in seconds. */
const MOST_BEHIND = 60;
/** The delay before a failed replica is tried again, in milliseconds. */
const AGAIN_MS = 10_000;

/** Where reads that may be stale go. */
interface LateRead {
  from: Db;
  /** Its lag in seconds; undefined for the database itself. */
  behind: number | undefined;
}

/** The newest line of the audit log, which every action adds to: a replica that has it has everything before it. */
const newest = async (db: Db) =>
  (await sql<{ id: string }>`select coalesce(max("id"), '') as "id" from "audit"`.execute(db)).rows[0]?.id ?? '';

/** A PostgreSQL replica on another machine; large reads go there, so that they block nobody. */
export class Replica {
  private opened: Promise<Db> | undefined;
  private again = 0;

  /** `open`: connects to it on the first read. */
  constructor(private readonly open: () => Promise<Db>) {}

  /**
   * Where to read data that may be stale: the replica, or the database itself if the replica is down or more than a
   * minute behind.
   */
  async lately(db: Db): Promise<LateRead> {
    if (performance.now() < this.again) return { from: db, behind: undefined };
    try {
      const from = await (this.opened ??= this.open());
      const last = await newest(from);
      const { rows } = await sql<{
        at: string | null;
      }>`select min("at") as "at" from "audit" where "id" > ${last}`.execute(db);
      const since = rows[0]?.at;
      const behind = since ? Math.ceil((Date.now() - Date.parse(since)) / 1000) : 0;
      return behind > MOST_BEHIND ? { from: db, behind: undefined } : { from, behind };
    } catch {
      this.again = performance.now() + AGAIN_MS;
      void this.forget();
      return { from: db, behind: undefined };
    }
  }

  /** Closes its connections. */
  async close(): Promise<void> {
    this.again = Number.POSITIVE_INFINITY;
    await this.forget();
  }

  private async forget(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    await (await opened?.catch(() => undefined))?.destroy();
  }
}
