import { z } from 'zod';
import { formatPeriod } from '../../dates/period';
import { placeText } from '../../papers/documentSheet';
import type { CsvCell } from '../../tables/csv';
import { portalPeriod } from './returnPeriod';

/** How a value is written: in the portal's file, and in a cell of our own tables. */
interface Kind<V, S extends z.ZodType> {
  schema: S;
  json: (value: V) => z.output<S>;
  cell: (value: V) => CsvCell;
}

/** A value that is written as it is. */
export const plain = <S extends z.ZodType<string | number>>(schema: S): Kind<z.output<S>, S> => ({
  schema,
  json: (value) => value,
  cell: (value) => value,
});

/** The kinds of values on the GST portal. */
export const kinds = {
  gstin: plain(z.string().length(15)),
  number: plain(z.string().regex(/^[A-Za-z0-9/-]{1,16}$/)),
  count: plain(z.int()),
  percent: plain(z.number()),
  /** Paise; in the file rupees with at most 2 decimals. */
  amount: {
    schema: z.number().refine((sum) => Math.abs(sum * 100 - Math.round(sum * 100)) < 1e-4, 'more than 2 decimals'),
    json: (paise: number) => paise / 100,
    cell: (paise: number): CsvCell => ({ paise }),
  },
  /** `2026-09-21`; in the file `21-09-2026`. */
  day: {
    schema: z.string().regex(/^[0-3][0-9]-[01][0-9]-[0-9]{4}$/),
    json: (date: string) => `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`,
    cell: (date: string) => date,
  },
  /** A month or quarter; in the file MMYYYY. */
  period: { schema: z.string().regex(/^[01][0-9][0-9]{4}$/), json: portalPeriod, cell: formatPeriod },
  /** A state code. */
  place: { ...plain(z.string().regex(/^[0-9]{2}$/)), cell: placeText },
};

/** A field of the portal's file: its schema, and its value, read from a source (at place `number` of its list, from 1); undefined omits it. */
export interface Field<in T, S extends z.ZodType = z.ZodType> {
  schema: S;
  json: (source: T, number?: number) => z.output<S>;
}

/** Fields by the portal's names, in the order of the file. */
type Fields = Readonly<Record<string, Field<never>>>;
type Schema<F extends Fields> = z.ZodObject<{ [N in keyof F]: F[N]['schema'] }, z.core.$strict>;
/** What fields are read from. */
type SourceOf<F extends Fields> = F[keyof F]['json'] extends (source: infer T) => unknown ? T : never;

/** A column of our own tables. */
interface Column<in T> {
  title: string;
  cell: (source: T) => CsvCell;
}

/** Makes fields read from T, each with its title, kind and reader. */
export const fieldsOf =
  <T>() =>
  <V extends string | number, S extends z.ZodType>(title: string, kind: Kind<V, S>, of: (source: T) => NoInfer<V>) => ({
    title,
    schema: kind.schema,
    json: (source: T) => kind.json(of(source)),
    cell: (source: T) => kind.cell(of(source)),
  });

/** A row's number in its list. */
export const num = { schema: z.int(), json: (_: unknown, number = 0): number => number };

/** A field that is only there where a condition is met. */
export const when = <T, S extends z.ZodType>({ schema, json }: Field<T, S>, has: (source: T) => boolean) => ({
  schema: schema.optional(),
  json: (source: T) => (has(source) ? json(source) : undefined),
});

/** An object of fields. */
export function object<F extends Fields>(fields: F): Field<SourceOf<F>, Schema<F>> {
  const rows = Object.entries(fields as unknown as Readonly<Record<string, Field<SourceOf<F>>>>);
  return {
    schema: z.strictObject(
      Object.fromEntries(rows.map(([name, { schema }]) => [name, schema])),
    ) as unknown as Schema<F>,
    json: (source, number) => {
      const written: Record<string, unknown> = {};
      for (const [name, { json }] of rows) {
        const value = json(source, number);
        if (value !== undefined) written[name] = value;
      }
      return written as z.output<Schema<F>>;
    },
  };
}

/** A list with a row for each source, by default at least one. */
export function list<F extends Fields>(fields: F, least = 1): Field<readonly SourceOf<F>[], z.ZodArray<Schema<F>>> {
  const row = object(fields);
  return {
    schema: z.array(row.schema).min(least),
    json: (all) => all.map((source, index) => row.json(source, index + 1)),
  };
}

type Group<T> = readonly [T, ...T[]];

/** Groups items by key, in key order. */
export function grouped<T, K extends string | number>(all: readonly T[], keyOf: (one: T) => K): [K, Group<T>][] {
  const found = new Map<K, [T, ...T[]]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = found.get(key);
    if (group) group.push(one);
    else found.set(key, [one]);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A list with a row for each group with the same value of a field. */
export function groups<T, F extends Fields>({ json: keyOf }: Field<T, z.ZodType<string | number>>, fields: F) {
  const { schema, json } = list<F>(fields);
  return { schema, json: (all: readonly T[]) => json(grouped(all, keyOf).map(([, own]) => own as SourceOf<F>)) };
}

/** The field shared by a group, read from its first item. */
export const first = <T, S extends z.ZodType>(field: Field<T, S>): Field<Group<T>, S> =>
  within(field, ([source]) => source);

/** A field read from a part of the source. */
export const within = <T, U, S extends z.ZodType>(
  { schema, json }: Field<U, S>,
  of: (source: T) => U,
): Field<T, S> => ({
  schema,
  json: (source) => json(of(source)),
});

/** The rows of a table: the titles, then a row for each source. */
export const linesOf = <T>(columns: readonly Column<T>[], all: readonly T[]): CsvCell[][] => [
  columns.map(({ title }) => title),
  ...all.map((source) => columns.map(({ cell }) => cell(source))),
];
