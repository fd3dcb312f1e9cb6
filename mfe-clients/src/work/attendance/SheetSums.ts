import { isPlacedOn, type SheetPerson } from 'shared/domain/work/attendance/sheet';

const worked: Readonly<Record<string, number>> = { P: 1, H: 0.5 };

/** The sums of all people's days. A changed row costs its own days only, however many people there are. */
export class SheetSums {
  /** People who worked on each day of the month, a half day as half of one; the first of the list is empty. */
  readonly worked: number[] = [];
  /** Days that are not marked, of those on which somebody is placed. */
  missing = 0;
  /** Days about which marks differ. */
  disputed = 0;

  /** Counts a person, or with -1 counts them no more. */
  count(person: SheetPerson, times: 1 | -1): void {
    for (let day = 1; day <= person.days.length; day++) {
      const letter = person.days[day - 1] ?? '';
      this.worked[day] = (this.worked[day] ?? 0) + times * (worked[letter] ?? 0);
      if (letter === '.' && isPlacedOn(person, day)) this.missing += times;
    }
    this.disputed += times * Object.keys(person.disputed).length;
  }
}
