import { type Days, sumDays } from 'shared/domain/attendance/daysOf';
import { addMonths, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import type { FileMonth } from 'shared/domain/payroll/files/fileMonth';
import type { WagePart } from 'shared/domain/payroll/wagePart';
import { groupBy } from 'shared/domain/records/groupBy';
import type { Queries } from '../../db/tables';
import { currentLetterhead } from '../letterhead/letterhead';
import { employees } from '../payroll/employees';
import { readLaw } from '../payroll/law/readLaw';
import { readParts } from '../payroll/readParts';
import { wageLineRecords } from '../payroll/wageLines';
import { wages } from '../payroll/wages';
import { unknownRecord } from '../resource/changeRecord';
import { decode } from '../resource/rows';

const blank = sumDays([]).counts;

const foundOf = (parts: readonly WagePart[] | undefined): Days | undefined =>
  parts && sumDays(parts.map((part) => ({ ...part, counts: { ...blank, ...part.counts } })));

/** Whom the register of the month before has in ESI. */
async function insuredIn(db: Queries, month: string, isSample: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('wage_lines')
    .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .select('employeeId')
    .where('wages.month', '=', month)
    .where('wages.isSample', '=', isSample)
    .where('wages.deletedAt', 'is', null)
    .where('wage_lines.deletedAt', 'is', null)
    .where('esiCovered', '=', 1)
    .where('employeeId', '<>', '')
    .execute();
  return new Set(rows.map(({ employeeId }) => employeeId));
}

/** All that the files of a register are made from, a statement for each table. Throws 404 for no register. */
export async function readFileMonth(db: Queries, wageId: string): Promise<FileMonth> {
  const register = await db
    .selectFrom('wages')
    .select(['month', 'paidOn', 'isSample'])
    .where('id', '=', wageId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!register) throw unknownRecord(wages);
  const { month, paidOn, isSample } = register;
  const rows = await db
    .selectFrom('wage_lines')
    .selectAll()
    .where('wageId', '=', wageId)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const insuredBefore = await insuredIn(db, addMonths(`${month}-01`, -1).slice(0, 7), isSample);
  const people = await db
    .selectFrom('employees')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', 'in', ['', ...rows.map(({ employeeId }) => employeeId)]),
        eb.and([
          eb('deletedAt', 'is', null),
          eb('isSample', '=', isSample),
          eb.or([
            eb('id', 'in', ['', ...insuredBefore]),
            eb.and([
              eb.or([eb('joinedOn', 'is', null), eb('joinedOn', '<=', lastDayOfMonth(month))]),
              eb.or([eb('leftOn', 'is', null), eb('leftOn', '>=', `${month}-01`)]),
            ]),
          ]),
        ]),
      ]),
    )
    .orderBy('name')
    .execute();
  const known = new Map(people.map((row) => [row.id, decode(employees, row)]));
  const parts = groupBy(
    (await readParts(db, { wageId })).filter((part) => part.month === month),
    ({ employeeId }) => employeeId,
  );
  const inRegister = new Set(rows.map(({ employeeId }) => employeeId));
  const { name, bankAccount, bankIfsc } = await currentLetterhead(db);
  return {
    month,
    payOn: paidOn ?? today(),
    company: { name, bankAccount, bankIfsc },
    people: rows.map((row) => ({
      line: decode(wageLineRecords, row),
      employee: known.get(row.employeeId),
      found: row.employeeId === '' ? undefined : foundOf(parts.get(row.employeeId)),
    })),
    absent: [...known.values()].filter(({ id }) => !inRegister.has(id)),
    insuredBefore,
    law: await readLaw(db),
  };
}
