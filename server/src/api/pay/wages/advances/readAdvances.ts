import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { accountOfAdvances, type EmployeeAdvance } from 'shared/domain/pay/wages/employeeAdvance';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../../db/tables';

/** An employee's advances until the end of a month, and repayments from wages until then, in paise. */
export interface Advances {
  advances: readonly Pick<EmployeeAdvance, 'day' | 'amountPaise' | 'instalmentPaise'>[];
  recoveredPaise: number;
  /** The balance of all advances after all registers, later months included: no month may repay more. */
  leftPaise: number;
}

/**
 * Advances to employees up to the end of a month (`YYYY-MM`), by employee, with the repayments in registers since the
 * first advance's month, except in the register `except`. Employees without advances are missing.
 */
export async function readAdvances(
  db: Queries,
  { employeeIds, month, except }: { employeeIds: readonly string[]; month: string; except: string },
): Promise<Map<string, Advances>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('live_employee_advances')
    .select(['employeeId', 'day', 'amountPaise', 'instalmentPaise'])
    .where('employeeId', 'in', employeeIds)
    .execute();
  if (rows.length === 0) return new Map();
  const kept = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select(['wage_lines.employeeId', 'wages.month', 'wage_lines.advancePaise'])
    .where('wage_lines.employeeId', 'in', [...new Set(rows.map(({ employeeId }) => employeeId))])
    .where('wage_lines.advancePaise', '>', 0)
    .where('wages.id', '<>', except)
    .execute();
  const keptOf = groupBy(kept, ({ employeeId }) => employeeId);
  return new Map(
    [...groupBy(rows, ({ employeeId }) => employeeId)].map(([employeeId, advances]) => {
      const [first = ''] = advances.map(({ day }) => day.slice(0, 7)).toSorted();
      const since = (keptOf.get(employeeId) ?? []).filter((line) => line.month >= first);
      const recovered = (lines: typeof since) => sumPaise(lines.map(({ advancePaise }) => advancePaise));
      return [
        employeeId,
        {
          advances: advances.filter(({ day }) => day <= lastDayOfMonth(month)),
          recoveredPaise: recovered(since.filter((line) => line.month <= month)),
          leftPaise: accountOfAdvances(advances, recovered(since)).leftPaise,
        },
      ];
    }),
  );
}
