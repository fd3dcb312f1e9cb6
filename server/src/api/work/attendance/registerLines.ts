import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { CsvCell } from 'shared/domain/tables/csv';
import { dayCodes, dayNames } from 'shared/domain/work/attendance/mark';
import { dayText, overtimeText } from 'shared/domain/work/attendance/readDayText';
import { type Sheet, valueOn } from 'shared/domain/work/attendance/sheet';
import { totalsOfPerson } from 'shared/domain/work/attendance/totals';

/** A center's month as table lines, one for each person: the days, and their totals. Exports can be imported again. */
export function registerLines({ people, holidays, weeklyOffs }: Sheet, month: string): CsvCell[][] {
  const days = Number(lastDayOfMonth(month).slice(8));
  const off = { month, holidays, weeklyOffs };
  const numbers = Array.from({ length: days }, (_, index) => index + 1);
  const heading = ['Employee code', 'Name', 'Designation', ...numbers.map(String)];
  return [
    [...heading, ...dayCodes.map((code) => dayNames[code]), 'Not marked', 'Overtime hours'],
    ...people.map((person) => {
      const { counts, missing, overtimeMinutes } = totalsOfPerson(person, off);
      return [
        ...[person.code, person.name, person.designation],
        ...numbers.map((day) => dayText(valueOn(person, day))),
        ...dayCodes.map((code) => counts[code]),
        ...[missing, overtimeText(overtimeMinutes)],
      ];
    }),
  ];
}
