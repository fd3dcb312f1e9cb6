import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { type Amendment, isDifferent } from 'shared/domain/invoicing/gstr1/amendment';
import type { Gstr1Document } from 'shared/domain/invoicing/gstr1/gstr1Document';
import { quarterOfDay, returnBounds } from 'shared/domain/invoicing/gstr1/returnPeriod';
import type { Queries } from '../../../db/tables';
import type { Gstr1Return } from './gstr1Asked';
import { allDocuments, touchedDocuments } from './readGstr1';

/** A document of a filed period that is otherwise than it was filed, and the return that tells of it. */
export interface Difference extends Amendment {
  /** The period that was filed. */
  period: string;
  teller: { of: Gstr1Return; period: string };
}

/** Ids of one query. */
const AT_ONCE = 1_000;

/** The period after another of the same length. */
function nextPeriod(period: string): string {
  const day = addDays(returnBounds(period).to, 1);
  return period.length === 7 ? day.slice(0, 7) : `${financialYearOf(day)} Q${quarterOf(day)}`;
}

/** What the returns that are kept told last of documents, by their ids; null that one is cancelled. */
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

/** The periods of which a registration's GSTR-3B is marked as filed. */
async function settledPeriods(db: Queries, registration: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('obligations')
    .select('period')
    .where('deletedAt', 'is', null)
    .where('registration', '=', registration)
    .where('returnType', '=', 'GSTR-3B')
    .where('status', '<>', 'Pending')
    .where('isSample', '=', 0)
    .execute();
  return new Set(rows.map(({ period }) => period));
}

/**
 * The documents of a registration's filed periods that are otherwise than they were filed. Until the period's GSTR-3B is
 * filed GSTR-1A tells of them (CGST Rules 2017, rule 59(1)); afterwards GSTR-1 of the first period that is not filed. What
 * differs from an IFF is told by its quarter's GSTR-1. `asOf`: as it was at the end of a day, by default as it is now; `closing`:
 * the period whose GSTR-3B is being marked, of which GSTR-1A still tells.
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
  const whole = kept
    .filter(({ returnType }) => returnType === 'GSTR-1')
    .sort((a, b) => returnBounds(a.period).to.localeCompare(returnBounds(b.period).to));
  const last = whole.at(-1);
  const settled = await settledPeriods(db, registration);
  const differences: Difference[] = [];
  for (const { period, returnType, filedOn } of kept) {
    const isIff = returnType === 'IFF';
    const quarter = quarterOfDay(`${period.slice(0, 7)}-01`);
    if (isIff && whole.some((row) => row.period === quarter)) continue;
    const since = new Date(`${filedOn}T00:00:00+05:30`).toISOString();
    const ids = await touchedDocuments(db, { registration, period, since });
    if (ids.length === 0) continue;
    const told = await lastTold(db, ids);
    const now = new Map<string, Gstr1Document>();
    for (let at = 0; at < ids.length; at += AT_ONCE)
      for (const each of await allDocuments(db, { registration, period, asOf, ids: ids.slice(at, at + AT_ONCE) }))
        now.set(each.id, each);
    const teller = isIff
      ? { of: 'GSTR-1' as const, period: quarter }
      : settled.has(period) && period !== closing
        ? { of: 'GSTR-1' as const, period: nextPeriod(last?.period ?? period) }
        : { of: 'GSTR-1A' as const, period };
    for (const id of ids) {
      const amendment = { told: told.get(id) ?? null, now: now.get(id) ?? null };
      if (isDifferent(amendment) && !(isIff && amendment.told === null))
        differences.push({ ...amendment, period, teller });
    }
  }
  return differences;
}
