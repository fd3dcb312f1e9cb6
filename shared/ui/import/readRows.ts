import { isMonthFirst, readDay } from 'shared/domain/dates/readDay';
import { stateCodeOf, stateName } from 'shared/domain/records/states';
import type { CsvRow, ParsedCsv } from 'shared/domain/tables/parseLines';
import { parseRupees } from 'shared/domain/text/money';
import { type Field, type Option, toOptions } from '../form/field';
import { dayOptionsOf, readWithin, unreadProblem } from '../form/readField';
import type { ColumnMap } from './mapColumns';

/** A row of the file, and its record values: the fields with non-empty cells. */
export interface ReadRow {
  row: CsvRow;
  input: Record<string, unknown>;
  /** Errors of dates, amounts and numbers that can't be parsed. */
  unread: { path: string; msg: string }[];
}

/** The user's mapping of option values, by field and value. */
export type ChosenValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A field with values that match none of its options. */
export interface UnknownValues {
  field: Field<object> & { kind: 'select' };
  values: string[];
}

/** The maximum number of values of a field to ask about; more means that the wrong column was mapped. */
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

/** The option that a text matches, by value, label or a state's spelling; undefined for none. */
function choiceOf(text: string, given: readonly Option[]): string | undefined {
  const options = toOptions(given);
  const called = (wanted: string) =>
    options.find(({ value, label }) => [value, label].some((each) => String(each).toLowerCase() === wanted));
  const code = stateCodeOf(text);
  const state = code === null ? undefined : (called(code) ?? called(stateName(code).toLowerCase()));
  const found = called(text.toLowerCase()) ?? state;
  return found && String(found.value);
}

/**
 * A cell's value for its field: parses dates, amounts, numbers, yes or no, options, states and lists as people write
 * them. Unparseable text stays, to be rejected.
 */
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

/** Whether the month comes first in a file's dates: undefined if they don't tell, null for a file without dates. */
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

/** Parses a file's rows with the column mapping `map`; by default the day comes before the month. */
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

/** The values that match no option, to ask the user about. */
export function unknownValues({ rows }: ParsedCsv, map: ColumnMap, fields: readonly Field<object>[]): UnknownValues[] {
  return columnsOf(map, fields).flatMap(({ head, field }) => {
    if (field.kind !== 'select') return [];
    const written = new Set(rows.map(({ values }) => (values[head] ?? '').trim()));
    const values = [...written].filter((value) => value !== '' && choiceOf(value, field.options) === undefined);
    return values.length === 0 || values.length > MOST_VALUES ? [] : [{ field, values }];
  });
}
