import { z } from 'zod';
import { withArticle } from '../../../../../shared/domain/text/withArticle';
import { ApiError, badInput } from '../../../core/errors';
import { parse } from '../../../core/parse';
import { readWords } from '../../../db/searchText';
import type { Resource } from '../definition';
import { comparableColumns } from '../rows';

const MAX_SIZE = 1000;
const count = (label: string, most: number) =>
  z.coerce
    .number({ error: `The ${label} is a whole number from 1 to ${most}.` })
    .int(`The ${label} is a whole number from 1 to ${most}.`)
    .min(1, `The ${label} is a whole number from 1 to ${most}.`)
    .max(most, `The ${label} is a whole number from 1 to ${most}.`);
const once = (label: string) => z.string({ error: `Give ${label} once.` });

const listQuery = z.looseObject({
  page: count('page', 1_000_000).optional(),
  size: count('size', MAX_SIZE).optional(),
  q: once('q').max(200, 'Search for at most 200 characters.').optional(),
  sort: once('sort').optional(),
});

/** A filter: one value, several separated by commas, or the parameter several times. */
const filter = z.union([z.string(), z.array(z.string())]);
z.globalRegistry.add(filter, { id: 'Filter' });

/**
 * The parameters of a resource's list; in addition to every list's, each column filters: `status=Paid,Unpaid`,
 * `date.from`, `date.to`.
 */
export function listQueryOf(definition: Resource) {
  const columns = comparableColumns(definition).flatMap((column) => [column, `${column}.from`, `${column}.to`]);
  return listQuery.extend(Object.fromEntries(columns.map((column) => [column, filter.optional()])));
}

export interface SortKey {
  column: string;
  descending: boolean;
}

/** Which records of a resource, in which order. */
export interface Selection {
  /** The search, parsed by `readWords`: all words of one of these lists must occur. Empty for everything. */
  words: string[][];
  /** A column's value must be one of these. */
  equal: [column: string, values: string[]][];
  ranges: [column: string, bound: '>=' | '<=', value: string][];
  sort: SortKey[];
  /** Undefined for everything. */
  page?: { number: number; size: number };
  /** The columns to read of a record, without derived fields. By default all. */
  columns?: string[];
}

function columnOf(definition: Resource, name: string, parameter: string): string {
  if (comparableColumns(definition).includes(name)) return name;
  throw badInput([
    { path: parameter, msg: `There is no field "${name}" of ${withArticle(definition.title)} to select or sort by.` },
  ]);
}

/**
 * The selection declared by a module's release, as the list reads it. Undefined if the list lacks such fields: only the
 * declaring part is then left out.
 */
export function declaredSelection(
  definition: Resource,
  query: Readonly<Record<string, string>>,
): Selection | undefined {
  try {
    return readSelection(definition, query);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Limit of columns that a list is sorted by. */
export const MAX_SORT_KEYS = 10;

/** `name,-date` as keys; the id comes last, so that the order is complete. */
function sortKeys(definition: Resource, sort: string): SortKey[] {
  const keys = sort
    .split(',', MAX_SORT_KEYS + 1)
    .map((key) => key.trim())
    .filter(Boolean)
    .map((key) => ({ column: columnOf(definition, key.replace(/^-/, ''), 'sort'), descending: key.startsWith('-') }));
  if (keys.length > MAX_SORT_KEYS) throw badInput([{ path: 'sort', msg: `Sort by at most ${MAX_SORT_KEYS} fields.` }]);
  return keys.some((key) => key.column === 'id')
    ? keys
    : [...keys, { column: 'id', descending: keys.at(-1)?.descending ?? true }];
}

/** A filter's value in the column's type. Throws 400 for one that the column can't hold. */
function storedText(definition: Resource, column: string, value: string, parameter: string): string {
  const kind = definition.columns[column];
  if (kind === 'number' && (value.trim() === '' || !Number.isFinite(Number(value))))
    throw badInput([{ path: parameter, msg: `Give ${parameter} as a number.` }]);
  if (kind !== 'boolean') return value;
  if (!/^(?:true|false|0|1)$/.test(value))
    throw badInput([{ path: parameter, msg: `Give ${parameter} as true or false.` }]);
  return value === 'true' || value === '1' ? '1' : '0';
}

/** A day as a bound of a time: its start or end in the business time zone. Anything else stays. */
function instantBound(column: string, bound: string, value: string): string {
  if (!['createdAt', 'updatedAt'].includes(column) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const time = Date.parse(`${value}T${bound === 'from' ? '00:00:00.000' : '23:59:59.999'}+05:30`);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/** Reads a list's query. Throws 400 for a parameter without a field. */
export function readSelection(definition: Resource, query: unknown): Selection {
  const { page, size, q, sort, ...filters } = parse(
    listQuery,
    definition.translate?.(query as Record<string, unknown>) ?? query,
  );
  const selection: Selection = {
    words: readWords(q ?? ''),
    equal: [],
    ranges: [],
    sort: sortKeys(definition, sort || (definition.order ?? '-id')),
  };
  for (const [parameter, given] of Object.entries(filters)) {
    const values = [given].flat().map(String);
    const [, name = '', bound] = /^(.*?)(?:\.(from|to))?$/.exec(parameter) ?? [];
    const column = columnOf(definition, name, parameter);
    if (bound)
      selection.ranges.push([
        column,
        bound === 'from' ? '>=' : '<=',
        storedText(definition, column, instantBound(column, bound, values.at(-1) ?? ''), parameter),
      ]);
    else
      selection.equal.push([
        column,
        values.flatMap((value) => value.split(',')).map((value) => storedText(definition, column, value, parameter)),
      ]);
  }
  const isPart = page !== undefined || size !== undefined;
  if (isPart) selection.page = { number: page ?? 1, size: size ?? 10 };
  return selection;
}
