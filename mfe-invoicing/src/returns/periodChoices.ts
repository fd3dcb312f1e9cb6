import { addMonths, formatMonth, today } from 'shared/domain/dates/dates';
import { formatPeriod } from 'shared/domain/dates/period';
import { quarterOfDay } from 'shared/domain/money/returns/returnPeriod';

/** How many past months can be chosen. */
const MONTHS = 24;

/** This month and earlier ones, and their quarters. */
export function periodChoices(): { label: string; options: { value: string; label: string }[] }[] {
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(today(), -back).slice(0, 7));
  const quarters = [...new Set(months.map(quarterOfDay))];
  return [
    { label: 'Months', options: months.map((value) => ({ value, label: formatMonth(value) })) },
    { label: 'Quarters', options: quarters.map((value) => ({ value, label: formatPeriod(value) })) },
  ];
}

/** Last month: the one to file. */
export const usualPeriod = (): string => addMonths(today(), -1).slice(0, 7);
