import { addDays, addMonths, daysBetween, lastDayOfMonth } from '../../dates/dates';
import { inForce, weightedByDays } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import { remembered } from '../../dates/remembered';
import { nearestRupeeOf } from '../../text/rupees';
import { type PfAdministrationRate, type PfRate, pfAdministrationRates, pfRates } from './payrollRates';

/** The person. */
export interface PfMember {
  pfMember: boolean;
  pensionMember: boolean;
  /** Contributes on all wages, above the ceiling too (EPF Scheme 2026, paragraph 19(3)). */
  pfOnAllWages: boolean;
}

/** A person's dates of birth and employment, as far as known. */
export interface Employment {
  bornOn: IsoDate | null;
  joinedOn: IsoDate | null;
  leftOn: IsoDate | null;
}

/** The contributions for one member in a month, in whole rupees (as paise). */
export interface PfContributions {
  /** What fund and administration are worked out on: the wages, as a rule up to the ceiling; 0 for no member. */
  pfWagePaise: number;
  pfEmployeePaise: number;
  /** The employer's contribution to the fund, without the pension part. */
  pfEmployerPaise: number;
  /** The pension part of the employer's contribution. */
  pensionPaise: number;
  /** What the insurance is worked out on: the wages up to the ceiling; 0 for no member. */
  insuranceWagePaise: number;
  /** The member's share of the employer's contribution to the deposit-linked insurance (EDLI), which is worked out on the whole register. */
  insurancePaise: number;
}

/** The ceiling of a month (`YYYY-MM`). */
const ceilingOf = remembered((rows: readonly PfRate[], month) =>
  weightedByDays(rows, month, ({ ceilingPaise }) => ceilingPaise),
);

/**
 * What PF takes of a month's wages. Each contribution is the exact product, rounded once to the nearest rupee; what does not go
 * to the pension of the employer's share goes to the fund. The pension takes `pensionPart` of the month, by default all.
 */
export function pfContributions(
  wagePaise: number,
  { pfMember, pensionMember, pfOnAllWages }: PfMember,
  month: string,
  rows: readonly PfRate[] = pfRates,
  pensionPart = { days: 1, of: 1 },
): PfContributions {
  const rate = inForce(rows, lastDayOfMonth(month));
  const ceiling = ceilingOf(rows, month);
  const insuranceWagePaise = pfMember ? Math.min(wagePaise, ceiling) : 0;
  const pfWagePaise = pfMember && pfOnAllWages ? wagePaise : insuranceWagePaise;
  const pensionWage = pensionMember ? Math.round((insuranceWagePaise * pensionPart.days) / pensionPart.of) : 0;
  const ofEmployer = nearestRupeeOf(pfWagePaise, rate.employerPercent);
  const pensionPaise = Math.min(nearestRupeeOf(pensionWage, rate.pensionPercent), ofEmployer);
  return {
    pfWagePaise,
    pfEmployeePaise: nearestRupeeOf(pfWagePaise, rate.employeePercent),
    pfEmployerPaise: ofEmployer - pensionPaise,
    pensionPaise,
    insuranceWagePaise,
    insurancePaise: nearestRupeeOf(insuranceWagePaise, rate.insurancePercent),
  };
}

/** What the establishment pays to the insurance for a month's register: the percentage of its sum, rounded once. */
export function pfInsurance(insuranceWagePaise: number, month: string, rows: readonly PfRate[] = pfRates): number {
  return nearestRupeeOf(insuranceWagePaise, inForce(rows, lastDayOfMonth(month)).insurancePercent);
}

/**
 * The establishment's charge for the fund's administration in a month, for its whole register: a percentage of all
 * members' wages, with a minimum.
 */
export function pfAdministration(
  { pfWagePaise, members }: { pfWagePaise: number; members: number },
  month: string,
  rows: readonly PfAdministrationRate[] = pfAdministrationRates,
): number {
  const rate = inForce(rows, lastDayOfMonth(month));
  return members === 0
    ? rate.withoutMembersPaise
    : Math.max(nearestRupeeOf(pfWagePaise, rate.percent), rate.leastPaise);
}

/**
 * A person's share, to the nearest rupee: where the minimum of a small register exceeds all shares, the establishment
 * bears the rest.
 */
export const shareOfAdministration = (
  pfWagePaise: number,
  month: string,
  rows: readonly PfAdministrationRate[] = pfAdministrationRates,
): number => nearestRupeeOf(pfWagePaise, inForce(rows, lastDayOfMonth(month)).percent);

const later = (day: IsoDate, other: IsoDate | null) => (other !== null && other > day ? other : day);
const earlier = (day: IsoDate, other: IsoDate | null) => (other !== null && other < day ? other : day);

/**
 * For how many of the days of a month (`YYYY-MM`) on which somebody is employed the pension is paid: up to the day before the birthday
 * at which it ends. Without a date of birth, for all.
 */
export function pensionDays(
  { bornOn, joinedOn, leftOn }: Employment,
  month: string,
  rows: readonly PfRate[] = pfRates,
): { days: number; of: number } {
  const first = later(`${month}-01`, joinedOn);
  const last = earlier(lastDayOfMonth(month), leftOn);
  const of = Math.max(1, daysBetween(first, last) + 1);
  if (bornOn === null) return { days: of, of };
  const { pensionUntilAge } = inForce(rows, lastDayOfMonth(month));
  const until = addDays(addMonths(bornOn, pensionUntilAge * 12), -1);
  return { days: Math.min(of, Math.max(0, daysBetween(first, until) + 1)), of };
}
