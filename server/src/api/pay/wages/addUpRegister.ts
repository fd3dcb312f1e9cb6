import { sql } from 'kysely';
import type { LawTables } from 'shared/domain/law/lawTables';
import { pfAdministration, pfInsurance } from 'shared/domain/pay/deductions/providentFund';
import { arrearsChallans } from 'shared/domain/pay/wages/arrears';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { keepBooks } from '../../../money/books/keepBooks';
import { lawDigest } from '../../law/readLaw';
import { lockRegister } from './lockRegister';
import { readArrears } from './readArrears';

/** The wages of all lines as in the PF return, each in whole rupees: the challan is calculated on their sum. */
const inWholeRupees = (column: 'pfWagePaise' | 'insuranceWagePaise') =>
  sql<number>`sum((${sql.ref(column)} + 50) / 100 * 100)`;

/**
 * Updates a register's number of employees, its total, and the fund's insurance and administration from its lines, all
 * calculated by these legal rows.
 */
export async function addUpRegister(db: Queries, wageId: string, law: LawTables): Promise<void> {
  // Before adding up: lines changed concurrently count too.
  const { month, status } = await lockRegister(db, wageId);
  const sums = await db
    .selectFrom('live_wage_lines')
    .where('wageId', '=', wageId)
    .select(({ fn, val }) => [
      fn.countAll<number>().as('employees'),
      fn.coalesce(fn.sum<number>('grossPaise'), val(0)).as('totalPaise'),
      fn.coalesce(fn.sum<number>('pfMember'), val(0)).as('members'),
      fn.coalesce(inWholeRupees('pfWagePaise'), val(0)).as('pfWagePaise'),
      fn.coalesce(inWholeRupees('insuranceWagePaise'), val(0)).as('insuranceWagePaise'),
    ])
    .executeTakeFirstOrThrow();
  const administrationPaise = pfAdministration(
    { pfWagePaise: Number(sums.pfWagePaise), members: Number(sums.members) },
    month,
    law.pfAdministration,
  );
  const arrears = arrearsChallans([...(await readArrears(db, { wageId })).values()], law);
  const insurancePaise = pfInsurance(Number(sums.insuranceWagePaise), month, law.pf);
  await db
    .updateTable('wages')
    .set({
      // Each month's arrears have their own challan.
      employees: Number(sums.employees),
      totalPaise: Number(sums.totalPaise),
      insurancePaise: sumPaise([insurancePaise, ...arrears.map((challan) => challan.insurancePaise)]),
      administrationPaise: sumPaise([administrationPaise, ...arrears.map((challan) => challan.administrationPaise)]),
      lawDigest: lawDigest(law, month),
    })
    .where('id', '=', wageId)
    .execute();
  // A sample's lines are added after it was paid.
  if (status === 'Paid') await keepBooks(db, { table: 'wages', ids: [wageId] });
}
