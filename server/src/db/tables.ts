import type { Kysely, Transaction } from 'kysely';
import type { HistoryEntry } from 'shared/domain/answers';
import type { Candidate } from 'shared/domain/candidate';
import type { Center } from 'shared/domain/center';
import type { Certificate } from 'shared/domain/certificate';
import type { Company } from 'shared/domain/company';
import type { Employee } from 'shared/domain/employee';
import type { Holiday } from 'shared/domain/holiday';
import type { HrStaff } from 'shared/domain/hrStaff';
import type { Metric } from 'shared/domain/metric';
import type { PricingPlan } from 'shared/domain/pricingPlan';
import type { RecordFields } from 'shared/domain/recordFields';
import type { Report } from 'shared/domain/report';
import type { Account } from 'shared/domain/session';

/** What a column holds: text, a number (booleans are 0 and 1), or nothing. JSON is text. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** What a column keeps of a field: booleans as 0 and 1, objects and lists as JSON text. */
type ColumnOf<T> = [NonNullable<T>] extends [string | number]
  ? T
  : [NonNullable<T>] extends [boolean]
    ? number
    : string;

/** The table of a resource whose records are `R`, without the fields that are derived when they are answered. */
export type TableOf<R extends RecordFields, Derived extends keyof R = never> = RecordColumns & {
  [field in Exclude<keyof R, keyof RecordFields | Derived>]: ColumnOf<R[field]>;
};

/** Columns that every resource table has. */
export interface RecordColumns {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** What `q` is compared with. */
  search: string;
}

export interface AccountRow extends RecordColumns {
  name: string;
  email: string;
  phone: string;
  role: Account['role'];
  status: Account['status'];
  passwordHash: string;
}

/** Every table, and what a query gets of it. */
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
    action: HistoryEntry['action'];
    changes: string;
  };
  notification_reads: { accountId: string; notificationId: string; readAt: string };
  /** What each person prefers; values are JSON. */
  preferences: { accountId: string; key: string; value: string };
  centers: TableOf<Center>;
  companies: TableOf<Company>;
  candidates: TableOf<Candidate>;
  hr_staff: TableOf<HrStaff>;
  pricing_plans: TableOf<PricingPlan>;
  certificates: TableOf<Certificate, 'state'>;
  metrics: TableOf<Metric>;
  reports: TableOf<Report>;
  employees: TableOf<Employee>;
  holidays: TableOf<Holiday>;
  migrations: { name: string; at: string };
}

export type Db = Kysely<Tables>;
/** A database or a transaction in it. */
export type Queries = Db | Transaction<Tables>;

/** The tables, and one of any name with rows of plain values: for resources whose table is known at run time, and migrations. */
export type AnyTables = Tables & Record<string, Row>;

/** The same connection with a table of any name. */
export function anyTable(db: Queries): Kysely<AnyTables> {
  return db.withTables<Record<string, Row>>();
}
