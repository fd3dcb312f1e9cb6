import type { IsoDate } from 'shared/domain/dates/isoDate';
import { type Amendment, isDifferent } from 'shared/domain/money/returns/amendment';
import type { Gstr1Document } from 'shared/domain/money/returns/gstr1Document';
import { quarterOfDay } from 'shared/domain/money/returns/returnPeriod';
import type { Queries } from '../../../db/tables';
import { allDocuments, touchedDocuments } from './readGstr1';
import { readTellers, type Teller } from './readTellers';

/** A changed document of a filed period, and the return that reports it. */
export interface Difference extends Amendment {
  /** The filed period. */
  period: string;
  teller: Teller;
}

/** The number of ids in one query. */
const AT_ONCE = 1_000;

/** The last report of documents in stored returns, by their ids; null for a cancelled one. */
async function lastTold(db: Queries, ids: readonly string[]): Promise<Map<string, Gstr1Document | null>> {
  const told = new Map<string, Gstr1Document | null>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('filed_documents as d')
      .innerJoin('filed_returns as r', 'r.id', 'd.returnId')
      .select(['d.documentId', 'd.told'])
      .where('d.documentId', 'in', ids.slice(at, at + AT_ONCE))
      .orderBy('r.keptAt')
      .execute();
    for (const row of rows) told.set(row.documentId, JSON.parse(row.told) as Gstr1Document | null);
  }
  return told;
}

/**
 * The documents of a registration's filed periods that have changed since, and the returns that report them ({@link
 * readTellers}). A quarter's GSTR-1 reports changes since its IFF. `asOf`: the state at the end of a day, by default
 * now; `closing`: the period whose GSTR-3B is being marked.
 */
export async function readDifferences(
  db: Queries,
  registration: string,
  { asOf, closing }: { asOf?: IsoDate | undefined; closing?: string | undefined } = {},
): Promise<Difference[]> {
  const kept = await db
    .selectFrom('filed_returns')
    .select(['period', 'returnType', 'filedOn'])
    .where('registration', '=', registration)
    .where('returnType', 'in', ['GSTR-1', 'IFF'])
    .orderBy('filedOn')
    .execute();
  const { whole, tellerOf } = await readTellers(db, registration, closing);
  const differences: Difference[] = [];
  for (const { period, returnType, filedOn } of kept) {
    const isIff = returnType === 'IFF';
    const quarter = quarterOfDay(`${period.slice(0, 7)}-01`);
    if (isIff && whole.includes(quarter)) continue;
    const since = new Date(`${filedOn}T00:00:00+05:30`).toISOString();
    const ids = await touchedDocuments(db, { registration, period, since });
    if (ids.length === 0) continue;
    const told = await lastTold(db, ids);
    const now = new Map<string, Gstr1Document>();
    for (let at = 0; at < ids.length; at += AT_ONCE)
      for (const each of await allDocuments(db, { registration, period, asOf, ids: ids.slice(at, at + AT_ONCE) }))
        now.set(each.id, each);
    const teller = isIff ? { of: 'GSTR-1' as const, period: quarter } : tellerOf(period);
    for (const id of ids) {
      const amendment = { told: told.get(id) ?? null, now: now.get(id) ?? null };
      if (isDifferent(amendment) && !(isIff && amendment.told === null))
        differences.push({ ...amendment, period, teller });
    }
  }
  return differences;
}
