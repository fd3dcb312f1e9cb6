import { z } from 'zod';
import { centerInput } from '../domain/clients/centers/center';
import { companyInput } from '../domain/clients/companies/company';
import { leadInput } from '../domain/clients/leads/lead';
import { holidayInput } from '../domain/dates/holiday';
import { narrationInput } from '../domain/money/ledger/narration';
import { supplierInput } from '../domain/money/purchases/supplier';
import { employeeInput } from '../domain/people/employees/employee';
import { type FieldError, toFieldErrors } from '../domain/records/validation';
import { toCsv } from '../domain/tables/csv';
import type { FakeAnswer } from './fakeResponse';
import { owner } from './fixtures';

/** A stored row of the fake API. */
export type FakeRow = Record<string, unknown> & { id: string; version: number };

/** The stored record of an input. One with a file or with lines, and one that a test makes up, is stored unchanged. */
const inputs: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  companies: companyInput,
  'ultrahrms/companies': companyInput,
  centers: centerInput,
  employees: employeeInput,
  holidays: holidayInput,
  leads: leadInput,
  narrations: narrationInput,
  suppliers: supplierInput,
};

const AT = '2026-04-05T09:00:00.000Z';
const ofServer = ['id', 'version', 'createdAt', 'updatedAt'];

/** One resource held in memory, with the calls of docs/architecture.md, "A resource". */
export class FakeTable {
  rows: FakeRow[] = [];
  readonly #deleted: FakeRow[] = [];
  readonly #history = new Map<string, object[]>();
  readonly #input: z.ZodType<Record<string, unknown>> | undefined;
  static #lastId = 0;

  /** Rows in the order of their list; what a record has beside its fields is made for those that lack it. */
  constructor(path: string, seed: readonly object[]) {
    this.#input = inputs[path];
    for (const row of seed) this.rows.push(this.#made(row));
  }

  #made(fields: object): FakeRow {
    return { id: `r${++FakeTable.#lastId}`, version: 1, createdAt: AT, updatedAt: AT, ...fields };
  }

  #note(id: string, action: string, changes: Record<string, [before: unknown, after: unknown]> = {}): void {
    const entry = { at: AT, by: owner.name, action, changes };
    this.#history.set(id, [entry, ...(this.#history.get(id) ?? [])]);
  }

  /** The fields of a new record as the server stores them, or what is wrong with them. */
  #read(sent: unknown): { fields: Record<string, unknown> } | { errors: FieldError[] } {
    const read = this.#input?.safeParse(sent);
    if (read && !read.success) return { errors: toFieldErrors(read.error) };
    const fields = Object.entries(read?.data ?? (sent as object)).filter(([name]) => !ofServer.includes(name));
    return { fields: Object.fromEntries(fields) };
  }

  /** `GET <path>`: everything, or the page, search, sort and filters that the query names. */
  list(query: URLSearchParams): FakeAnswer {
    const errors = this.#input ? this.#queryErrors(query) : [];
    if (errors.length > 0) return badInput(errors);
    const found = this.#selected(query);
    const isPart = query.has('page') || query.has('size');
    const size = isPart ? Number(query.get('size') ?? 10) : found.length;
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    const fields = query.get('fields')?.split(',');
    const listed = (row: FakeRow) =>
      fields
        ? Object.fromEntries(
            Object.entries(row).filter(([name]) => [...ofServer, 'isSample', ...fields].includes(name)),
          )
        : row;
    return {
      status: 200,
      body: found.slice(start, start + size).map(listed),
      headers: { 'X-Total-Count': String(found.length) },
    };
  }

  #selected(query: URLSearchParams): FakeRow[] {
    const keys = (query.get('sort') ?? '').split(',').filter(Boolean);
    return this.rows
      .filter((row) => fits(row, query))
      .sort((a, b) => {
        for (const key of keys) {
          const name = key.replace(/^-/, '');
          const order = compare(a[name], b[name]) * (key.startsWith('-') ? -1 : 1);
          if (order !== 0) return order;
        }
        return 0;
      });
  }

  /** A field that is unknown, and a page that doesn't exist. */
  #queryErrors(query: URLSearchParams): FieldError[] {
    const ofInput = this.#input instanceof z.ZodObject ? Object.keys(this.#input.shape) : [];
    const columns = new Set([...ofServer, ...ofInput, ...this.rows.flatMap((row) => Object.keys(row))]);
    const isColumn = (name: string) => this.rows.length === 0 || columns.has(name);
    const keys = (query.get('sort') ?? '').split(',').filter(Boolean);
    return [
      ...['page', 'size'].filter((name) => query.has(name) && !(Number(query.get(name)) >= 1)),
      ...((query.get('fields')?.split(',') ?? []).every(isColumn) ? [] : ['fields']),
      ...(keys.every((key) => isColumn(key.replace(/^-/, ''))) ? [] : ['sort']),
      ...[...query.keys()].filter((name) => !reserved.has(name) && !isColumn(name.replace(/\.(from|to)$/, ''))),
    ].map((path) => ({ path, msg: `Give ${path} as the server knows it.` }));
  }

  /** `GET <path>/export.csv`: the selection, unpaged. */
  export(query: URLSearchParams): FakeAnswer {
    const columns = Object.keys(this.rows[0] ?? { id: '' });
    const lines = this.#selected(query).map((row) => columns.map((name) => [name, textOf(row[name])] as const));
    return {
      status: 200,
      body: toCsv(
        lines.map((line) => Object.fromEntries(line)),
        columns,
      ),
    };
  }

  /** `GET <path>/:id`. */
  read(id: string): FakeAnswer {
    const row = this.rows.find((stored) => stored.id === id);
    return row ? { status: 200, body: row } : unknown;
  }

  /** `POST <path>`: at the top of the list, which shows the newest first. */
  create(sent: unknown): FakeAnswer {
    const read = this.#read(sent);
    return 'errors' in read ? badInput(read.errors) : { status: 201, body: this.#add(read.fields) };
  }

  #add(fields: Record<string, unknown>): FakeRow {
    const row = this.#made(fields);
    this.rows.unshift(row);
    this.#note(
      row.id,
      'create',
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [null, value]])),
    );
    return row;
  }

  /** `POST <path>/import`: all rows or none. */
  import(sent: unknown): FakeAnswer {
    const { rows = [] } = sent as { rows?: unknown[] };
    if (rows.length === 0) return badInput([{ path: 'rows', msg: 'Send at least one row.' }]);
    const read = rows.map((row) => this.#read(row));
    const errors = read.flatMap((each, index) =>
      'errors' in each ? each.errors.map(({ path, msg }) => ({ path: `rows.${index}.${path}`, msg })) : [],
    );
    if (errors.length > 0) return badInput(errors);
    for (const each of read) if ('fields' in each) this.#add(each.fields);
    return { status: 201, body: { count: rows.length, added: rows.length, changed: 0, importId: 'import' } };
  }

  /** `POST <path>/import/check`: every row that the schema takes is new. */
  check(sent: unknown): FakeAnswer {
    const { rows = [] } = sent as { rows?: unknown[] };
    const verdicts = rows.map((row) => {
      const read = this.#read(row);
      const errors = 'errors' in read ? read.errors : [];
      return { state: errors.length > 0 ? 'refused' : 'new', fields: [], errors, key: '' };
    });
    return { status: 200, body: verdicts };
  }

  /** `PUT <path>/:id`: merges, unless the version named is not the present one. */
  update(id: string, sent: Record<string, unknown>): FakeAnswer {
    const row = this.rows.find((stored) => stored.id === id);
    if (!row) return unknown;
    const { version, ...changes } = sent;
    if (version !== undefined && version !== row.version)
      return {
        status: 409,
        body: {
          message: 'Someone else changed this. Compare both versions and save again.',
          code: 'stale',
          current: { ...row },
        },
      };
    // The rows of a test have the fields that it is about: what it sends is looked at, not what its rows lack.
    const read = this.#read({ ...row, ...changes });
    const errors = 'errors' in read ? read.errors.filter(({ path }) => (path.split('.')[0] ?? '') in changes) : [];
    if (errors.length > 0) return badInput(errors);
    const fields = 'fields' in read ? read.fields : changes;
    const changed = Object.keys(changes).filter(
      (name) => name in fields && JSON.stringify(fields[name]) !== JSON.stringify(row[name]),
    );
    if (changed.length > 0) {
      this.#note(id, 'update', Object.fromEntries(changed.map((name) => [name, [row[name], fields[name]]])));
      for (const name of changed) row[name] = fields[name];
      row.version += 1;
    }
    return { status: 200, body: row };
  }

  /** `DELETE <path>/:id`: until it is restored. */
  delete(id: string): FakeAnswer {
    const at = this.rows.findIndex((stored) => stored.id === id);
    if (at < 0) return unknown;
    this.#deleted.push(...this.rows.splice(at, 1));
    this.#note(id, 'delete');
    return { status: 204 };
  }

  /** `POST <path>/:id/restore`: one that is not deleted stays as it is. */
  restore(id: string): FakeAnswer {
    const at = this.#deleted.findIndex((gone) => gone.id === id);
    if (at < 0) return this.read(id);
    this.rows.push(...this.#deleted.splice(at, 1));
    this.#note(id, 'restore');
    return this.read(id);
  }

  /** `GET <path>/:id/history`: newest first. */
  history(id: string): FakeAnswer {
    return { status: 200, body: this.#history.get(id) ?? [] };
  }
}

/** 404, as the server says it. */
export const unknown: FakeAnswer = {
  status: 404,
  body: { message: 'There is nothing here.', code: 'not_found' },
};

function badInput(errors: readonly FieldError[]): FakeAnswer {
  return {
    status: 400,
    body: { message: errors.map(({ msg }) => msg).join(' '), code: 'bad_input', errors },
  };
}

const reserved = new Set(['page', 'size', 'q', 'sort', 'fields']);
const textOf = (value: unknown) => String(value ?? '');

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : textOf(a).localeCompare(textOf(b));
}

/** Every word occurs in some field, and every filter holds. */
function fits(row: FakeRow, query: URLSearchParams): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const texts = Object.entries(row)
    .filter(([name, value]) => typeof value === 'string' && !ofServer.includes(name))
    .map(([, value]) => textOf(value).toLowerCase());
  if (!words.every((word) => texts.some((text) => text.includes(word)))) return false;
  return [...query].every(([name, wanted]) => {
    if (reserved.has(name)) return true;
    if (name.endsWith('.from')) return textOf(row[name.slice(0, -5)]) >= wanted;
    if (name.endsWith('.to')) return textOf(row[name.slice(0, -3)]) <= wanted;
    return wanted.split(',').includes(textOf(row[name]));
  });
}
