import type { DayValue } from 'shared/domain/work/attendance/mark';
import { type SheetPerson, UNMARKED } from 'shared/domain/work/attendance/sheet';

/** What is marked of a person, by the day of the month. */
export type DayMarks = ReadonlyMap<number, DayValue>;

/** A person's row with what is marked on this screen and not told by the server yet; what differs is settled with it. */
export function withMarks(person: SheetPerson, marks: DayMarks | undefined): SheetPerson {
  if (!marks || marks.size === 0) return person;
  const letters = [...person.days];
  const [overtime, disputed] = [{ ...person.overtime }, { ...person.disputed }];
  for (const [day, { code, overtimeMinutes }] of marks) {
    letters[day - 1] = code || UNMARKED;
    if (overtimeMinutes > 0) overtime[day] = overtimeMinutes;
    else delete overtime[day];
    delete disputed[day];
  }
  return { ...person, days: letters.join(''), overtime, disputed };
}
