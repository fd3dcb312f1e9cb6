import type { CsvCell } from 'shared/domain/csv';
import type { z } from 'zod';
import type { Queries } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import type { Access } from '../core/types';

/** A record as the API shows it. */
export type ApiRecord = Record<string, unknown> & { id: string; version: number; createdAt: string; updatedAt: string };

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/** A change about to be made, or just made, in the transaction `db`. */
export interface Change {
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** The record before it; undefined for a create. */
  before?: ApiRecord;
  /** The record's fields after it. Before a create is stored there is no id yet. */
  after: Record<string, unknown>;
  actor: Actor;
  db: Queries;
}

/** How a record reads among the results of search, and where it leads. */
export interface Found {
  /** One of them, in words; a record without a name is called by it. */
  kind: string;
  /** The columns that tell it from others of its name. */
  detail: readonly string[];
  /** The page that shows it, or a list narrowed to it; `name` is the record's, ready for an address. */
  page(record: ApiRecord, name: string): string;
  /** Which come first of many. By default whichever are met first. */
  sort?: string;
}

/** One resource, in data: everything that `defineResource` needs to serve and keep its records. */
export interface ResourceDefinition {
  /** Where it lives under the API: `centers`, `ultrahrms/companies`. */
  path: string;
  /** Its table. By default, the path. */
  table?: string;
  /** One record in words: "center" reads in "This center does not exist". */
  title: string;
  /** What POST and PUT accept, from `shared/domain`; unknown fields are ignored. */
  input: z.ZodObject;
  /** Columns that only the server sets. By default, none. */
  stored?: readonly string[];
  /** The columns that are not text. */
  kinds?: Readonly<Record<string, 'number' | 'boolean' | 'json'>>;
  /** The columns of which the first that is not empty names a record to a person. By default `name`. */
  named?: readonly string[];
  /** Columns that hold another record's id, with the path of its resource; `*` where the value is that path and the id (`companies/<id>`). Its history tells their names. */
  refers?: Readonly<Record<string, string>>;
  /** Columns that follow from others, which a history leaves out. By default none. */
  quiet?: readonly string[];
  /** Columns that `q` looks in, whatever the case; every word must occur. */
  search: readonly string[];
  /** Turns parameters of its list that no column answers to into those of its columns. By default it has none. */
  translate?(query: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The order without `sort`. By default `-id`, newest first. */
  order?: string;
  /** Columns with a fixed value: only such records are seen, and new ones get it. */
  scope?: Readonly<Record<string, string>>;
  /** Who may do what. By default, `staff` everything. */
  access?: Partial<Record<Operation, Exclude<Access, 'public'>>>;
  /** The operations that exist. By default all; restore goes with delete, history with read, export with list. */
  operations?: readonly Operation[];
  /** Whether rows of a file can be stored at once by `POST <path>/import`. By default false. */
  importable?: boolean;
  /** Values for `stored` columns, worked out before a create or update is stored. */
  prepare?(change: Change): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** Why the change must not be made (answered as 409 `refused`), or undefined. */
  refuse?(change: Change): Promise<string | undefined> | string | undefined;
  /** What else belongs to the change; runs in its transaction. `after` is the stored record. */
  after?(change: Change & { after: ApiRecord }): Promise<void>;
  /** Adds derived fields to records on their way out; they can't be sorted or filtered by. */
  derive?(records: ApiRecord[], db: Queries): Promise<ApiRecord[]> | ApiRecord[];
  /** The columns of its CSV: each header with what it holds of a derived record. By default every field, under its own name. */
  csv?: Readonly<Record<string, (record: ApiRecord) => CsvCell>>;
  /** Sample rows, in the order in which the list shows them. Their values are inputs, `stored` columns may be given too. */
  seed?: readonly Record<string, unknown>[];
  /** The rows of a start without samples. By default none. */
  blank?: readonly Record<string, unknown>[];
  /** How search shows what it found of it. By default search does not look in it. */
  found?: Found;
}
