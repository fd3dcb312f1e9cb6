import { type DaysOff, knownOff } from './knownOff';
import { lastDueDay } from './lastDueDay';
import type { SheetPerson } from './sheet';
import { isPlacedOn } from './sheetDay';

/**
 * Whether a day of the month, from 1, needs a mark: the person is placed then, and it is past or today and no weekly
 * off or holiday. Without a mark it counts as absent. Submitting the month enters the days off that nobody marked.
 */
export const needsMark = (person: Pick<SheetPerson, 'weeklyOff' | 'placed'>, day: number, off: DaysOff): boolean =>
  `${off.month}-${String(day).padStart(2, '0')}` <= lastDueDay(off.month) &&
  isPlacedOn(person, day) &&
  knownOff(person, day, off) === '';
