import { addDays, lastDayOfMonth } from 'shared/domain/dates/dates';
import { type EffectiveDated, findInForce } from 'shared/domain/dates/effectiveDated';
import { formatDate } from 'shared/ui';

/**
 * The legal rule behind a figure of a month (`YYYY-MM`): when it is in force, and its source. `rows` are those of one
 * kind; undefined if none is in force.
 */
export function ruleWords(rows: readonly EffectiveDated[], month: string): string | undefined {
  const row = findInForce(rows, lastDayOfMonth(month));
  if (!row) return undefined;
  const later = rows.map(({ from }) => from).filter((from) => from > row.from);
  const next = later.sort()[0];
  const dates = `Rule from ${formatDate(row.from)}${next ? ` to ${formatDate(addDays(next, -1))}` : ''}`;
  return row.source ? `${dates}: ${row.source}.` : `${dates}.`;
}
