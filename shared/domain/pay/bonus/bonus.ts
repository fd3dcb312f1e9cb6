import { type EffectiveDated, inForce } from '../../dates/effectiveDated';
import { financialYearBounds, financialYearOf } from '../../dates/financialYear';
import { sumPaise } from '../../text/money';
import { nearestRupeeOf } from '../../text/rupees';
import { baseOf, daysOfMonth, type Pay, shareOf } from '../wages/pay';

/** The yearly bonus. */
export interface BonusRule extends EffectiveDated {
  leastPercent: number;
  /** The least bonus of people whose wages count. */
  leastPaise: number;
  mostPercent: number;
  /** People with monthly wages above get none. */
  eligiblePaise: number;
  /** The most that counts of a month's wages, or the minimum wage where that is more. */
  ceilingPaise: number;
  /** Who worked fewer days in the year gets none. */
  leastDays: number;
}

const amounts = {
  leastPaise: 10_000,
  mostPercent: 20,
  eligiblePaise: 2_100_000,
  ceilingPaise: 700_000,
  leastDays: 30,
};

/** Payment of Bonus Act 1965, sections 8 to 13; Code on Wages 2019, section 26, with eight and one-third per cent; to be verified by the deployer. */
export const bonusRules: readonly BonusRule[] = [
  { from: '2014-04-01', ...amounts, leastPercent: 8.33 },
  { from: '2025-11-21', ...amounts, leastPercent: 8.333333 },
];

/** A month of the year as its wage line has it. */
export interface BonusMonth {
  month: string;
  days: number;
  rate: Pay;
  pay: Pay;
  overtimePaise: number;
  /** The minimum wage of a whole month; 0 where none is known. */
  minimumPaise: number;
}

/** A year's bonus, with its inputs. */
export interface Bonus {
  /** The wages that count, of the months in which they are not above the eligible limit. */
  wagesPaise: number;
  days: number;
  bonusPaise: number;
}

/** The bonus of a financial year's months at a percentage, by default the least, by the rule in force on the year's last day: of the wages of each month, up to the ceiling in the share of its days, to the nearest rupee. */
export function bonusOf(
  months: readonly BonusMonth[],
  percent?: number,
  rules: readonly BonusRule[] = bonusRules,
): Bonus {
  const [first] = months;
  if (!first) return { wagesPaise: 0, days: 0, bonusPaise: 0 };
  const rule = inForce(rules, financialYearBounds(financialYearOf(`${first.month}-01`)).to);
  const wages = months.map(({ month, days, rate, pay, overtimePaise, minimumPaise }) => {
    if (baseOf('code', rate) > rule.eligiblePaise) return 0;
    const most = shareOf(
      Math.max(rule.ceilingPaise, minimumPaise),
      Math.min(days, daysOfMonth(month)),
      daysOfMonth(month),
    );
    return Math.min(baseOf('code', pay, overtimePaise), most);
  });
  const wagesPaise = sumPaise(wages);
  const days = months.reduce((sum, month) => sum + month.days, 0);
  const share = Math.min(rule.mostPercent, Math.max(rule.leastPercent, percent ?? rule.leastPercent));
  const bonusPaise =
    days < rule.leastDays || wagesPaise <= 0 ? 0 : Math.max(rule.leastPaise, nearestRupeeOf(wagesPaise, share));
  return { wagesPaise, days, bonusPaise };
}
