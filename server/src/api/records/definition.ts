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

/** A record whose fields are not known: what the generic layer handles. */
export type ApiRecord = Record<string, unknown> & RecordFields;

/** A record before or after it is stored: the fields of its input, and those of the server's fields that are known. */
export type Draft<S, I> = I & Partial<Omit<S, keyof I>>;

export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

/** A change about to be made, or just made, in the transaction `db`. */
export interface Change<S = ApiRecord, I = Record<string, unknown>> extends Together<Change<S, I>> {
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** The record before it; undefined for a create. */
  before?: S;
  /** The record's fields after it. Before a create is stored there is no id yet. */
  after: Draft<S, I>;
  actor: Actor;
  db: Queries;
  /**
   * The clients within the caller's reach; names in fields are looked up among theirs alone (`scopeToClient`). By
   * default all.
   */
  reach?: Reach | undefined;
}

/** A sample row: fields of the input, and of those that the server sets. Other records are named, not called by their ids. */
export type Sample<S> = Partial<S>;

/** A record's text in a CSV column. A method's type, so that a resource also fits the type for any record. */
export type CsvColumn<A> = { of(record: A): CsvCell }['of'];

/** A column's type: text, a number, yes or no, or a value as JSON. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json';

/**
 * The current records: those with one of these values in a column, or with a last day that has not passed or is empty.
 */
export type Current<F extends string = string> = { column: F; values: readonly string[] } | { until: F };

/**
 * A column whose value tells one record from all others, such as an employee's UAN: who has the same is the same. An
 * import finds by it the record that a row is of; a record without a value has no such key.
 */
export interface Key<F extends string = string> {
  column: F;
  /**
   * Columns that are a part of the key: a center's code is unique within a client. For keys that only imports use. By
   * default none.
   */
  further?: readonly F[];
  /** In the middle of a sentence: "UAN", "phone number". */
  label: string;
  /** Which spellings are one: `text` whatever the case of its letters, `phone` by the digits of the number, `exact` no two. By default `text`. */
  as?: 'text' | 'phone' | 'exact';
  /**
   * The effect of a second record with the same key. `refuse`: no two current records have it (409 `duplicate`).
   * `warn`: a form names the record that has it, and the record can still be stored. `take`: it is stored silently;
   * only an import looks at the key. The first two need an index (migration 271).
   */
  second: 'refuse' | 'warn' | 'take';
}

/** The effects when two records are merged, in addition to `references`: `kept` stays, `gone` becomes part of it. */
export interface Merges<S = ApiRecord> {
  /** Tables of no resource whose rows, which have an id, belong to a record by a column. By default none. */
  parts?: readonly { table: keyof Tables; column: string }[];
  /** Why they can't become one, or undefined. */
  refuse?(pair: { db: Queries; kept: S; gone: S }): Promise<string | undefined>;
  /** Derives values from the record's new state: after a merge for the one that stays, after an undo for both. */
  settle?(of: { db: Queries; id: string; actor: Actor }): Promise<void>;
}

/**
 * The columns that tie records to a client: one that names a company, one that names a center, or one that names a
 * record tied to one, of the resource that `by` answers.
 */
export interface HangsOn<F extends string = string> {
  company?: F | 'id';
  center?: F | 'id';
  other?: { column: F; by(): Resource };
}

/**
 * A resource's definition: data, and the rules of its records. `S` is a stored record, `A` an answered one with derived
 * fields, `I` its input after the schema, `F` the names of its columns. `defineResource` infers them from the schemas.
 */
export interface ResourceRules<S, A, I, F extends string> {
  /** Where it lives under the API: `centers`, `ultrahrms/companies`. */
  path: string;
  /** One record in words: "center" reads in "This center does not exist". */
  title: string;
  /** The columns of which the first that is not empty names a record to a person. By default `name`. */
  named?: readonly F[];
  /** Columns that hold another record's id, with the path of its resource; `*` where the value is that path and the id (`companies/<id>`). Its history tells their names. */
  references?: Readonly<Partial<Record<F, string>>>;
  /** Columns whose value holds lists of other records' ids, with the path of each list's resource. Its history tells their names. By default none. */
  listsRecords?: Readonly<Partial<Record<F, RecordLists>>>;
  /** Columns that follow from others, which a history leaves out. By default none. */
  excludeFromHistory?: readonly F[];
  /**
   * Columns that `q` searches, whatever the case, and fields within a list's column (`items.description`); every word
   * must occur. Phone numbers are found in any spelling, amounts (`…Paise`) as rupees. The console's search uses them
   * too, where a module declares such a kind (`search.kind`).
   */
  search: readonly (F | `${F}.${string}`)[];
  /** What the console's search says of a record's column, if its stored value doesn't say it; undefined for the value. By default all values. */
  inSearch?(record: S, column: string): string | undefined;
  /** A column that names a record of another resource, by whose `search` it is found too. By default none. */
  searchIn?: { column: F; by(): Pick<Resource, 'table'> };
  /** Which of its records are current; the console's search shows these first, and keys that refuse look at them alone. By default all are. */
  current?: Current<F>;
  /**
   * Unique keys, the surest first: a second record with one is refused or reported, and a file's row with one means the
   * existing record. By default only its id.
   */
  keys?: readonly Key<F>[];
  /** Translates parameters of its list that no column has. By default there are none. */
  translate?(query: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The order without `sort`. By default `-id`, newest first. */
  order?: string;
  /** Columns with a fixed value: only such records are seen, and new ones get it. */
  scope?: Readonly<Partial<Record<F, string>>>;
  /** The acts that a role has only when it names this resource. By default none. */
  reserved?: readonly Act[];
  /** The columns that hold the company or center of a record, or another record that hangs on one. By default none: an account that is limited to some clients does not use it. */
  belongsTo?: HangsOn<F>;
  /** How two of its records become one. By default they can't. */
  merges?: Merges<S>;
  /** The operations that exist. By default all; restore goes with delete, history with read, export with list. */
  operations?: readonly Operation[];
  /** Whether rows of a file can be stored at once by `POST <path>/import`. By default false. */
  importable?: boolean;
  /** Columns of the input that a file can't fill. By default none. */
  notImported?: readonly F[];
  /**
   * A column by which records are judged together: rows of a file that share its value are stored one after the other.
   * By default none.
   */
  oneByOne?: F;
  /** Values that the server sets, worked out before a create or update is stored. */
  prepare?(change: Change<S, I>): Promise<Partial<S>> | Partial<S>;
  /**
   * Values that the server looks up for new records, in their order: one look-up for all of a file's. Refusals belong
   * in `prepare`.
   */
  lookUp?(added: readonly Change<S, I>[]): Promise<readonly Partial<S>[]>;
  /** Why the change must not be made (answered as 409 `refused`), or undefined. */
  refuse?(change: Change<S, I>): Promise<string | undefined> | string | undefined;
  /** Further effects of the change; runs in its transaction. `after` is the stored record. */
  after?(change: Change<S, I> & { after: S }): Promise<void>;
  /** What belongs to changes of one kind that are stored together, once for all of them, after `after` of each. They have one actor. */
  afterAll?(changes: readonly (Change<S, I> & { after: S })[]): Promise<void>;
  /** Adds the derived fields to records on their way out; they can't be sorted or filtered by. */
  derive?(records: S[], db: Queries): Promise<A[]> | A[];
  /** The columns of its CSV: each header with the cell's value. By default every field, under its own name. */
  csv?: Readonly<Record<string, CsvColumn<A>>>;
  /** Sample rows, in the order in which the list shows them. */
  seed?(): readonly Sample<S>[];
  /** The result of removing a sample part from a real record. By default it is deleted. */
  withoutSample?(sample: S): Partial<S>;
  /** The record that each is a part of, a line of its register, and a sample with it. By default none. */
  partOf?: { column: F; table: string };
  /** The rows of a start without samples. By default none. */
  blank?(): readonly Sample<S>[];
}

/** A resource as everything that serves and keeps its records takes it; `defineResource` makes one. */
export interface Resource<S = ApiRecord, A = S, I = Record<string, unknown>> extends ResourceRules<S, A, I, string> {
  /** The input of POST and PUT; unknown fields are ignored. */
  input: z.ZodObject;
  /** The API's answer. */
  record: z.ZodObject;
  /** The table that keeps its records. */
  table: string;
  /** The columns that are its own, and what each holds. */
  columns: Readonly<Record<string, ColumnKind>>;
  /** The only records that exist for the caller; set by `scopeToClient`. By default all. */
  within?: RawBuilder<boolean>;
  /** The clients that `within` leaves. By default all. */
  reach?: Reach;
  /** Whether who asks may not read them, so that no refusal names one; `scopeToClient` sets it. By default false. */
  untold?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's own resources. */
    resources: readonly Resource[];
    /** Resources that are added and taken away while the server runs, which search looks in beside its own. */
    furtherResources: (() => readonly Resource[])[];
  }
}
