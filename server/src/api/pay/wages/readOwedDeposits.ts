import type { Obligation } from 'shared/domain/compliance/obligation';
import { periodBounds } from 'shared/domain/dates/period';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { wageAccountOf } from '../../../money/books/depositLines';
import { wholeRegisterLines } from '../../../money/books/registerLines';

type Deposit = Pick<Obligation, 'ruleId' | 'period'>;

/**
 * The total of the company's wage registers for a deposit's period: PF, ESI, salary tax, and a state's professional tax
 * or welfare fund. Undefined for dues unrelated to wages, and while the period has no register with lines.
 */
export async function readOwedDeposits(
  db: Queries,
  deposits: readonly Deposit[],
): Promise<(of: Deposit) => number | undefined> {
  const periods = deposits.flatMap(({ ruleId, period }) => (wageAccountOf(ruleId) ? (periodBounds(period) ?? []) : []));
  const months = periods.flatMap(({ from, to }) => [from.slice(0, 7), to.slice(0, 7)]).sort();
  const registers = await db
    .selectFrom('real_wages')
    .select(['id', 'month'])
    .where('month', '>=', months[0] ?? '')
    .where('month', '<=', months.at(-1) ?? '')
    .execute();
  const lines = await wholeRegisterLines(
    db,
    registers.map(({ id }) => id),
  );
  return ({ ruleId, period }) => {
    const owed = wageAccountOf(ruleId);
    const bounds = owed && periodBounds(period);
    if (!bounds) return undefined;
    const own = registers
      .filter(({ month }) => month >= bounds.from.slice(0, 7) && month <= bounds.to.slice(0, 7))
      .flatMap(({ id }) => lines.get(id) ?? []);
    // A manually entered register only has a total.
    if (!own.some(({ account }) => account === 'providentFund')) return undefined;
    return sumPaise(
      own.filter(({ account, party }) => account === owed.account && party === owed.state).map(({ paise }) => -paise),
    );
  };
}
