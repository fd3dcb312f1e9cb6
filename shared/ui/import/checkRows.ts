import type { CsvRow, ParsedCsv } from 'shared/domain/parseCsv';
import type { ZodType } from 'zod';
import type { Field } from '../form/field';
import { validate } from '../form/validate';
import type { ColumnMap } from './mapColumns';
import { readCell } from './readCell';

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
  const labelOf = (path: string) => fields.find(({ name }) => name === path)?.label ?? path;
  const result: CheckedRows<I> = { good: [], bad: [], problems: [] };
  for (const { line, msg } of problems) note(msg, line);
  for (const row of rows) {
    const checked = validate(
      schema,
      Object.fromEntries(columns.map(({ head, field }) => [field.name, readCell(field, row.values[head] ?? '')])),
    );
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
