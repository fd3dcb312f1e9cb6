import { lastDayOfMonth } from '../../dates/dates';
import { remembered } from '../../dates/remembered';
import { type MinimumWage, minimumWages } from '../deductions/payrollRates';

/** The skills by which minimum wages differ. */
export const skills = ['', 'Unskilled', 'Semi-skilled', 'Skilled', 'Highly skilled'] as const;

/** The least that may be paid a day. */
export interface LeastWage {
  dayPaise: number;
  /** Whether the state has a row of its own; without one it is the floor of the Centre. */
  isOfState: boolean;
}

/** The person: unknown fields are empty. */
export interface WageClass {
  zone: string;
  skill: string;
}

const plain = (word: string) => word.trim().toLowerCase();
const same = (a: MinimumWage, b: MinimumWage) =>
  a.state === b.state && plain(a.zone) === plain(b.zone) && a.skill === b.skill;

const fits = (row: string, wanted: string) => row === '' || wanted === '' || plain(row) === plain(wanted);

/** The rows for a zone and skill, those that name most of it alone; all where none is for it. */
function rowsFor(rows: readonly MinimumWage[], { zone, skill }: WageClass): readonly MinimumWage[] {
  const fitting = rows.filter((row) => fits(row.zone, zone) && fits(row.skill, skill));
  const named = (row: MinimumWage) => Number(zone !== '' && row.zone !== '') + Number(skill !== '' && row.skill !== '');
  const most = Math.max(0, ...fitting.map(named));
  return fitting.length > 0 ? fitting.filter((row) => named(row) === most) : rows;
}

/** The rows that hold in a month (`YYYY-MM`). */
const holdingIn = remembered((rows: readonly MinimumWage[], month) => {
  const begun = rows.filter(({ from }) => from <= lastDayOfMonth(month));
  return begun.filter((row) => !begun.some((other) => same(row, other) && other.from > row.from));
});

/**
 * The least a day in a state (GST code) in a month (`YYYY-MM`): the row of the zone and skill, by default the lowest, and no
 * less than the floor of the Centre.
 */
export function leastWage(
  state: string,
  month: string,
  rows: readonly MinimumWage[] = minimumWages,
  worker: WageClass = { zone: '', skill: '' },
): LeastWage {
  const holding = holdingIn(rows, month);
  const of = (wanted: string) => holding.filter((row) => row.state === wanted);
  const own = state === '' ? [] : rowsFor(of(state), worker);
  const [days, floor] = [own.map(({ dayPaise }) => dayPaise), Math.max(0, ...of('').map(({ dayPaise }) => dayPaise))];
  return { isOfState: days.length > 0, dayPaise: Math.max(floor, days.length > 0 ? Math.min(...days) : 0) };
}
