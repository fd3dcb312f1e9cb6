import { sql } from 'kysely';
import type { WageSums } from 'shared/domain/pay/wages/wageAnswers';
import type { Queries } from '../../../db/tables';

const columns = [
  'grossPaise',
  'pfWagePaise',
  'pfEmployeePaise',
  'pfEmployerPaise',
  'pensionPaise',
  'esiEmployeePaise',
  'esiEmployerPaise',
  'professionalTaxPaise',
  'welfareEmployeePaise',
  'welfareEmployerPaise',
  'salaryTaxPaise',
  'netPaise',
] as const satisfies readonly (keyof WageSums)[];

type Missing = WageSums['statesWithoutTaxRates'][number];

/**
 * The states of work in registers' lines without recorded rates of professional tax or a welfare fund, by the
 * register's id.
 */
async function statesWithout(db: Queries, wageIds: readonly string[]) {
  const rows = await db
    .selectFrom('live_wage_lines')
    .where('wageId', 'in', [...wageIds])
    .where((eb) => eb.or([eb('professionalTaxMissing', '=', 1), eb('welfareMissing', '=', 1)]))
    .groupBy(['wageId', 'workState'])
    .orderBy('workState')
    .select(({ fn }) => [
      'wageId',
      'workState as state',
      fn.sum<number>('professionalTaxMissing').as('tax'),
      fn.sum<number>('welfareMissing').as('fund'),
    ])
    .execute();
  const found = new Map<string, { tax: Missing[]; fund: Missing[] }>();
  for (const { wageId, state, ...counts } of rows) {
    const of = found.get(wageId) ?? { tax: [], fund: [] };
    for (const levy of ['tax', 'fund'] as const)
      if (Number(counts[levy]) > 0) of[levy].push({ state, lines: Number(counts[levy]) });
    found.set(wageId, of);
  }
  return found;
}

/** The totals of registers with lines, by the register's id. */
export async function wageSums(db: Queries, wageIds: readonly string[]): Promise<Map<string, WageSums>> {
  if (wageIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('live_wage_lines as line')
    .innerJoin('every_wages as register', 'register.id', 'line.wageId')
    .where('line.wageId', 'in', [...wageIds])
    .groupBy(['line.wageId', 'register.insurancePaise', 'register.administrationPaise'])
    .select(['line.wageId', 'register.insurancePaise', 'register.administrationPaise'])
    .select((select) => [
      select.fn.countAll<number>().as('employees'),
      select.fn.sum<number>('line.insurancePaise').as('insuranceSharesPaise'),
      sql<number>`sum("advancePaise" + "otherDeductionPaise")`.as('keptBackPaise'),
      sql<number>`sum("professionalTaxMissing" + "welfareMissing")`.as('withoutRates'),
      ...columns.map((column) => select.fn.sum<number>(`line.${column}`).as(column)),
    ])
    .execute();
  const isMissing = lines.some(({ withoutRates }) => Number(withoutRates) > 0);
  const missing = isMissing ? await statesWithout(db, wageIds) : undefined;
  return new Map(
    lines.map(({ wageId, withoutRates: _, ...sums }) => [
      wageId,
      {
        ...(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as Record<
          keyof typeof sums,
          number
        >),
        statesWithoutTaxRates: missing?.get(wageId)?.tax ?? [],
        statesWithoutFundRates: missing?.get(wageId)?.fund ?? [],
      },
    ]),
  );
}
