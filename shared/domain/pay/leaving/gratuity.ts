import { addDays, addMonths, daysBetween } from '../../dates/dates';
import { type EffectiveDated, inForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import { shareOf } from '../wages/pay';
import type { LeavingReason } from './leavingReason';

/** What is paid at leaving for the years of service. */
export interface GratuityRule extends EffectiveDated {
  /** After this many years; of a fixed term, after this many. */
  years: number;
  fixedTermYears: number;
  /** The days of wages for a year, of this many days a month. */
  daysAYear: number;
  daysAMonth: number;
  mostPaise: number;
  /** Whether death and disablement need such years too. */
  yearsAtHardship: boolean;
}

const amounts = { years: 5, daysAYear: 15, daysAMonth: 26, yearsAtHardship: false };

/** Payment of Gratuity Act 1972, section 4, then Code on Social Security 2020, section 53; to be verified by the deployer. */
export const gratuityRules: readonly GratuityRule[] = [
  { from: '2018-03-29', ...amounts, fixedTermYears: 5, mostPaise: 200_000_000 },
  { from: '2025-11-21', ...amounts, fixedTermYears: 1, mostPaise: 200_000_000 },
];

/** The length of service, and the monthly wages at its end. */
export interface Service {
  joinedOn: IsoDate;
  leftOn: IsoDate;
  isFixedTerm: boolean;
  /** Empty while nobody said it. */
  reason: LeavingReason | '';
  wagesPaise: number;
}

/** The gratuity, and the years that it is for. */
export interface Gratuity {
  years: number;
  gratuityPaise: number;
}

/** Whole years of service, both days included, and the days of the year that was begun. */
function serviceOf(joinedOn: IsoDate, leftOn: IsoDate): { whole: number; daysOver: number; daysOfYear: number } {
  const end = addDays(leftOn, 1);
  let whole = 0;
  while (addMonths(joinedOn, (whole + 1) * 12) <= end) whole += 1;
  const begun = addMonths(joinedOn, whole * 12);
  return { whole, daysOver: daysBetween(begun, end), daysOfYear: daysBetween(begun, addMonths(begun, 12)) };
}

/**
 * The gratuity at leaving: this many days of wages for each year; a part above six months is a year, and of a fixed
 * term each day counts (pro rata). Nothing before the minimum years, unless by death or disablement (section 4(1), then
 * section 53(1), proviso); up to a maximum. In whole rupees, rounded up.
 */
export function gratuityOf(
  { joinedOn, leftOn, isFixedTerm, reason, wagesPaise }: Service,
  rules: readonly GratuityRule[] = gratuityRules,
): Gratuity {
  const rule = inForce(rules, leftOn);
  const { whole, daysOver, daysOfYear } = serviceOf(joinedOn, leftOn);
  const isHardship = !rule.yearsAtHardship && (reason === 'Death' || reason === 'Disablement');
  if (!isHardship && whole < (isFixedTerm ? rule.fixedTermYears : rule.years)) return { years: 0, gratuityPaise: 0 };
  const isMost = addMonths(addMonths(joinedOn, whole * 12), 6) < addDays(leftOn, 1);
  const years = isFixedTerm ? whole + Math.round((daysOver / daysOfYear) * 1000) / 1000 : whole + (isMost ? 1 : 0);
  const exact = shareOf(wagesPaise, years * rule.daysAYear, rule.daysAMonth);
  return { years, gratuityPaise: Math.min(rule.mostPaise, Math.ceil(exact / 100) * 100) };
}
