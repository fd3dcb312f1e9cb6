import { anyTable, type Queries, type Row } from '../../db/tables';

const columns = ['grossPaise', 'pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise', 'esiEmployeePaise', 'esiEmployerPaise', 'professionalTaxPaise', 'netPaise'] as const;

/** A wage register's lines added up, in paise. */
export type WageSums = { employees: number } & Record<(typeof columns)[number], number>;

/** The sums of the registers that have lines, by the register's id. */
export async function wageSums(db: Queries, wageIds: readonly string[]): Promise<Map<string, WageSums>> {
  if (wageIds.length === 0) return new Map();
  const rows: Row[] = await anyTable(db).selectFrom('wage_lines').where('wageId', 'in', [...wageIds]).where('deletedAt', 'is', null).groupBy('wageId')
    .select('wageId').select((select) => [select.fn.countAll<number>().as('employees'), ...columns.map((column) => select.fn.sum<number>(column).as(column))]).execute();
  return new Map(rows.map(({ wageId, ...sums }) => [String(wageId), Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as WageSums]));
}
