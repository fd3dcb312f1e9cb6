import type { ZodType } from 'zod';
import type { Field } from '../form/field';
import { validate } from '../form/validate';
import type { CsvRow } from './readCsv';

/** A row that can't be imported, and every reason. */
export interface BadRow {
  line: number;
  reasons: string[];
}

/** What a file holds: the inputs that can be imported, and the rows that can't. */
export interface CheckedRows<I> {
  good: I[];
  bad: BadRow[];
  /** Columns of the file that belong to no field. */
  ignored: string[];
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Numbers and money are typed as text in a file; what isn't one stays as it is, for the schema to refuse. */
function fromText(field: Field<object>, text: string): unknown {
  if (text === '') return undefined;
  if (field.kind !== 'number' && field.kind !== 'money') return text;
  const number = Number(text.replace(/[₹,\s]/g, ''));
  if (Number.isNaN(number)) return text;
  return field.kind === 'money' ? Math.round(number * 100) : number;
}

/** Checks rows against a resource's schema; a column is a field's name or its label, in any case. */
export function checkRows<I extends object>(rows: readonly CsvRow[], heads: readonly string[], fields: readonly Field<I>[], schema: ZodType<I, unknown>): CheckedRows<I> {
  const known = fields as readonly Field<object>[];
  const columns = heads.map((head) => ({ head, field: known.find(({ name, label }) => plain(name) === plain(head) || plain(label) === plain(head)) }));
  const labelOf = (path: string) => known.find(({ name }) => name === path)?.label ?? path;
  const result: CheckedRows<I> = { good: [], bad: [], ignored: columns.filter(({ field }) => !field).map(({ head }) => head) };
  for (const { line, cells } of rows) {
    const values = Object.fromEntries(columns.flatMap(({ head, field }) => (field ? [[field.name, fromText(field, cells[head] ?? '')]] : [])));
    const checked = validate(schema, values);
    if (checked.ok) result.good.push(checked.input);
    else result.bad.push({ line, reasons: Object.entries(checked.errors).map(([path, reason]) => `${labelOf(path)}: ${reason}`) });
  }
  return result;
}
