import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** The states that had professional tax rates; lines of other states silently deducted nothing. */
const known = ['06', '07', '09', '19', '20', '27', '29'];

/**
 * PF on all wages, a register's total insurance, and a mark for lines without professional tax rates. No stored amount
 * changes: a register's insurance is the sum of its lines.
 */
export const contributions: Migration = {
  name: '240-contributions',
  async up(tx) {
    await addColumns(tx, 'employees', { pfOnAllWages: 'boolean' });
    await addColumns(tx, 'wage_lines', {
      pfOnAllWages: 'boolean',
      insuranceWagePaise: 'integer',
      professionalTaxMissing: 'boolean',
    });
    await addColumns(tx, 'wages', { insurancePaise: 'integer' });
    await sql`update "wage_lines" set "insuranceWagePaise" = "pfWagePaise",
      "professionalTaxMissing" = case when "workState" in (${sql.join(known)}) then 0 else 1 end`.execute(tx);
    await sql`update "wages" set "insurancePaise" = coalesce((select sum("insurancePaise") from "wage_lines"
      where "wage_lines"."wageId" = "wages"."id" and "wage_lines"."deletedAt" is null), 0)`.execute(tx);
  },
};
