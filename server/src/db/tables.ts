import type { Kysely, Transaction } from 'kysely';

/** What a column holds: text, a number (booleans are 0 and 1), or nothing. JSON is text. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Columns that every resource table has. */
export interface RecordColumns {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

export interface AccountRow extends RecordColumns {
  name: string;
  email: string;
  phone: string;
  role: string;
  status: string;
  passwordHash: string;
  search: string;
}

/** The tables that queries name by hand; those of the resources are reached through `ResourceTables`. */
export interface Tables {
  accounts: AccountRow;
  sessions: { tokenHash: string; accountId: string; createdAt: string; expiresAt: string };
  /** Counters of fixed windows, so that several servers agree on what is too much. */
  throttles: { key: string; count: number; resetAt: string };
  /** Facts that are settled once: who is the owner, what has been seeded. */
  marks: { key: string; value: string };
  /** Every change: who, when, what before and after. */
  audit: {
    id: string;
    at: string;
    accountId: string;
    by: string;
    resource: string;
    recordId: string;
    action: string;
    changes: string;
  };
  notification_reads: { accountId: string; notificationId: string; readAt: string };
  /** What each person prefers; values are JSON. */
  preferences: { accountId: string; key: string; value: string };
  migrations: { name: string; at: string };
}

export type Db = Kysely<Tables>;
/** A database or a transaction in it. */
export type Queries = Db | Transaction<Tables>;

/** Resource tables are known by name at run time only. */
export type ResourceTables = Record<string, Row>;

/** The same connection with every table as rows of plain values. */
export function anyTable(db: Queries): Kysely<ResourceTables> {
  return db as unknown as Kysely<ResourceTables>;
}
