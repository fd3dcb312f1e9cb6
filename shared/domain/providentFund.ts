import { addMonths, lastDayOfMonth } from './dates';
import { inForce } from './effectiveDated';
import type { IsoDate } from './isoDate';
import { type PfAdministrationRate, type PfRate, pfAdministrationRates, pfRates } from './payrollRates';
import { nearestRupeeOf } from './rupees';

/** The contributions for one member in a month, in whole rupees (as paise). */
export interface PfContributions {
  /** What they are worked out on: the wages up to the ceiling, 0 for no member. */
  pfWagePaise: number;
  pfEmployeePaise: number;
  /** The employer's contribution to the fund, without the pension part. */
  pfEmployerPaise: number;
  /** The pension part of the employer's contribution. */
  pensionPaise: number;
  /** The employer's contribution to the deposit-linked insurance (EDLI). */
  insurancePaise: number;
}

/** What PF takes of a month's wages. Each contribution is the exact product, rounded once to the nearest rupee; without a pension the employer's whole share goes to the fund. */
export function pfContributions(
  wagePaise: number,
  { pfMember, pensionMember }: { pfMember: boolean; pensionMember: boolean },
  month: string,
  rows: readonly PfRate[] = pfRates,
): PfContributions {
  const rate = inForce(rows, lastDayOfMonth(month));
  const pfWagePaise = pfMember ? Math.min(wagePaise, rate.ceilingPaise) : 0;
  const pensionPaise = pensionMember
    ? Math.min(nearestRupeeOf(pfWagePaise, rate.pensionPercent), rate.pensionMostPaise)
    : 0;
  return {
    pfWagePaise,
    pfEmployeePaise: nearestRupeeOf(pfWagePaise, rate.employeePercent),
    pfEmployerPaise: nearestRupeeOf(pfWagePaise, rate.employerPercent) - pensionPaise,
    pensionPaise,
    insurancePaise: nearestRupeeOf(pfWagePaise, rate.insurancePercent),
  };
}

/** What the establishment pays for the fund's administration in a month, of its whole register: a percentage of all members' wages, with a least amount. */
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

/** Whether somebody has reached the age at which the pension part ends, by the last day of a month. Without a date of birth: no. */
export function isPastPensionAge(bornOn: IsoDate | null, month: string, rows: readonly PfRate[] = pfRates): boolean {
  const day = lastDayOfMonth(month);
  return bornOn !== null && addMonths(bornOn, inForce(rows, day).pensionUntilAge * 12) <= day;
}
