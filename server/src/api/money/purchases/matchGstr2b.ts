import { formatMonth } from 'shared/domain/dates/dates';
import { periodBounds } from 'shared/domain/dates/period';
import { billKinds, type PortalBill } from 'shared/domain/money/purchases/gstr2b';
import { billDecisions, type Gstr2bAnswer, type gstr2bQuery } from 'shared/domain/money/purchases/gstr2bAnswers';
import { type BillMatch, matchBills, matchStates, type OwnBill } from 'shared/domain/money/purchases/matchBills';
import { groupBy } from 'shared/domain/records/groupBy';
import type { z } from 'zod';
import { notFound } from '../../../core/errors';
import { inTurns } from '../../../core/inTurns';
import type { Queries, Tables } from '../../../db/tables';
import { yearKey } from '../returns/yearKey';

type PortalRow = Tables['gst_2b_rows'];

/** More of a state nobody reads: `counts` has all. */
export const MOST_ROWS = 500;

/** A bill of ours with what else hears of it. */
export interface OwnRow extends OwnBill {
  supplierName: string;
  supplierId: string;
  email: string;
  /** The GSTIN that bought it. */
  registration: string;
}

/** A stored document's kind. */
export const kindOf = (kind: string) => billKinds.find((each) => each === kind) ?? 'Bill';

/** Bills with GST of suppliers who have a GSTIN: what a GSTR-2B can have. */
export async function ownBills(db: Queries): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom('live_purchases as purchases')
    .innerJoin('every_suppliers as suppliers', 'suppliers.id', 'purchases.supplierId')
    .select([
      ...(['purchases.id', 'purchases.number', 'purchases.date', 'purchases.taxablePaise'] as const),
      ...(['purchases.totalPaise', 'purchases.cgstPaise', 'purchases.sgstPaise', 'purchases.igstPaise'] as const),
      ...(['suppliers.gstin', 'suppliers.name', 'suppliers.company', 'suppliers.email'] as const),
      ...(['purchases.kind', 'purchases.supplierId', 'purchases.registration', 'purchases.reverseCharge'] as const),
    ])
    .where('suppliers.gstin', '<>', '')
    .where('purchases.percent', '>', 0)
    .orderBy('purchases.date')
    .orderBy('purchases.id')
    .execute();
  return rows.map(({ gstin, name, company, kind, reverseCharge, ...bill }) => ({
    ...bill,
    kind: kindOf(kind),
    supplierGstin: gstin,
    supplierName: company || name,
    reverseCharge: reverseCharge === 1,
    taxPaise: bill.cgstPaise + bill.sgstPaise + bill.igstPaise,
  }));
}

type Shown = Gstr2bAnswer['rows'][number];

const shown = (
  { state, portal, own, differences }: BillMatch<ReturnType<typeof asPortal>>,
  names: ReadonlyMap<string, string>,
): Shown => {
  const {
    supplierGstin = '',
    number = '',
    date = '',
    taxablePaise = 0,
    taxPaise = 0,
    kind = 'Bill',
  } = portal ?? own ?? {};
  return {
    state,
    kind,
    rowId: portal?.id ?? '',
    purchaseId: own?.id ?? '',
    supplierGstin,
    number,
    date,
    taxablePaise,
    taxPaise,
    supplierName: names.get(own?.id ?? '') ?? portal?.supplierName ?? '',
    differences,
    isClaimable: portal?.isClaimable ?? false,
    isDistributed: portal?.isDistributed ?? false,
    decision: portal?.decision ?? 'Pending',
  };
};

const asPortal = ({ isClaimable, reverseCharge, isDistributed, decision, kind, ...row }: PortalRow) => ({
  ...row,
  kind: kindOf(kind),
  isClaimable: isClaimable === 1,
  reverseCharge: reverseCharge === 1,
  isDistributed: isDistributed === 1,
  decision: billDecisions.find((each) => each === decision) ?? 'Pending',
});

/** The month whose bills are matched. */
interface Month {
  gstin: string;
  period: string;
}

/** The bills that months other than this one have, by supplier, number and year; of all months without one. */
export async function toldElsewhere(db: Queries, gstin: string, period?: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'number', 'date'])
    .where('gstin', '=', gstin)
    .$if(period !== undefined, (query) => query.where('period', '<>', period ?? ''))
    .execute();
  const keys = new Set<string>();
  for await (const row of inTurns(rows)) keys.add(yearKey(row));
  return keys;
}

/**
 * Whether GSTR-2B should contain a bill of ours: dated from the first month read to the end of this one, and bought
 * under its GSTIN.
 */
export async function shouldBeTold(db: Queries, { gstin, period }: Month): Promise<(bill: OwnBill) => boolean> {
  const first = await db
    .selectFrom('gst_2b_rows')
    .select('period')
    .where('gstin', '=', gstin)
    .orderBy('period')
    .executeTakeFirst();
  const { from = '' } = periodBounds(first?.period ?? period) ?? {};
  const { to = '' } = periodBounds(period) ?? {};
  return (bill) => bill.date >= from && bill.date <= to && (bill as OwnRow).registration === gstin;
}

type Match = BillMatch<ReturnType<typeof asPortal>>;

/** The supplier by whom documents are grouped. */
export const gstinOf = ({ supplierGstin }: { supplierGstin: string }) => supplierGstin;
const compare = (a = '', b = '') => Number(a > b) - Number(a < b);

/** A pair whose bill of ours was bought under another registration than the file's differs. */
export function withRegistration<P extends PortalBill>(match: BillMatch<P>, gstin: string): BillMatch<P> {
  const ours = match.own && (match.own as OwnRow).registration;
  return ours === undefined || ours === gstin
    ? match
    : { ...match, state: 'Differs', differences: [...match.differences, `registration: ours is ${ours || 'empty'}`] };
}

/** A month’s bills of the portal beside ours. */
export async function matchesOf(db: Queries, query: z.output<typeof gstr2bQuery>): Promise<Gstr2bAnswer> {
  const files = await db
    .selectFrom('gst_2b_rows')
    .select(['gstin', 'period'])
    .distinct()
    .orderBy('period', 'desc')
    .orderBy('gstin')
    .execute();
  const file = files.find(
    ({ gstin, period }) => (query.gstin ?? gstin) === gstin && (query.period ?? period) === period,
  );
  if (!file) {
    if (query.period && files.length > 0)
      throw notFound(`No GSTR-2B of ${formatMonth(query.period)} was read. Choose its file first.`);
    return { files, gstin: '', period: '', counts: [], rows: [] };
  }
  const rows = await db
    .selectFrom('gst_2b_rows')
    .selectAll()
    .where('gstin', '=', file.gstin)
    .where('period', '=', file.period)
    .orderBy('supplierGstin')
    .orderBy('number')
    .execute();
  const elsewhere = await toldElsewhere(db, file.gstin, file.period);
  const all = await ownBills(db);
  const isDue = await shouldBeTold(db, file);
  const [theirs, ours] = [groupBy(rows, gstinOf), groupBy(all, gstinOf)];
  const [told, left]: [Match[], Match[]] = [[], []];
  // A bill is only ever beside one of the same supplier.
  for await (const gstin of inTurns(new Set([...theirs.keys(), ...ours.keys()]))) {
    const portal = theirs.get(gstin) ?? [];
    const here = new Set(portal.map(yearKey));
    // Another month's row is no difference in this one.
    const own = ours.get(gstin)?.filter((bill) => !elsewhere.has(yearKey(bill)) || here.has(yearKey(bill))) ?? [];
    for (const match of matchBills(portal.map(asPortal), own, isDue)) {
      if (match.portal) told.push(withRegistration(match, file.gstin));
      else left.push(match);
    }
  }
  left.sort((a, b) => compare(a.own?.date, b.own?.date) || compare(a.own?.id, b.own?.id));
  const matches = [...told, ...left];
  const names = new Map(all.map(({ id, supplierName }) => [id, supplierName]));
  return {
    files,
    ...file,
    counts: matchStates.map((state) => {
      const of = matches.filter((match) => match.state === state);
      const taxPaise = of.reduce((sum, { portal, own: ours }) => sum + ((portal ?? ours)?.taxPaise ?? 0), 0);
      return { state, count: of.length, taxPaise };
    }),
    rows: matches
      .filter(({ state }) => (query.state ?? state) === state)
      .slice(0, MOST_ROWS)
      .map((match) => shown(match, names)),
  };
}
