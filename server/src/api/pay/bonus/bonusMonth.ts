import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { inForce } from 'shared/domain/dates/effectiveDated';
import type { LawTables } from 'shared/domain/law/lawTables';
import type { BonusMonth } from 'shared/domain/pay/bonus/bonus';
import { leastWage } from 'shared/domain/pay/wages/leastWage';
import type { Pay } from 'shared/domain/pay/wages/pay';
import { rateOf, type WageLine } from 'shared/domain/pay/wages/wage';

type Line = Pick<WageLine, 'days' | 'overtimePaise' | 'workState'> & Pay & Parameters<typeof rateOf>[0];

/** A month's wage line with the values for calculating a bonus. */
export const bonusMonth = (line: Line & { month: string }, law: LawTables): BonusMonth => ({
  month: line.month,
  days: line.days,
  rate: rateOf(line),
  pay: line,
  overtimePaise: line.overtimePaise,
  minimumPaise:
    leastWage(line.workState, line.month, law.minimumWage).dayPaise *
    inForce(law.overtime, lastDayOfMonth(line.month)).daysAMonth,
});
