import { type DayCode, dayCodes } from './mark';
import { isPlacedOn, type SheetPerson, valueOn } from './sheet';

/** What a person's month comes to: how many of each letter, the days that are not marked, and all overtime. */
export interface Totals {
  counts: Record<DayCode, number>;
  missing: number;
  overtimeMinutes: number;
}

/** The totals of a person's month. */
export function totalsOfPerson(person: SheetPerson): Totals {
  const counts = Object.fromEntries(dayCodes.map((code) => [code, 0])) as Totals['counts'];
  const totals: Totals = { counts, missing: 0, overtimeMinutes: 0 };
  for (let day = 1; day <= person.days.length; day++) {
    const { code, overtimeMinutes } = valueOn(person, day);
    if (code !== '') counts[code] += 1;
    else if (isPlacedOn(person, day)) totals.missing += 1;
    totals.overtimeMinutes += overtimeMinutes;
  }
  return totals;
}

/** The days that were worked, a half day as half of one. */
export const daysWorked = ({ P, H }: Pick<Totals['counts'], 'P' | 'H'>): number => P + H / 2;
