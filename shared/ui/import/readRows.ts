import { isMonthFirst, readDay } from 'shared/domain/dates/readDay';
import { stateCodeOf, stateName } from 'shared/domain/records/states';
import type { CsvRow, ParsedCsv } from 'shared/domain/tables/parseLines';
import { parseRupees } from 'shared/domain/text/money';
import { type Field, type Option, toOptions } from '../form/field';
import { dayOptionsOf, readWithin, unreadProblem } from '../form/readField';
import type { ColumnMap } from './mapColumns';

/** A row of the file, and what it says of a record: the fields whose cell is not empty. */
export interface ReadRow {
  row: CsvRow;
  input: Record<string, unknown>;
  /** Problems of dates, amounts and numbers that can't be read. */
  unread: { path: string; msg: string }[];
}

/** The person's meaning of choices' values, by field and value. */
export type ChosenValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field with values that none of its choices is. */
export interface UnknownValues {
  field: Field<object> & { kind: 'select' };
  values: string[];
}

/** The most values of a field that are asked about; with more, the wrong column was chosen. */
const MOST_VALUES = 20;

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

/** The choice that a text is, by its value, its label or as a state is written; undefined for none. */
function choiceOf(text: string, given: readonly Option[]): string | undefined {
  const options = toOptions(given);
  const called = (wanted: string) =>
    options.find(({ value, label }) => [value, label].some((each) => String(each).toLowerCase() === wanted));
  const code = stateCodeOf(text);
  const state = code === null ? undefined : (called(code) ?? called(stateName(code).toLowerCase()));
  const found = called(text.toLowerCase()) ?? state;
  return found && String(found.value);
}

/** A file's cell as its field's value: what people write as days, amounts, numbers, yes or no, choices, states and lists. What can't be read stays as it is, to be refused. */
function readCell(field: Field<object>, cell: string, chosen: ChosenValues, monthFirst: boolean): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (field.kind === 'date') return readDay(text, { ...dayOptionsOf(field), monthFirst }) ?? text;
  if (field.kind === 'money') return parseRupees(text) ?? text;
  if (field.kind === 'number') return readWithin(text, field) ?? text;
  if (field.kind === 'checkbox') return yesOrNo[text.toLowerCase()] ?? text;
  if (field.kind === 'select') return chosen[field.name]?.[text] ?? choiceOf(text, field.options) ?? text;
  if (field.kind === 'suggest') return choiceOf(text, field.options) ?? text;
  return field.kind === 'tags' ? text.split(/\s*;\s*/).filter(Boolean) : text;
}

const columnsOf = (map: ColumnMap, fields: readonly Field<object>[]) =>
  Object.entries(map).flatMap(([head, name]) =>
    fields.filter((field) => field.name === name).map((field) => ({ head, field })),
  );

/** Whether the month comes first in a file's days: undefined where they don't say it, null for a file without days. */
export function monthFirstIn(
  { rows }: ParsedCsv,
  map: ColumnMap,
  fields: readonly Field<object>[],
): boolean | undefined | null {
  const heads = columnsOf(map, fields).filter(({ field }) => field.kind === 'date');
  return heads.length === 0
    ? null
    : isMonthFirst(heads.flatMap(({ head }) => rows.map(({ values }) => values[head] ?? '')));
}

/** Reads a file's rows, each column as the field that `map` gives it; by default the day comes before the month. */
export function readRows(
  { rows }: ParsedCsv,
  map: ColumnMap,
  fields: readonly Field<object>[],
  chosen: ChosenValues = {},
  monthFirst = false,
): ReadRow[] {
  const columns = columnsOf(map, fields);
  return rows.map((row) => {
    const input: Record<string, unknown> = {};
    const unread: ReadRow['unread'] = [];
    for (const { head, field } of columns) {
      const value = readCell(field, row.values[head] ?? '', chosen, monthFirst);
      const msg = unreadProblem(field, value);
      if (value !== undefined) input[field.name] = value;
      if (msg !== undefined) unread.push({ path: field.name, msg });
    }
    return { row, input, unread };
  });
}

/** The values of choices that mean none of them, for the person to say what they mean. */
export function unknownValues({ rows }: ParsedCsv, map: ColumnMap, fields: readonly Field<object>[]): UnknownValues[] {
  return columnsOf(map, fields).flatMap(({ head, field }) => {
    if (field.kind !== 'select') return [];
    const written = new Set(rows.map(({ values }) => (values[head] ?? '').trim()));
    const values = [...written].filter((value) => value !== '' && choiceOf(value, field.options) === undefined);
    return values.length === 0 || values.length > MOST_VALUES ? [] : [{ field, values }];
  });
}
