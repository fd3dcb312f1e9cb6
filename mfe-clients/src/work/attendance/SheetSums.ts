import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import { countMissing } from 'shared/domain/work/attendance/totals';

const worked: Readonly<Record<string, number>> = { P: 1, H: 0.5 };

/** Totals over all people's days. Updating a row costs only that row's days, however many people there are. */
export class SheetSums {
  /** People who worked on each day of the month, a half day as 0.5; index 0 is unused. */
  readonly worked: number[] = [];
  /** Days that need a mark and have none. */
  missing = 0;
  /** Days with conflicting marks. */
  disputed = 0;

  constructor(readonly off: DaysOff) {}

  /** Adds a person to the totals, or subtracts them with -1. */
  count(person: SheetPerson, times: 1 | -1): void {
    for (let day = 1; day <= person.days.length; day++)
      this.worked[day] = (this.worked[day] ?? 0) + times * (worked[person.days[day - 1] ?? ''] ?? 0);
    this.missing += times * countMissing(person, this.off);
    this.disputed += times * Object.keys(person.disputed).length;
  }
}
