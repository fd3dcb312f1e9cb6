import { addMonths } from 'shared/domain/dates/dates';
import type { OwedWages } from 'shared/domain/pay/runs/wageRun';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { readOwed } from '../made/readOwed';

/** Open registers' amounts for earlier months, owed until the registers are paid. */
const heldByOpen = (db: Queries) =>
  db
    .selectFrom('wage_parts')
    .innerJoin('real_wages as wages', 'wages.id', 'wage_parts.wageId')
    .where('wages.status', '<>', 'Paid')
    .whereRef('wage_parts.month', '<', 'wages.month')
    .groupBy(['wage_parts.employeeId', 'wage_parts.month', 'wages.month'])
    .select(({ fn }) => [
      'wage_parts.employeeId',
      'wage_parts.month',
      'wages.month as inRegister',
      fn.sum<number>('wage_parts.grossPaise').as('grossPaise'),
    ])
    .execute();

/**
 * Amounts owed for a paid month (`YYYY-MM`) and earlier ones after corrections: those in no register, and those in an
 * unpaid one. By name.
 */
export async function readOwedWages(db: Queries, month: string): Promise<OwedWages[]> {
  const next = addMonths(`${month}-01`, 1).slice(0, 7);
  const left = await readOwed(db, { month: next, registerId: '', isSample: false, law: await readLaw(db) });
  const held = (await heldByOpen(db)).filter((row) => row.month <= month);
  const rows = [
    ...left.map(({ employeeId, month: of, parts }) => ({
      employeeId,
      month: of,
      inRegister: '',
      grossPaise: sumPaise(parts.map((part) => part.grossPaise)),
    })),
    ...held.map((row) => ({ ...row, grossPaise: Number(row.grossPaise) })),
  ].filter(({ grossPaise }) => grossPaise !== 0);
  if (rows.length === 0) return [];
  const people = await db
    .selectFrom('every_employees')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      rows.map(({ employeeId }) => employeeId),
    )
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows
    .map((row) => ({ ...row, name: names.get(row.employeeId) ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.month.localeCompare(b.month));
}
