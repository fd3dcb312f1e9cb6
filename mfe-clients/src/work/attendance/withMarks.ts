import type { DayValue } from 'shared/domain/work/attendance/mark';
import { type SheetPerson, UNMARKED } from 'shared/domain/work/attendance/sheet';

/** A person's marks by day of the month. */
export type DayMarks = ReadonlyMap<number, DayValue>;

/** A person's row with this screen's unconfirmed marks; resolves conflicting marks with them. */
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
