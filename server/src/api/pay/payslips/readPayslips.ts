import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { printProblems } from 'shared/domain/papers/printProblems';
import { type Payslip, payslipOf } from 'shared/domain/pay/payslips/payslip';
import type { PayslipLanguage } from 'shared/domain/pay/payslips/payslipLanguages';
import { employeeFacts } from 'shared/domain/people/employees/employeeTerms';
import { groupBy } from 'shared/domain/records/groupBy';
import { conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import { employeeTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { currentLetterhead } from '../../letterhead/letterhead';
import { employees } from '../../people/employees/employees';
import { unknownRecord } from '../../records/changes/changeRecord';
import { decode } from '../../records/rows';
import { readParts } from '../wages/readParts';
import { wageLineRecords } from '../wages/wageLines';
import { wages } from '../wages/wages';

/** How many payslips are prepared before other work gets its turn. */
const TOGETHER = 100;

/** Which lines of a register; by default all. */
export interface AskedSlips {
  wageId: string;
  lineIds?: readonly string[];
  employeeId?: string;
  /** Limit, after the first `offset`, by name. */
  page?: { offset: number; limit: number };
}

/** A payslip with its file name, without extension; its number makes the name unique in its register. */
export interface NamedSlip {
  name: string;
  slip: Payslip;
}

const fileName = ({ name, code }: { name: string; code: string }, number: number) =>
  `${String(number).padStart(4, '0')} ${code} ${name}`.trim().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/**
 * Payslips of a register with their printed content, by name. Throws 404 for an unknown register, and 409 for a name
 * that can't be printed.
 */
export async function readPayslips(
  db: Queries,
  { wageId, lineIds, employeeId, page }: AskedSlips,
  language: PayslipLanguage,
): Promise<NamedSlip[]> {
  const register = await db
    .selectFrom('live_wages')
    .select(['month', 'status', 'paidOn', 'isSample'])
    .where('id', '=', wageId)
    .executeTakeFirst();
  if (!register) throw unknownRecord(wages);
  const rows = await db
    .selectFrom('live_wage_lines')
    .selectAll()
    .where('wageId', '=', wageId)
    .$if(lineIds !== undefined, (query) => query.where('id', 'in', ['', ...(lineIds ?? [])]))
    .$if(employeeId !== undefined, (query) => query.where('employeeId', '=', employeeId ?? ''))
    .orderBy('name')
    .orderBy('id')
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute();
  await yieldToEventLoop(db);
  const lines = rows.map((row) => decode(wageLineRecords, row));
  const ids = lines.map((line) => line.employeeId);
  await yieldToEventLoop(db);
  const people = await db
    .selectFrom('every_employees')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute();
  await yieldToEventLoop(db);
  const terms = await readFacts(db, employeeTermsKind, ids);
  const day = lastDayOfMonth(register.month);
  const byId = new Map(
    people.map((row) => [row.id, employeeFacts.asOn(decode(employees, row), terms.get(row.id) ?? [], day)]),
  );
  const parts = groupBy(
    await readParts(db, lines.length === 1 ? { wageId, employeeId: ids[0] ?? '' } : { wageId }),
    (part) => part.employeeId,
  );
  const letterhead = await currentLetterhead(db);
  const slips: NamedSlip[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % TOGETHER === 0) await yieldToEventLoop(db);
    const employee = byId.get(line.employeeId);
    const printed = { name: line.name, designation: employee?.designation ?? '', note: line.deductionNote };
    const [problem] = printProblems(printed, ['name', 'designation', 'note']);
    if (problem) throw conflict('refused', `The payslip of ${line.name}: ${problem.msg}`);
    const own = line.employeeId === '' ? [] : (parts.get(line.employeeId) ?? []);
    const of = { line, register: { ...register, isSample: register.isSample === 1 }, employee, parts: own, letterhead };
    slips.push({ name: fileName(line, (page?.offset ?? 0) + index + 1), slip: payslipOf(of, language) });
  }
  return slips;
}
