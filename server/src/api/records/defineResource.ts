import { type z } from 'zod';
import type { ColumnKind, Resource, ResourceRules } from './definition';

/** A resource's declaration by its feature: its schemas, from `shared/domain`, and its rules, typed by them. */
type Declared<I extends z.ZodObject, R extends z.ZodObject<z.core.$ZodShape>, D extends string> = {
  /** The input of POST and PUT; unknown fields are ignored. */
  input: I;
  /** The API's answer, made with `recordOf`. */
  record: R;
  /** The fields of `record` without a column; `derive` adds them. By default none. */
  derived?: readonly D[];
  /** Its table, a name of `Tables`. By default, the path. */
  table?: string;
} & ResourceRules<Stored<R, D>, z.output<R>, z.output<I>, keyof Stored<R, D> & string>;

/** A record without derived fields. */
type Stored<R extends z.ZodObject, D extends string> = Omit<z.output<R>, D>;

/** Fields that every record has, apart from its own columns. */
const common = ['id', 'version', 'createdAt', 'updatedAt'];

/** The column for a schema's output. Throws a `TypeError` if the schema doesn't determine one, such as a transform. */
function kindOf(column: string, schema: z.core.$ZodType): ColumnKind {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
    case 'literal':
      return 'text';
    case 'number':
    case 'boolean':
      return def.type;
    case 'object':
    case 'array':
    case 'record':
      return 'json';
    case 'optional':
    case 'nullable':
    case 'default':
      return kindOf(column, def.innerType);
    case 'pipe':
      return kindOf(column, def.out);
    default:
      throw new TypeError(`The field "${column}" is a ${def.type}, of which no column is known; end it with a pipe.`);
  }
}

/** The columns for a record's schema. Throws as `kindOf` does. */
export function columnsOf(record: z.ZodObject, derived: readonly string[] = []): Resource['columns'] {
  const absent: readonly string[] = [...common, ...derived];
  const columns = Object.entries(record.shape)
    .filter(([name]) => !absent.includes(name))
    .map(([name, schema]) => [name, kindOf(name, schema)] as const);
  return Object.fromEntries(columns);
}

/**
 * Declares a resource. Its two schemas determine the types of its hooks, the columns of its table and the API's document, so nothing is repeated:
 *
 * ```ts
 * // shared/domain/money/purchases/supplier.ts: what is typed, what is answered, and the type of that
 * export const supplierInput = z.object({ name: text('name'), … });
 * export const supplierRecord = /* @__PURE__ *\/ recordOf(supplierInput, () => ({ ratedAt: z.iso.datetime().nullable(), shown: z.string() }));
 * export type Supplier = z.infer<typeof supplierRecord>;
 *
 * // server/src/db/tables.ts: its table, without what is derived
 * suppliers: TableOf<Supplier, 'shown'>;
 *
 * // server/src/api/money/purchases/suppliers.ts
 * export const suppliers = defineResource({
 *   path: 'suppliers',
 *   title: 'supplier',
 *   input: supplierInput,
 *   record: supplierRecord,
 *   derived: ['shown'],
 *   search: ['name'],
 *   prepare: ({ before, after }) => ({ ratedAt: before?.ratedAt ?? null }),  // all of them typed
 *   derive: (records) => records.map((record) => ({ ...record, shown: record.name })),
 * });
 * ```
 *
 * Hand-written queries name the table (`db.selectFrom('suppliers')`), and `decode(suppliers, row)` reads a whole row
 * of it. Throws a `TypeError` that names the field when its schema does not determine a column.
 */
export function defineResource<
  I extends z.ZodObject,
  R extends z.ZodObject<z.core.$ZodShape>,
  const D extends string = never,
>({ derived = [], table, ...rules }: Declared<I, R, D>): Resource<Stored<R, D>, z.output<R>, z.output<I>> {
  return { ...rules, table: table ?? rules.path, columns: columnsOf(rules.record, derived) };
}
