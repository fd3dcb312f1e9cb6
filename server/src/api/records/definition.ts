import type { RawBuilder } from 'kysely';
import type { Reach } from 'shared/domain/accounts/reach';
import type { Act } from 'shared/domain/accounts/right';
import type { RecordFields } from 'shared/domain/records/recordFields';
import type { CsvCell } from 'shared/domain/tables/csv';
import type { z } from 'zod';
import { type Actor } from '../../core/actorOf';
import type { Queries, Tables } from '../../db/tables';
import type { Together } from './changes/readTogether';
import type { RecordLists } from './lists/tellLists';

/** A record with unknown fields, as the generic layer handles it. */
export type ApiRecord = Record<string, unknown> & RecordFields;

/** A record before or after it is stored: its input fields, and the known server fields. */
export type Draft<S, I> = I & Partial<Omit<S, keyof I>>;

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/** A change about to be made, or just made, in the transaction `db`. */
export interface Change<S = ApiRecord, I = Record<string, unknown>> extends Together<Change<S, I>> {
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** The previous record; undefined for a create. */
  before?: S;
  /** The record's fields after the change. Before a create is stored there is no id yet. */
  after: Draft<S, I>;
  actor: Actor;
  db: Queries;
  /**
   * The clients within the caller's reach; names in fields are resolved only among theirs (`scopeToClient`). By default
   * all.
   */
  reach?: Reach | undefined;
}

/** A sample row: input fields and server fields. Other records are named, not given by id. */
export type Sample<S> = Partial<S>;

/** A record's text in a CSV column. A method type, so that a resource also fits the type for any record. */
export type CsvColumn<A> = { of(record: A): CsvCell }['of'];

/** A column's type: text, a number, yes or no, or a value as JSON. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json';

/**
 * The current records: those with one of these values in a column, or with a last day that has not passed or is empty.
 */
export type Current<F extends string = string> = { column: F; values: readonly string[] } | { until: F };

/**
 * A column whose value identifies a record, such as an employee's UAN. An import uses it to find the record of a row;
 * records without a value have no such key.
 */
export interface Key<F extends string = string> {
  column: F;
  /**
   * Columns that are part of the key: a center's code is unique within a client. Only for keys that imports use. By
   * default none.
   */
  further?: readonly F[];
  /** In the middle of a sentence: "UAN", "phone number". */
  label: string;
  /**
   * Which spellings are equal: `text` ignores case, `phone` compares the digits of the number, `exact` none. By default
   * `text`.
   */
  as?: 'text' | 'phone' | 'exact';
  /**
   * The effect of a second record with the same key. `refuse`: no two current records may have it (409 `duplicate`).
   * `warn`: a form names the existing record, and the new one can still be stored. `take`: it is stored silently; only
   * imports use the key. The first two need an index (migration 271).
   */
  second: 'refuse' | 'warn' | 'take';
}

/** The effects of merging two records, in addition to `references`: `kept` stays, `gone` becomes part of it. */
export interface Merges<S = ApiRecord> {
  /** Tables without a resource whose rows, which have an id, belong to a record by a column. By default none. */
  parts?: readonly { table: keyof Tables; column: string }[];
  /** Why they can't be merged, or undefined. */
  refuse?(pair: { db: Queries; kept: S; gone: S }): Promise<string | undefined>;
  /** Derives values from the record's new state: after a merge for the kept record, after an undo for both. */
  settle?(of: { db: Queries; id: string; actor: Actor }): Promise<void>;
}

/**
 * The columns that tie records to a client: one that names a company, one that names a center, or one that names a
 * record of the resource `by` that is tied to one.
 */
export interface HangsOn<F extends string = string> {
  company?: F | 'id';
  center?: F | 'id';
  other?: { column: F; by(): Resource };
}

/**
 * A resource's definition: data, and the rules of its records. `S` is a stored record, `A` an answered one with derived
 * fields, `I` its parsed input, `F` the names of its columns. `defineResource` infers them from the schemas.
 */
export interface ResourceRules<S, A, I, F extends string> {
  /** Its path in the API: `centers`, `ultrahrms/companies`. */
  path: string;
  /** The word for one record, as "center" in "This center does not exist". */
  title: string;
  /** The columns that name a record to people; the first non-empty one counts. By default `name`. */
  named?: readonly F[];
  /**
   * Columns that hold another record's id, with the path of its resource; `*` if the value is that path and the id
   * (`companies/<id>`). Histories show their names.
   */
  references?: Readonly<Partial<Record<F, string>>>;
  /**
   * Columns whose value holds lists of other records' ids, with the path of each list's resource. Histories show their
   * names. By default none.
   */
  listsRecords?: Readonly<Partial<Record<F, RecordLists>>>;
  /** Columns derived from others, which a history leaves out. By default none. */
  excludeFromHistory?: readonly F[];
  /**
   * Columns that `q` searches, ignoring case, and fields within a list's column (`items.description`); every word must
   * occur. Phone numbers are found in any spelling, amounts (`…Paise`) as rupees. The console's search uses them too,
   * if a module declares such a kind (`search.kind`).
   */
  search: readonly (F | `${F}.${string}`)[];
  /**
   * The console search's text for a record's column, if it isn't the stored value; undefined for the value. By default
   * all values.
   */
  inSearch?(record: S, column: string): string | undefined;
  /** A column that names a record of another resource, whose `search` also finds this record. By default none. */
  searchIn?: { column: F; by(): Pick<Resource, 'table'> };
  /**
   * Which records are current; the console's search shows these first, and refusing keys only check them. By default
   * all are.
   */
  current?: Current<F>;
  /**
   * Unique keys, the surest first: a second record with one is refused or reported, and a file's row with one means the
   * existing record. By default only its id.
   */
  keys?: readonly Key<F>[];
  /** Translates list parameters that have no column. By default there are none. */
  translate?(query: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The order without `sort`. By default `-id`, newest first. */
  order?: string;
  /** Columns with a fixed value: only such records are visible, and new ones get it. */
  scope?: Readonly<Partial<Record<F, string>>>;
  /** The acts that a role has only when it names this resource. By default none. */
  reserved?: readonly Act[];
  /**
   * The columns that hold the company or center of a record, or another record tied to one. By default none: accounts
   * limited to some clients can't use it.
   */
  belongsTo?: HangsOn<F>;
  /** How two of its records are merged. By default they can't be. */
  merges?: Merges<S>;
  /** The existing operations. By default all; restore goes with delete, history with read, export with list. */
  operations?: readonly Operation[];
  /** Whether a file's rows can be stored at once by `POST <path>/import`. By default false. */
  importable?: boolean;
  /** Columns of the input that a file can't fill. By default none. */
  notImported?: readonly F[];
  /**
   * A column by which records are judged together: rows of a file with the same value are stored one after the other.
   * By default none.
   */
  oneByOne?: F;
  /** The server's values, computed before a create or update is stored. */
  prepare?(change: Change<S, I>): Promise<Partial<S>> | Partial<S>;
  /**
   * The server's values for new records, in their order: one look-up for a whole file. Refusals belong in `prepare`.
   */
  lookUp?(added: readonly Change<S, I>[]): Promise<readonly Partial<S>[]>;
  /** Why the change must not be made (sent as 409 `refused`), or undefined. */
  refuse?(change: Change<S, I>): Promise<string | undefined> | string | undefined;
  /** Further effects of the change; runs in its transaction. `after` is the stored record. */
  after?(change: Change<S, I> & { after: S }): Promise<void>;
  /** Effects of changes of one kind stored together, run once for all, after `after` of each. They have one actor. */
  afterAll?(changes: readonly (Change<S, I> & { after: S })[]): Promise<void>;
  /** Adds the derived fields to answered records; they can't be sorted or filtered by. */
  derive?(records: S[], db: Queries): Promise<A[]> | A[];
  /** Its CSV columns: each header with the cell's value. By default every field, under its own name. */
  csv?: Readonly<Record<string, CsvColumn<A>>>;
  /** Sample rows, in the list's order. */
  seed?(): readonly Sample<S>[];
  /** The result of removing a sample part from a real record. By default it is deleted. */
  withoutSample?(sample: S): Partial<S>;
  /**
   * The record that each is a part of, such as a line of its register; a sample's parts are samples too. By default
   * none.
   */
  partOf?: { column: F; table: string };
  /** The rows of a start without samples. By default none. */
  blank?(): readonly Sample<S>[];
}

/** A resource for everything that serves and stores its records; `defineResource` makes one. */
export interface Resource<S = ApiRecord, A = S, I = Record<string, unknown>> extends ResourceRules<S, A, I, string> {
  /** The input of POST and PUT; unknown fields are ignored. */
  input: z.ZodObject;
  /** The API's answer. */
  record: z.ZodObject;
  /** The table of its records. */
  table: string;
  /** Its own columns, and each one's kind of value. */
  columns: Readonly<Record<string, ColumnKind>>;
  /** The only records that exist for the caller; set by `scopeToClient`. By default all. */
  within?: RawBuilder<boolean>;
  /** The clients that `within` allows. By default all. */
  reach?: Reach;
  /** Whether the caller may not read them, so that no refusal names one; `scopeToClient` sets it. By default false. */
  untold?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's own resources. */
    resources: readonly Resource[];
    /** Resources added and removed while the server runs; search covers them too. */
    furtherResources: (() => readonly Resource[])[];
  }
}
