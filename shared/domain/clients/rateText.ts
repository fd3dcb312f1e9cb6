import type { RateUnit } from '../people/vacancies/vacancy';
import { formatRupees } from '../text/money';

/** What is paid or billed, in words: `₹16,400.00 a month`, `₹90.00 an hour`; empty for nothing. */
export function rateText(paise: number, per: RateUnit): string {
  return paise === 0 ? '' : `${formatRupees(paise)} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
