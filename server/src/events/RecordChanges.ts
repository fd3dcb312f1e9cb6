import { setTimeout as wait } from 'node:timers/promises';
import { recordActions } from 'shared/domain/records/auditActions';
import { startOfIds } from '../db/newId';
import type { Db } from '../db/tables';

/** How often changes are looked for while somebody listens, in milliseconds. */
const POLL = 500;
/** How far back a look goes, in milliseconds: a change shows when its transaction ends, and servers' clocks differ. */
const BEHIND = 10_000;
/** Changes told after one look; of more, whoever hears them reads all anyway. */
const MOST = 200;

/** A record that was changed: the table, its id, whose act it was, and which one of theirs. */
export interface RecordChange {
  table: string;
  id: string;
  accountId: string;
  act: string;
}

/** Tells what becomes of records, whichever server on the same database changed them. It asks nothing while nobody listens. */
export class RecordChanges {
  private readonly listeners = new Set<(changes: readonly RecordChange[]) => void>();
  /** The rows of the audit log that were told of. */
  private told = new Set<string>();
  /** Whether there is a loop that looks; it ends with the last listener. */
  private isLooking = false;

  constructor(private readonly db: Db) {}

  /** Calls `listener` with what is changed from then on. Returns what ends that. */
  listen(listener: (changes: readonly RecordChange[]) => void): () => void {
    this.listeners.add(listener);
    if (!this.isLooking) void this.follow();
    return () => void this.listeners.delete(listener);
  }

  private async follow(): Promise<void> {
    this.isLooking = true;
    // What was before the first listener came is told to nobody.
    const before = await this.look().catch(() => undefined);
    this.told = new Set(before?.rows.map(({ id }) => id));
    while (this.listeners.size > 0) {
      await wait(POLL, undefined, { ref: false });
      // A look that fails is done again: the database may be away for a while.
      await this.tell().catch(() => undefined);
    }
    this.isLooking = false;
  }

  private async tell(): Promise<void> {
    const { rows, from } = await this.look();
    const news = rows.filter(({ id }) => !this.told.has(id));
    this.told = new Set([...[...this.told].filter((id) => id >= from), ...news.map(({ id }) => id)]);
    if (news.length === 0) return;
    const changes = news.map(({ resource, recordId, accountId, groupId }) => ({
      ...{ table: resource, id: recordId, accountId, act: groupId },
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
