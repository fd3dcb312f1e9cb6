import { formatDate, formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { Employee } from 'shared/domain/people/employees/employee';
import {
  type EmployeeTerms,
  type EmployeeTermsInput,
  employeeTermsInput,
  employeeTermsRecord,
  termsOf,
} from 'shared/domain/people/employees/employeeTerms';
import { conflict } from '../../../../core/errors';
import { holdTable } from '../../../../db/holdTable';
import type { Queries } from '../../../../db/tables';
import { createRecord } from '../../../records/changes/changeRecord';
import { defineResource } from '../../../records/defineResource';
import type { Change } from '../../../records/definition';
import { csvFields } from '../../../records/lists/csvCells';
import { employees } from '../employees';
import { mustBeEmployee } from '../mustBeEmployee';
import { withStateOfWork } from '../withStateOfWork';
import { settleTerms } from './settleTerms';
import { termCells } from './termCells';

type TermsChange = Change<EmployeeTerms, EmployeeTermsInput>;

/** Stands for the day from which an employee has worked whose day of joining nobody entered. */
const LONG_AGO = '2000-01-01';

/** The last month whose wages are paid to an employee; empty for none. */
async function lastPaidMonth(db: Queries, employeeId: string): Promise<string> {
  const row = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select(({ fn }) => fn.max('wages.month').as('month'))
    .where('wage_lines.employeeId', '=', employeeId)
    .where('wages.status', '=', 'Paid')
    .executeTakeFirst();
  return row?.month ?? '';
}

/** Why terms can't begin, or have begun, on a day: its month is paid, or others begin on it. */
async function refuse({ db, before, after, operation }: TermsChange): Promise<string | undefined> {
  // Of two at once the second sees the first.
  await holdTable(db, 'employee_terms');
  const month = await lastPaidMonth(db, after.employeeId);
  const day = before && before.startsOn < after.startsOn ? before.startsOn : after.startsOn;
  if (month !== '' && day <= lastDayOfMonth(month))
    return `Wages of ${formatMonth(month)} are paid by the earlier terms, which stay. Choose a day after ${formatDate(lastDayOfMonth(month))}; what is owed for earlier days is paid as arrears by “New terms” of the placement.`;
  if (operation === 'delete') return undefined;
  const other = await db
    .selectFrom('live_employee_terms')
    .select('id')
    .where('employeeId', '=', after.employeeId)
    .where('startsOn', '=', after.startsOn)
    .where('id', '<>', before?.id ?? '')
    .executeTakeFirst();
  return other && `Terms from ${formatDate(after.startsOn)} are there already. Change those.`;
}

/** Keeps the earlier terms an employee's first change, as those from the day of joining. */
async function keepFormer(change: TermsChange, employee: Employee): Promise<void> {
  const { db, after, actor } = change;
  const any = await db
    .selectFrom('live_employee_terms')
    .select('id')
    .where('employeeId', '=', after.employeeId)
    .executeTakeFirst();
  const startsOn = employee.joinedOn ?? LONG_AGO;
  if (any || startsOn >= after.startsOn) return;
  const former = { ...employeeTerms, prepare: async () => ({}), after: async () => undefined };
  await createRecord(db, former, { ...termsOf(employee), employeeId: employee.id, startsOn }, actor);
}

/** What employees are paid, of what they are members, and where they work, each from a day on. What was paid by the earlier terms stays; the employee's record has those of today. */
export const employeeTerms = defineResource({
  path: 'employee-terms',
  table: 'employee_terms',
  title: 'terms',
  input: employeeTermsInput,
  record: employeeTermsRecord,
  named: ['startsOn'],
  search: ['startsOn'],
  order: '-startsOn',
  references: { employeeId: 'employees' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  refuse: (change) => (change.operation === 'delete' || change.operation === 'restore' ? refuse(change) : undefined),
  prepare: async (change) => {
    const employee = await mustBeEmployee(change);
    const why = await refuse(change);
    if (why !== undefined) throw conflict('refused', why);
    if (!change.before) await keepFormer(change, employee);
    return { workState: await withStateOfWork(change.db, change.after) };
  },
  after: ({ db, after, actor }) => settleTerms(db, [after.employeeId], actor),
  csv: {
    ...csvFields({ Employee: 'employeeId', From: 'startsOn' }),
    ...termCells,
  },
});
