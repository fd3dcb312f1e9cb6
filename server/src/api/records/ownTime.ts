import type { HistoryEntry } from 'shared/domain/records/answers';
import { anyTable, type Queries } from '../../db/tables';
import type { Resource } from './definition';
import { canHang, scopeToClient } from './scopeToClient';

type Fields = Readonly<Record<string, unknown>>;

/** A column's values in a history's entries, and its value now. */
const valuesOf = (column: string, history: readonly HistoryEntry[], now: Fields): string[] => [
  ...new Set(
    [now[column], ...history.flatMap(({ changes }) => changes[column] ?? [])].map((value) => String(value ?? '')),
  ),
];

/** Whether a record is or was tied to one of the caller's clients, by its current and previous fields. */
async function hanging(
  db: Queries,
  definition: Resource,
  history: readonly HistoryEntry[],
  now: Fields,
): Promise<(fields: Fields) => boolean> {
  const { belongsTo, reach } = definition;
  const other = belongsTo?.other;
  if (!other || !reach) return (fields) => canHang(definition, fields);
  const { table, within } = scopeToClient(other.by(), { reach });
  const ids = valuesOf(other.column, history, now);
  const query = anyTable(db).selectFrom(table).select('id').where('id', 'in', ids);
  const found = new Set((await (within ? query.where(within) : query).execute()).map(({ id }) => String(id)));
  return (fields) => found.has(String(fields[other.column] ?? ''));
}

const empty = (changes: HistoryEntry['changes'], side: 0 | 1): HistoryEntry['changes'] =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [field, side === 0 ? [null, after] : [before, null]]),
  );

/**
 * The part of a record's history, newest first, from the time when it belonged to one of the caller's clients: another
 * client's time has no entries, and the change between the two shows only the caller's side. `now` is the current
 * record.
 */
export async function ownTime(
  db: Queries,
  definition: Resource,
  history: readonly HistoryEntry[],
  now: Fields,
): Promise<HistoryEntry[]> {
  if (!definition.reach) return [...history];
  const isOwn = await hanging(db, definition, history, now);
  let later: Fields = now;
  return history.flatMap((entry) => {
    const fields = later;
    const before = Object.fromEntries(Object.entries(entry.changes).map(([field, [value]]) => [field, value]));
    later = { ...fields, ...before };
    const [was, is] = [isOwn(later), isOwn(fields)];
    if (entry.action === 'create') return is ? [entry] : [];
    if (was && is) return [entry];
    return was || is ? [{ ...entry, changes: empty(entry.changes, was ? 1 : 0) }] : [];
  });
}
