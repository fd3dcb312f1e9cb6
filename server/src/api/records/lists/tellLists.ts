import { valueText } from 'shared/domain/text/valueText';

/** How many records of a list are named. */
const NAMED = 3;

/** Lists of records' ids inside a value, each with its resource's path. */
export type RecordLists = Readonly<Record<string, string>>;

const isLists = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const idsOf = (value: Readonly<Record<string, unknown>>, key: string): string[] =>
  Array.isArray(value[key]) ? value[key].map(String) : [];

/** The records that a value's lists name. */
export const listedRecords = (lists: RecordLists, value: unknown): { path: string; id: string }[] =>
  isLists(value) ? Object.entries(lists).flatMap(([key, path]) => idsOf(value, key).map((id) => ({ path, id }))) : [];

/** A list in words: the names of its first records, and the number of others. A list without names is counted. */
function inWords(ids: readonly string[], names: readonly string[]): string {
  if (names.length === 0) return valueText('', ids);
  const shown = names.slice(0, NAMED);
  const more = ids.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * A value with its lists in words. `nameOf` returns undefined for a deleted record, or one beyond the caller's reach:
 * those are only counted.
 */
export function tellLists(
  lists: RecordLists,
  value: unknown,
  nameOf: (path: string, id: string) => string | undefined,
): unknown {
  if (!isLists(value)) return value;
  const told = Object.entries(lists).flatMap(([key, path]) => {
    const ids = idsOf(value, key);
    const names = ids.map((id) => nameOf(path, id)).filter((name) => name !== undefined && name !== '');
    return ids.length === 0 ? [] : [[key, inWords(ids, names as string[])]];
  });
  return { ...value, ...Object.fromEntries(told) };
}
