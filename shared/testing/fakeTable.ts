import type { FakeAnswer } from './fakeResponse';

/** A stored row of the fake API. */
export type FakeRow = Record<string, unknown> & { id: string; version: number };

/** One resource held in memory, with the calls of docs/architecture.md, "A resource". */
export interface FakeTable {
  rows: FakeRow[];
  deleted: FakeRow[];
  add(input: Record<string, unknown>, atTop?: boolean): FakeRow;
}

let lastId = 0;

/** A table of rows; what a record has beside its fields is made for those that lack it. */
export function createFakeTable(seed: readonly object[]): FakeTable {
  const table: FakeTable = {
    rows: [],
    deleted: [],
    add: (input, atTop = false) => {
      const row: FakeRow = {
        id: `r${(lastId += 1)}`,
        version: 1,
        createdAt: '2026-04-05T09:00:00.000Z',
        updatedAt: '2026-04-05T09:00:00.000Z',
        ...input,
      };
      if (atTop) table.rows.unshift(row);
      else table.rows.push(row);
      return row;
    },
  };
  seed.forEach((row) => table.add(row as Record<string, unknown>));
  return table;
}

const reserved = new Set(['page', 'size', 'q', 'sort']);
const unsearched = new Set(['id', 'version', 'createdAt', 'updatedAt']);
const textOf = (value: unknown) => String(value ?? '');

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : textOf(a).localeCompare(textOf(b));
}

function fits(row: FakeRow, query: URLSearchParams): boolean {
  const q = (query.get('q') ?? '').toLowerCase();
  if (!Object.entries(row).some(([name, value]) => !unsearched.has(name) && textOf(value).toLowerCase().includes(q)))
    return false;
  return [...query].every(([name, wanted]) => {
    if (reserved.has(name)) return true;
    if (name.endsWith('.from')) return textOf(row[name.slice(0, -5)]) >= wanted;
    if (name.endsWith('.to')) return textOf(row[name.slice(0, -3)]) <= wanted;
    return wanted.split(',').includes(textOf(row[name]));
  });
}

/** `GET <path>`: everything, or the page, search, sort and filters that the query names. */
export function listRows(table: FakeTable, query: URLSearchParams): FakeAnswer {
  const keys = (query.get('sort') ?? '').split(',').filter(Boolean);
  const found = table.rows
    .filter((row) => fits(row, query))
    .sort((a, b) => {
      for (const key of keys) {
        const name = key.replace(/^-/, '');
        const order = compare(a[name], b[name]) * (key.startsWith('-') ? -1 : 1);
        if (order !== 0) return order;
      }
      return 0;
    });
  const size = Number(query.get('size') ?? (found.length || 1));
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return { status: 200, body: found.slice(start, start + size), headers: { 'X-Total-Count': String(found.length) } };
}

/** `PUT <path>/:id`: merges, unless the version named is not the present one. */
export function updateRow(row: FakeRow, input: Record<string, unknown>): FakeAnswer {
  if (input.version !== undefined && input.version !== row.version) {
    return {
      status: 409,
      body: {
        message: 'Someone else changed this. Compare both versions and save again.',
        code: 'stale',
        current: { ...row },
      },
    };
  }
  Object.assign(row, input, { id: row.id, version: row.version + 1 });
  return { status: 200, body: row };
}
