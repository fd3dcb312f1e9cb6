import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { ToBill } from 'shared/domain/money/bills/billAnswers';
import { groupBy } from 'shared/domain/records/groupBy';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { samplesIn, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { readStates } from '../../work/month/readWork';
import { worksIn } from '../../work/month/worksIn';
import { placements } from '../../work/placements/placements';
import { readBilled } from './readBilled';

/** Centers' current companies, whatever their placements say. */
async function companiesOf(db: Queries, centerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('every_centers')
    .select(['id', 'companyId'])
    .where('id', 'in', ['', ...centerIds])
    .execute();
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}

/**
 * The centers within reach at which people are placed in a month, with the people already billed. Optionally of one
 * company.
 */
export async function readToBill(
  db: Queries,
  account: GrantedAccount | null,
  { month, companyId }: { month: string; companyId: string },
): Promise<ToBill> {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const within = scopeToClient(placements, account);
  const samples = await samplesIn(db, [placements]);
  const query = samples === 'beside' ? withoutSamples(placements) : {};
  const rows = await matching(db, within, readSelection(within, query))
    .select(['id', 'employeeId', 'centerId'])
    .where(worksIn(month))
    .execute();
  const placed = groupBy(rows, (row) => String(row.centerId));
  const companies = await companiesOf(db, [...placed.keys()]);
  const billed = groupBy(await readBilled(db, month), ({ centerId }) => centerId);
  const stateOf = await readStates(db, month);
  const corrections = await db
    .selectFrom('attendance_corrections')
    .select((select) => ['centerId', select.fn.max('at').as('at')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('centerId')
    .execute();
  const arrears = await db
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .select((select) => ['centerId', select.fn.max('wages.madeAt').as('at')])
    .where('wage_parts.month', '=', month)
    .where('wages.month', '>', month)
    .groupBy('centerId')
    .execute();
  const correctedAt = groupBy([...corrections, ...arrears], ({ centerId }) => centerId);
  const centers = [...placed]
    .filter(([centerId]) => companyId === '' || companies.get(centerId) === companyId)
    .map(([centerId, own]) => {
      const here = billed.get(centerId) ?? [];
      const people = new Set(here.map(({ employeeId }) => employeeId));
      const placementIds = new Set(here.map(({ placementId }) => placementId));
      const billedOf = own.filter(({ employeeId }) => people.has(String(employeeId)));
      const done = billedOf.length;
      const made = new Map(here.map(({ id, invoiceNo, standing }) => [id, { id, invoiceNo, status: standing }]));
      const since = here.at(-1)?.at;
      return {
        centerId,
        companyId: companies.get(centerId) ?? '',
        state: stateOf.get(centerId) ?? ('Open' as const),
        placements: own.length,
        billed: done,
        notBilled: own.length - done,
        invoices: [...made.values()],
        isCorrected:
          billedOf.some(({ id }) => !placementIds.has(String(id))) ||
          (since !== undefined && (correctedAt.get(centerId) ?? []).some(({ at }) => (at ?? '') > since)),
      };
    });
  const named = await nameClients(centers, db);
  return {
    centers: named.sort((a, b) => b.notBilled - a.notBilled || (a.centerId < b.centerId ? -1 : 1)),
    isSample: samples === 'only',
  };
}
