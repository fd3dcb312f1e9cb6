import { parseRupees } from 'shared/domain/money';
import type { ParsedCsv } from 'shared/domain/parseCsv';
import type { ZodType } from 'zod';
import type { Field } from '../form/field';
import { validate } from '../form/validate';

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

const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, true: true, y: true, 1: true, no: false, false: false, n: false, 0: false };

/** Numbers, money and yes or no are text in a file; what isn't one stays as it is, for the schema to refuse. */
function fromText(field: Field<object>, text: string): unknown {
  if (text === '') return undefined;
  if (field.kind === 'checkbox') return yesOrNo[text.toLowerCase()] ?? text;
  if (field.kind !== 'number' && field.kind !== 'money') return text;
  if (field.kind === 'money') return parseRupees(text) ?? text;
  const number = Number(text.replaceAll(',', ''));
  return Number.isNaN(number) ? text : number;
}

/** Checks rows against a resource's schema; a column is a field's name or its label, in any case. */
export function checkRows<I extends object>({ keys, rows, problems }: ParsedCsv, fields: readonly Field<I>[], schema: ZodType<I, unknown>): CheckedRows<I> {
  const known = fields as readonly Field<object>[];
  const columns = keys.map((head) => ({ head, field: known.find(({ name, label }) => plain(name) === plain(head) || plain(label) === plain(head)) }));
  const labelOf = (path: string) => known.find(({ name }) => name === path)?.label ?? path;
  const result: CheckedRows<I> = { good: [], bad: problems.map(({ line, msg }) => ({ line, reasons: [msg] })), ignored: columns.filter(({ field }) => !field).map(({ head }) => head) };
  for (const { line, values: cells } of rows) {
    const values = Object.fromEntries(columns.flatMap(({ head, field }) => (field ? [[field.name, fromText(field, cells[head] ?? '')]] : [])));
    const checked = validate(schema, values);
    if (checked.ok) result.good.push(checked.input);
    else result.bad.push({ line, reasons: Object.entries(checked.errors).map(([path, reason]) => `${labelOf(path)}: ${reason}`) });
  }
  result.bad.sort((a, b) => a.line - b.line);
  return result;
}
