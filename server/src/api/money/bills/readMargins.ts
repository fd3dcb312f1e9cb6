import { formatMonth } from 'shared/domain/dates/dates';
import type { BilledCost } from 'shared/domain/money/bills/billShare';
import { addCost, wholeCost } from 'shared/domain/money/bills/costOfShare';
import { type MarginRow, marginsOf } from 'shared/domain/money/bills/margin';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from '../documents/invoices';
import { placeOf } from './readBilled';
import { readCosts } from './readCosts';

/** The account that created each person's placement. Empty if the log does not say. */
async function recruitersOf(db: Queries, placementIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('audit')
    .select(['recordId', 'by'])
    .where('resource', '=', 'placements')
    .where('action', '=', 'create')
    .where('recordId', 'in', ['', ...placementIds])
    .execute();
  return new Map(rows.map(({ recordId, by }) => [recordId, by]));
}

const placementsOf = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom('every_placements')
    .select(['id', 'employeeId', 'centerId'])
    .where('id', 'in', ['', ...ids])
    .execute();

/**
 * Billed amounts of some months less their costs, totalled by client, center, month or recruiter. Issued invoices
 * include the notes of their corrections; samples count only while there is nothing else.
 */
export async function readMargins(
  db: Queries,
  account: Pick<GrantedAccount, 'granted' | 'reach'>,
  { from, to, by }: { from: string; to: string; by: 'client' | 'center' | 'month' | 'recruiter' },
): Promise<MarginRow[]> {
  const { within } = scopeToClient(invoices, account);
  const rows = await db
    .selectFrom('billed_shares')
    .innerJoin('live_invoices as invoices', 'invoices.id', 'billed_shares.invoiceId')
    .innerJoin('every_placements as placements', 'placements.id', 'billed_shares.placementId')
    .select(['placementId', 'billed_shares.centerId', 'month', 'paise', 'noteId'])
    .select(['employeeId', 'invoices.companyId', 'invoices.clientName', 'invoices.isSample'])
    .where('month', '>=', from)
    .where('month', '<=', to)
    .where('releasedAt', 'is', null)
    .where('invoices.status', 'in', ['issued', 'paid'])
    .where((eb) =>
      within === undefined
        ? eb.val(1).$castTo<boolean>()
        : eb('invoiceId', 'in', eb.selectFrom('every_invoices as invoices').select('id').where(within)),
    )
    .orderBy('billed_shares.at')
    .execute();
  const real = rows.filter(({ isSample }) => isSample !== 1);
  const counted = real.length > 0 ? real : rows;
  const costs = new Map<string, BilledCost>();
  for (const [month, own] of groupBy(counted, (row) => row.month)) {
    const ofPlacements = await readCosts(
      db,
      month,
      own.map(({ employeeId }) => employeeId),
    );
    for (const row of await placementsOf(db, [...ofPlacements.keys()])) {
      const [key, cost] = [`${placeOf(row)} ${month}`, ofPlacements.get(row.id)];
      const known = costs.get(key);
      if (cost) costs.set(key, known ? addCost(known, cost) : cost);
    }
  }
  const recruiters =
    by === 'recruiter'
      ? await recruitersOf(
          db,
          counted.map(({ placementId }) => placementId),
        )
      : new Map();
  const named = await nameClients(counted, db);
  const entries = [...groupBy(named, (row) => `${placeOf(row)} ${row.month}`).values()].map((own) => {
    const row = own.at(-1) as (typeof named)[number];
    const cost = costs.get(`${placeOf(row)} ${row.month}`);
    const keys = {
      client: [row.companyId, row.clientName],
      center: [row.centerId, `${row.clientName}, ${row.centerName}`],
      month: [row.month, formatMonth(row.month)],
      recruiter: [recruiters.get(row.placementId) ?? '', recruiters.get(row.placementId) || 'Not known'],
    } as const;
    const [key, name] = keys[by];
    return {
      key,
      name,
      billedPaise: sumPaise(own.map(({ paise }) => Number(paise))),
      costPaise: cost ? wholeCost(cost) : null,
    };
  });
  return marginsOf(entries);
}
