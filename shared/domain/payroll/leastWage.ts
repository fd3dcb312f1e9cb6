import { lastDayOfMonth } from '../dates/dates';
import { type MinimumWage, minimumWages } from './payrollRates';

/** The least that may be paid a day. */
export interface LeastWage {
  dayPaise: number;
  /** Whether the state has a row of its own; without one it is the floor of the Centre. */
  isOfState: boolean;
}

const same = (a: MinimumWage, b: MinimumWage) => a.state === b.state && a.zone === b.zone && a.skill === b.skill;

/** The least a day in a state (GST code) in a month (`YYYY-MM`), whatever the zone and skill: its lowest row, and no less than the floor of the Centre. */
export function leastWage(state: string, month: string, rows: readonly MinimumWage[] = minimumWages): LeastWage {
  const begun = rows.filter(({ from }) => from <= lastDayOfMonth(month));
  const holding = begun.filter((row) => !begun.some((other) => same(row, other) && other.from > row.from));
  const of = (wanted: string) => holding.filter((row) => row.state === wanted).map(({ dayPaise }) => dayPaise);
  const [own, floor] = [state === '' ? [] : of(state), Math.max(0, ...of(''))];
  return { isOfState: own.length > 0, dayPaise: Math.max(floor, own.length > 0 ? Math.min(...own) : 0) };
}
