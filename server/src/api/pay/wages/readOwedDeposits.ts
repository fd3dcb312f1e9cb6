import type { Obligation } from 'shared/domain/compliance/obligation';
import { periodBounds } from 'shared/domain/dates/period';
import { esiPaise, pfPaise } from 'shared/domain/pay/wages/payable';
import type { WageSums } from 'shared/domain/pay/wages/wageAnswers';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { wageSums } from './wageSums';

type Deposit = Pick<Obligation, 'ruleId' | 'period'>;

const ofSums: Readonly<Record<string, (sums: WageSums) => number>> = {
  pf: pfPaise,
  esi: esiPaise,
  'tds-deposit': ({ salaryTaxPaise }) => salaryTaxPaise,
};
const ofState = /^(professional-tax|labour-welfare)-(\d{2})$/;

const isOfWages = ({ ruleId }: Deposit) => ruleId in ofSums || ofState.test(ruleId);

/** The professional tax and welfare fund of each state and month, of registers. */
const readByState = (db: Queries, wageIds: readonly string[]) =>
  db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('every_wages as wages', 'wages.id', 'wage_lines.wageId')
    .where('wageId', 'in', [...wageIds])
    .groupBy(['month', 'workState'])
    .select(({ fn }) => [
      'month',
      'workState',
      fn.sum<number>('professionalTaxPaise').as('tax'),
      fn.sum<number>('welfareEmployeePaise').as('ofEmployee'),
      fn.sum<number>('welfareEmployerPaise').as('ofEmployer'),
    ])
    .execute();

/**
 * The sum of the company's wage registers for a deposit's period: PF, ESI, salary tax, and a state's professional tax
 * or welfare fund. Undefined for dues apart from wages, and while the period has no register with lines.
 */
export async function readOwedDeposits(
  db: Queries,
  deposits: readonly Deposit[],
): Promise<(of: Deposit) => number | undefined> {
  const bounds = deposits.filter(isOfWages).flatMap(({ period }) => periodBounds(period) ?? []);
  const registers = await db
    .selectFrom('real_wages')
    .select(['id', 'month'])
    .where('month', '>=', bounds.map(({ from }) => from.slice(0, 7)).sort()[0] ?? '')
    .where(
      'month',
      '<=',
      bounds
        .map(({ to }) => to.slice(0, 7))
        .sort()
        .at(-1) ?? '',
    )
    .execute();
  if (registers.length === 0) return () => undefined;
  const ids = registers.map(({ id }) => id);
  const sums = await wageSums(db, ids);
  const byState = deposits.some(({ ruleId }) => ofState.test(ruleId)) ? await readByState(db, ids) : [];
  return (of) => {
    const period = isOfWages(of) ? periodBounds(of.period) : undefined;
    if (!period) return undefined;
    const isWithin = (month: string) => month >= period.from.slice(0, 7) && month <= period.to.slice(0, 7);
    const own = registers.filter(({ id, month }) => isWithin(month) && sums.has(id));
    if (own.length === 0) return undefined;
    const sumOf = ofSums[of.ruleId];
    if (sumOf) return sumPaise(own.map(({ id }) => sumOf(sums.get(id) as WageSums)));
    const [, kind, state] = ofState.exec(of.ruleId) ?? [];
    return sumPaise(
      byState
        .filter(({ month, workState }) => isWithin(month) && workState === state)
        .map(({ tax, ofEmployee, ofEmployer }) =>
          kind === 'professional-tax' ? Number(tax) : Number(ofEmployee) + Number(ofEmployer),
        ),
    );
  };
}
