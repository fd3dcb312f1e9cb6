import { isPlacedOn, type SheetPerson } from 'shared/domain/work/attendance/sheet';

const worked: Readonly<Record<string, number>> = { P: 1, H: 0.5 };

/** Totals over all people's days. Updating a row costs only that row's days, however many people there are. */
export class SheetSums {
  /** People who worked on each day of the month, a half day as 0.5; index 0 is unused. */
  readonly worked: number[] = [];
  /** Unmarked days on which somebody has a placement. */
  missing = 0;
  /** Days with conflicting marks. */
  disputed = 0;

  /** Adds a person to the totals, or subtracts them with -1. */
  count(person: SheetPerson, times: 1 | -1): void {
    for (let day = 1; day <= person.days.length; day++) {
      const letter = person.days[day - 1] ?? '';
      this.worked[day] = (this.worked[day] ?? 0) + times * (worked[letter] ?? 0);
      if (letter === '.' && isPlacedOn(person, day)) this.missing += times;
    }
    this.disputed += times * Object.keys(person.disputed).length;
  }
}
