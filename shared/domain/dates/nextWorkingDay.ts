import { addDays, weekdayOf } from './dates';
import type { IsoDate } from './isoDate';

/**
 * The day itself, or the first day after it that is neither a Sunday nor a public holiday (CBDT circulars 639 and 676;
 * General Clauses Act 1897, section 10).
 */
export function nextWorkingDay(date: IsoDate, isHoliday: (date: IsoDate) => boolean): IsoDate {
  return weekdayOf(date) === 0 || isHoliday(date) ? nextWorkingDay(addDays(date, 1), isHoliday) : date;
}
