import { addMonths, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import {
  financialYearBounds,
  financialYearMonths,
  financialYearOf,
  quarterOf,
} from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** A named range of days. */
export interface Period {
  name: string;
  from: IsoDate;
  to: IsoDate;
}

/** The predefined periods of a report. The first is the default. */
export function usualPeriods(): Period[] {
  const day = today();
  const year = financialYearOf(day);
  const last = financialYearOf(addMonths(day, -12));
  const quarter = quarterOf(day);
  const months = financialYearMonths(year).slice(quarter * 3 - 3, quarter * 3);
  const lastMonth = addMonths(`${day.slice(0, 7)}-01`, -1);
  return [
    { name: `FY ${year}`, ...financialYearBounds(year) },
    { name: `FY ${last}`, ...financialYearBounds(last) },
    { name: 'This quarter', from: `${months[0] ?? ''}-01`, to: lastDayOfMonth(months[2] ?? '') },
    { name: 'This month', from: `${day.slice(0, 7)}-01`, to: lastDayOfMonth(day) },
    { name: 'Last month', from: lastMonth, to: lastDayOfMonth(lastMonth) },
  ];
}
