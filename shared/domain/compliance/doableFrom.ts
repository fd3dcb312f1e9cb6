import { financialYearBounds, financialYearOf } from '../dates/financialYear';
import type { IsoDate } from '../dates/isoDate';
import { periodBounds } from '../dates/period';
import type { DoneFrom } from './dueRule';
import { dueRules } from './dueRules';
import type { Obligation } from './obligation';

type Row = Pick<Obligation, 'area' | 'period' | 'ruleId'>;

/** From the rule; manually added GST and TDS rows have the chosen period, others none. */
function doneFromOf({ area, ruleId }: Row): DoneFrom {
  if (ruleId === '' || ruleId.startsWith('row:')) return area === 'due' ? 'any' : 'end';
  return dueRules.find(({ id }) => id === ruleId)?.doneFrom ?? 'end';
}

/** The first day on which an obligation can be filed or paid; null if unlimited. */
export function doableFrom(row: Row): IsoDate | null {
  const bounds = periodBounds(row.period);
  if (!bounds) return null;
  const days: Record<DoneFrom, IsoDate | null> = {
    end: bounds.to,
    start: bounds.from,
    year: financialYearBounds(financialYearOf(bounds.from)).from,
    any: null,
  };
  return days[doneFromOf(row)];
}
