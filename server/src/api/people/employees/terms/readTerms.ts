import type { EmployeeTerms } from 'shared/domain/people/employees/employeeTerms';
import { groupBy } from 'shared/domain/records/groupBy';
import type { Queries, Tables } from '../../../../db/tables';

/** Terms as they hold. */
export type StoredTerms = Omit<EmployeeTerms, 'createdAt' | 'updatedAt'>;

/** Terms out of their row. */
const termsOfRow = (row: Tables['live_employee_terms']): StoredTerms => ({
  ...row,
  pfMember: Boolean(row.pfMember),
  pensionMember: Boolean(row.pensionMember),
  pfOnAllWages: Boolean(row.pfOnAllWages),
  esiMember: Boolean(row.esiMember),
});

/** What holds of these employees from which days, by the employee; who has always had the terms of the record is missing. */
export async function readTerms(db: Queries, employeeIds: readonly string[]): Promise<Map<string, StoredTerms[]>> {
  const rows = await db
    .selectFrom('live_employee_terms')
    .selectAll()
    .where('employeeId', 'in', ['', ...employeeIds])
    .orderBy('startsOn')
    .execute();
  return groupBy(rows.map(termsOfRow), ({ employeeId }) => employeeId);
}
