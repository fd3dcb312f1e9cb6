import { formatDate, formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import { employeeTermsInput, employeeTermsRecord } from 'shared/domain/people/employees/employeeTerms';
import type { Queries } from '../../../../db/tables';
import { employeeTermsKind } from '../../../facts/factKinds';
import { factRules } from '../../../facts/factRules';
import { defineResource } from '../../../records/defineResource';
import type { Resource } from '../../../records/definition';
import { csvFields } from '../../../records/lists/csvCells';
import { employees } from '../employees';
import { withStateOfWork } from '../withStateOfWork';
import { termCells } from './termCells';

/** The last month whose wages are paid to an employee. */
async function closed(db: Queries, employeeId: string) {
  const row = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select(({ fn }) => fn.max('wages.month').as('month'))
    .where('wage_lines.employeeId', '=', employeeId)
    .where('wages.status', '=', 'Paid')
    .executeTakeFirst();
  if (!row?.month) return undefined;
  const until = lastDayOfMonth(row.month);
  return {
    until,
    why: `Wages of ${formatMonth(row.month)} are paid by the earlier terms, which stay. Choose a day after ${formatDate(until)}; what is owed for earlier days is paid as arrears by “New terms” of the placement.`,
  };
}

/**
 * Employees' pay, memberships and state of work, each effective from a day. Payments under earlier terms stay; the
 * employee's record has today's.
 */
export const employeeTerms = defineResource({
  path: 'employee-terms',
  table: 'employee_terms',
  title: 'terms',
  input: employeeTermsInput,
  record: employeeTermsRecord,
  references: { employeeId: 'employees' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  ...factRules({
    kind: employeeTermsKind,
    owner: () => employees,
    self: (): Resource => employeeTerms,
    since: ({ joinedOn }) => joinedOn as string | null,
    closed,
    prepare: async ({ db, after }) => ({
      workState: await withStateOfWork(db, { workState: String(after.workState) }),
    }),
  }),
  csv: {
    ...csvFields({ Employee: 'employeeId', From: 'startsOn', Designation: 'designation' }),
    ...termCells,
  },
});
