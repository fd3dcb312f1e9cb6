import type { WageSums } from 'shared/domain/wageAnswers';
import type { Queries } from '../../db/tables';

const columns = [
  'grossPaise',
  'pfWagePaise',
  'pfEmployeePaise',
  'pfEmployerPaise',
  'pensionPaise',
  'insurancePaise',
  'esiEmployeePaise',
  'esiEmployerPaise',
  'professionalTaxPaise',
  'netPaise',
] as const satisfies readonly (keyof WageSums)[];

/** The sums of the registers that have lines, by the register's id. */
export async function wageSums(db: Queries, wageIds: readonly string[]): Promise<Map<string, WageSums>> {
  if (wageIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('wage_lines')
    .where('wageId', 'in', [...wageIds])
    .where('deletedAt', 'is', null)
    .groupBy('wageId')
    .select('wageId')
    .select((select) => [
      select.fn.countAll<number>().as('employees'),
      ...columns.map((column) => select.fn.sum<number>(column).as(column)),
    ])
    .execute();
  const registers = await db
    .selectFrom('wages')
    .where('id', 'in', [...wageIds])
    .select(['id', 'administrationPaise'])
    .execute();
  const administration = new Map(registers.map(({ id, administrationPaise }) => [id, administrationPaise]));
  return new Map(
    lines.map(({ wageId, ...sums }) => [
      wageId,
      {
        ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])),
        administrationPaise: administration.get(wageId) ?? 0,
      } as WageSums,
    ]),
  );
}
