import type { RateUnit } from '../people/vacancies/vacancy';
import { formatRupees } from '../text/money';

/** A rate in words: `₹16,400.00 a month`, `₹90.00 an hour`; empty for none. */
export function rateText(paise: number, per: RateUnit): string {
  return paise === 0 ? '' : `${formatRupees(paise)} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}
