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

/** The states of work of registers' lines for which no rates of professional tax, or of a welfare fund, were on record, by the register's id. */
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

/** The sums of the registers that have lines, by the register's id. */
export async function wageSums(db: Queries, wageIds: readonly string[]): Promise<Map<string, WageSums>> {
  if (wageIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('live_wage_lines')
    .where('wageId', 'in', [...wageIds])
    .groupBy('wageId')
    .select('wageId')
    .select((select) => [
      select.fn.countAll<number>().as('employees'),
      select.fn.sum<number>('insurancePaise').as('insuranceSharesPaise'),
      sql<number>`sum("advancePaise" + "otherDeductionPaise")`.as('keptBackPaise'),
      ...columns.map((column) => select.fn.sum<number>(column).as(column)),
    ])
    .execute();
  const registers = await db
    .selectFrom('every_wages')
    .where('id', 'in', [...wageIds])
    .select(['id', 'insurancePaise', 'administrationPaise'])
    .execute();
  const ofRegister = new Map(registers.map(({ id, ...amounts }) => [id, amounts]));
  const missing = await statesWithout(db, wageIds);
  return new Map(
    lines.map(({ wageId, ...sums }) => [
      wageId,
      {
        ...(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as Record<
          keyof typeof sums,
          number
        >),
        ...(ofRegister.get(wageId) ?? { insurancePaise: 0, administrationPaise: 0 }),
        statesWithoutTaxRates: missing.get(wageId)?.tax ?? [],
        statesWithoutFundRates: missing.get(wageId)?.fund ?? [],
      },
    ]),
  );
}
