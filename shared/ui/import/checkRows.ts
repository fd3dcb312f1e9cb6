import { parseRupees } from 'shared/domain/money';
import type { CsvRow, ParsedCsv } from 'shared/domain/parseCsv';
import { readDay } from 'shared/domain/readDay';
import type { ZodType } from 'zod';
import { type Field, toOptions } from '../form/field';
import { dayOptionsOf, readWithin } from '../form/readField';
import { validate } from '../form/validate';
import type { ColumnMap } from './mapColumns';

/** One thing that is wrong, and the lines on which it is. */
export interface ImportProblem {
  reason: string;
  lines: number[];
}

/** What a file holds: the inputs that can be imported, and the rows that can't. */
export interface CheckedRows<I> {
  good: I[];
  /** The rows that can't be imported, as they stand in the file. */
  bad: CsvRow[];
  /** Why they can't, each reason once. */
  problems: ImportProblem[];
}

/** Checks a file's rows against a resource's schema, each column read as the field that `map` gives it. */
export function checkRows<I extends object>(
  { rows, problems }: ParsedCsv,
  map: ColumnMap,
  fields: readonly Field<object>[],
  schema: ZodType<I, unknown>,
): CheckedRows<I> {
  const found = new Map<string, number[]>();
  const note = (reason: string, line: number) => found.set(reason, [...(found.get(reason) ?? []), line]);
  const columns = Object.entries(map).flatMap(([head, name]) =>
    fields.filter((field) => field.name === name).map((field) => ({ head, field })),
  );
  const mapped = columns.map(({ field }) => field);
  const labelOf = (path: string) => fields.find(({ name }) => name === path)?.label ?? path;
  const result: CheckedRows<I> = { good: [], bad: [], problems: [] };
  for (const { line, msg } of problems) note(msg, line);
  for (const row of rows) {
    const values: Record<string, unknown> = Object.fromEntries(
      columns.map(({ head, field }) => [field.name, readCell(field, row.values[head] ?? '')]),
    );
    const checked = validate(schema, mapped, values);
    if (checked.ok) {
      result.good.push(checked.input);
    } else {
      result.bad.push(row);
      for (const [path, reason] of Object.entries(checked.errors)) note(`${labelOf(path)}: ${reason}`, row.line);
    }
  }
  result.problems = [...found]
    .map(([reason, lines]) => ({ reason, lines: lines.sort((a, b) => a - b) }))
    .sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
  return result;
}

const yesOrNo: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  y: true,
  1: true,
  no: false,
  false: false,
  n: false,
  0: false,
};

function readChoice(text: string, field: Field<object> & { kind: 'select' }): string {
  const wanted = text.toLowerCase();
  return String(
    toOptions(field.options).find(
      ({ value, label }) => String(value).toLowerCase() === wanted || label.toLowerCase() === wanted,
    )?.value ?? text,
  );
}

/** A file's cell as its field's value: what people write as days, amounts, numbers, yes or no, choices and lists. What can't be read stays as it is, for the schema to refuse. */
function readCell(field: Field<object>, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (field.kind === 'date') return readDay(text, dayOptionsOf(field)) ?? text;
  if (field.kind === 'money') return parseRupees(text) ?? text;
  if (field.kind === 'number') return readWithin(text, field) ?? text;
  if (field.kind === 'checkbox') return yesOrNo[text.toLowerCase()] ?? text;
  if (field.kind === 'select') return readChoice(text, field);
  return field.kind === 'tags' ? text.split(/\s*;\s*/).filter(Boolean) : text;
}
