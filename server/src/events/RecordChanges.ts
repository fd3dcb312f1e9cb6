import { setTimeout as wait } from 'node:timers/promises';
import { recordActions } from 'shared/domain/records/auditActions';
import { toldBy } from '../db/engines/postgres';
import { startOfIds } from '../db/newId';
import type { Db } from '../db/tables';

/** How often changes are looked for while somebody listens, in milliseconds. */
const POLL = 500;
/** The same while the database tells of them. */
const HEARD_POLL = 5_000;
/** How far back a look goes, in milliseconds: a change shows when its transaction ends, and servers' clocks differ. */
const BEHIND = 10_000;
/** The most changes reported after one look; beyond, listeners read everything anyway. */
const MOST = 200;

/** A changed record: the table, its id, whose act it was, and which one of theirs. */
export interface RecordChange {
  table: string;
  id: string;
  accountId: string;
  act: string;
}

/**
 * Reports changes of records, whichever server on the same database made them. It queries nothing while nobody listens.
 */
export class RecordChanges {
  private readonly listeners = new Set<(changes: readonly RecordChange[]) => void>();
  /** Rows of the audit log that were already reported. */
  private told = new Set<string>();
  /** Whether there is a loop that looks; it ends with the last listener. */
  private isLooking = false;

  /** Whether something was done since the last look began. */
  private isTold = false;
  /** Ends the wait for the next look. */
  private wake = () => undefined as void;

  /** `heardPoll`: how often is looked while the database tells of changes, in milliseconds; by default, every 5 s. */
  constructor(
    private readonly db: Db,
    private readonly heardPoll = HEARD_POLL,
  ) {}

  /** Calls `listener` with later changes. Returns the function that ends it. */
  listen(listener: (changes: readonly RecordChange[]) => void): () => void {
    this.listeners.add(listener);
    if (!this.isLooking) void this.follow();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.wake();
    };
  }

  private async follow(): Promise<void> {
    this.isLooking = true;
    const told = toldBy(this.db);
    const endHearing = told?.listen(() => {
      this.isTold = true;
      this.wake();
    });
    // Changes before the first listener are sent to nobody.
    const before = await this.look().catch(() => undefined);
    this.told = new Set(before?.rows.map(({ id }) => id));
    while (this.listeners.size > 0) {
      await this.pause(told?.isHearing ? this.heardPoll : POLL);
      // A look that fails is done again: the database may be away for a while.
      await this.tell().catch(() => undefined);
    }
    endHearing?.();
    this.isLooking = false;
  }

  /** Waits until something is done, at most this long; changes soon after a look are reported together. */
  private async pause(milliseconds: number): Promise<void> {
    const looked = performance.now();
    if (!this.isTold)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds).unref();
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const early = looked + POLL - performance.now();
    if (this.isTold && early > 0) await wait(early, undefined, { ref: false });
    this.isTold = false;
  }

  private async tell(): Promise<void> {
    const { rows, from } = await this.look();
    const news = rows.filter(({ id }) => !this.told.has(id));
    this.told = new Set([...[...this.told].filter((id) => id >= from), ...news.map(({ id }) => id)]);
    if (news.length === 0) return;
    const changes = news.map(({ resource, recordId, accountId, groupId }) => ({
      table: resource,
      id: recordId,
      accountId,
      act: groupId,
    }));
    for (const listener of this.listeners) listener(changes);
  }

  private async look() {
    const from = startOfIds(Date.now() - BEHIND);
    const rows = await this.db
      .selectFrom('audit')
      .select(['id', 'resource', 'recordId', 'accountId', 'groupId'])
      .where('id', '>=', from)
      .where('action', 'in', recordActions)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    return { rows: rows.reverse(), from };
  }
}
