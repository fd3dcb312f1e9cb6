import { addMonths, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import type { FileMonth, FilePerson } from 'shared/domain/pay/files/fileMonth';
import { familyOf, type Returned } from 'shared/domain/pay/files/wageReturn';
import { arrearsOf } from 'shared/domain/pay/wages/arrears';
import type { WagePart } from 'shared/domain/pay/wages/wagePart';
import { employeeFacts } from 'shared/domain/people/employees/employeeTerms';
import { groupBy } from 'shared/domain/records/groupBy';
import { type Days, sumDays } from 'shared/domain/work/attendance/daysOf';
import type { Queries } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import { employeeTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { readLaw } from '../../law/readLaw';
import { currentLetterhead } from '../../letterhead/letterhead';
import { employees } from '../../people/employees/employees';
import { unknownRecord } from '../../records/changes/changeRecord';
import { decode } from '../../records/rows';
import { readParts } from '../wages/readParts';
import { wageLineRecords } from '../wages/wageLines';
import { wages } from '../wages/wages';

const blank = sumDays([]).counts;

/** The parts of a line: the month's own days, and the arrears. */
function ofParts(parts: readonly WagePart[] | undefined, month: string): Pick<FilePerson, 'found' | 'arrears'> {
  const own = parts?.filter((part) => part.month === month) ?? [];
  const found =
    own.length > 0 ? sumDays(own.map((part): Days => ({ ...part, counts: { ...blank, ...part.counts } }))) : undefined;
  return { found, arrears: arrearsOf(parts ?? []) };
}

/** People in ESI in the register of the previous month. */
async function insuredIn(db: Queries, month: string, isSample: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select('employeeId')
    .where('wages.month', '=', month)
    .where('wages.isSample', '=', isSample)
    .where('esiCovered', '=', 1)
    .where('employeeId', '<>', '')
    .execute();
  return new Set(rows.map(({ employeeId }) => employeeId));
}

/** The files submitted for a register, the last for each person. */
async function readReturned(db: Queries, wageId: string): Promise<Returned> {
  const rows = await db
    .selectFrom('wage_return_rows')
    .innerJoin('live_wage_returns as wage_returns', 'wage_returns.id', 'wage_return_rows.returnId')
    .select(['file', 'employeeId', 'figures'])
    .where('wageId', '=', wageId)
    .orderBy('wage_returns.createdAt')
    .execute();
  return new Map(
    [...groupBy(rows, ({ file }) => familyOf(file))].map(([family, own]) => [
      family,
      new Map(own.map(({ employeeId, figures }) => [employeeId, figures])),
    ]),
  );
}

/** Earlier months, since the first submitted PF return, whose PF return was not submitted. */
async function readEarlierOpen(db: Queries, month: string, isSample: number): Promise<string[]> {
  const handedIn = await db.selectFrom('live_wage_returns').select('month').where('file', '=', 'ecr').execute();
  const months = new Set(handedIn.map((row) => row.month));
  const first = [...months].sort()[0];
  if (first === undefined || first >= month) return [];
  const registers = await db
    .selectFrom('live_wages as wages')
    .select('month')
    .where('month', '>', first)
    .where('month', '<', month)
    .where('isSample', '=', isSample)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('live_wage_lines as wage_lines')
          .select('wage_lines.id')
          .whereRef('wage_lines.wageId', '=', 'wages.id')
          .where('pfMember', '=', 1),
      ),
    )
    .orderBy('month')
    .execute();
  return registers.map((row) => row.month).filter((each) => !months.has(each));
}

/**
 * All data for a register's files, one statement for each table; other work gets its turn between them. Throws 404 for
 * an unknown register.
 */
export async function readFileMonth(db: Queries, wageId: string): Promise<FileMonth> {
  const register = await db
    .selectFrom('live_wages')
    .select(['month', 'paidOn', 'isSample'])
    .where('id', '=', wageId)
    .executeTakeFirst();
  if (!register) throw unknownRecord(wages);
  const { month, paidOn, isSample } = register;
  const rows = await db
    .selectFrom('live_wage_lines')
    .selectAll()
    .where('wageId', '=', wageId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  await yieldToEventLoop(db);
  const insuredBefore = await insuredIn(db, addMonths(`${month}-01`, -1).slice(0, 7), isSample);
  const people = await db
    .selectFrom('every_employees')
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
  await yieldToEventLoop(db);
  const terms = await readFacts(
    db,
    employeeTermsKind,
    people.map(({ id }) => id),
  );
  const known = new Map(
    people.map((row) => [
      row.id,
      employeeFacts.asOn(decode(employees, row), terms.get(row.id) ?? [], lastDayOfMonth(month)),
    ]),
  );
  await yieldToEventLoop(db);
  const parts = groupBy(await readParts(db, { wageId }), ({ employeeId }) => employeeId);
  const inRegister = new Set(rows.map(({ employeeId }) => employeeId));
  await yieldToEventLoop(db);
  const lines = rows.map((row) => decode(wageLineRecords, row));
  await yieldToEventLoop(db);
  const { name, bankAccount, bankIfsc } = await currentLetterhead(db);
  return {
    month,
    isSample: isSample === 1,
    payOn: paidOn ?? today(),
    company: { name, bankAccount, bankIfsc },
    people: lines.map((line) => ({
      line,
      employee: known.get(line.employeeId),
      ...ofParts(line.employeeId === '' ? undefined : parts.get(line.employeeId), month),
    })),
    absent: [...known.values()].filter(({ id }) => !inRegister.has(id)),
    insuredBefore,
    returned: await readReturned(db, wageId),
    earlierOpen: await readEarlierOpen(db, month, isSample),
    law: await readLaw(db),
  };
}
