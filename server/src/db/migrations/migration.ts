import type { Transaction } from 'kysely';
import type { Tables } from '../tables';

/** One step of the database's history. */
export interface Migration {
  /** Unique, `NNN-title` as the file is named. */
  name: string;
  /** Runs on both engines, in a transaction. */
  up(tx: Transaction<Tables>): Promise<void>;
}
