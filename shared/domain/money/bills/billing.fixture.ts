import type { DayCode } from '../../work/attendance/day';
import { daysOf } from '../../work/attendance/daysOf';
import type { BillingTerms } from './billingTerms';
import type { BillShare } from './billShare';

/** Default terms. */
export const plainTerms: BillingTerms = {
  ...{ purchaseOrder: '', costBase: 'Wages', hoursPerDay: 8, overtimeTimes: 2 },
  ...{ billsContributions: false, bonusPercent: 0, leavePercent: 0 },
};

/** A share of a month with these letters, at ₹500.00 a day. */
export function shareOf(letters: string, more: Partial<BillShare> = {}): BillShare {
  const { counts, unmarked, overtimeMinutes } = daysOf({ days: letters, overtime: {} }, [1, letters.length]);
  return {
    ...{ placementId: 'p1', name: 'Asha', code: 'E1', designation: 'Picker', centerId: 'c1', centerName: 'Pune' },
    ...{
      basis: 'day',
      ratePaise: 50_000,
      percent: 0,
      counts,
      unmarked,
      overtimeMinutes,
      cost: null,
      terms: plainTerms,
    },
    ...more,
  };
}

/** A month with this many days of one letter. */
export const all = (code: DayCode, days: number): string => code.repeat(days);
