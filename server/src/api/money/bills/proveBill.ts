import { billAnnex } from 'shared/domain/money/bills/billAnnex';
import type { BillProof } from 'shared/domain/money/bills/billAnswers';
import {
  type BilledShare,
  billDifference,
  billedDaysOf,
  differencesByPerson,
  type PersonDifference,
  type ShareDifference,
  sameRate,
  sumOfDifferences,
} from 'shared/domain/money/bills/billDifference';
import { billOf } from 'shared/domain/money/bills/billOf';
import { type BilledCost, type BillShare, daysOfShare } from 'shared/domain/money/bills/billShare';
import { withTaxOf } from 'shared/domain/money/bills/billTax';
import { addCost, wholeCost } from 'shared/domain/money/bills/costOfShare';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { fileOfArrears } from 'shared/domain/pay/files/wageReturn';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import { sumDays } from 'shared/domain/work/attendance/daysOf';
import { notFound } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { readDuties } from '../../duties/readDuties';
import { type BilledRow, billedOf } from '../documents/billedShares';
import { billedLinesOf, billedPersonOf } from './billPeople';
import { placeOf, readBilled } from './readBilled';
import { type PlacedShare, readShares } from './readShares';

/** The total amount billed for a placement and the invoices that billed it, with the invoice's own row. */
interface Billed {
  own: BilledRow;
  /** Including the last note. */
  last: BillShare;
  paise: number;
}

/** A bill compared with its days today. */
export interface ComparedBill {
  month: string;
  billed: Billed[];
  differences: ShareDifference[];
  /** The same, by person. */
  people: PersonDifference[];
  now: ReadonlyMap<string, PlacedShare>;
  /** Unbilled placements of people on this bill at the same center: they have new terms, or were entered late. */
  added: ReadonlyMap<string, PlacedShare[]>;
}

/** Today's placements that are on no bill, by this invoice's person and center. */
async function readAdded(
  db: Queries,
  { invoiceId, month, centerIds }: { invoiceId: string; month: string; centerIds: readonly string[] },
  shares: readonly PlacedShare[],
): Promise<Map<string, PlacedShare[]>> {
  const rows = await readBilled(db, month, centerIds);
  const known = new Set(rows.map(({ placementId }) => placementId));
  const lastOf = new Map(rows.map((row) => [placeOf(row), row.id]));
  const added = shares.filter((each) => !known.has(each.share.placementId) && lastOf.get(placeAt(each)) === invoiceId);
  return groupBy(added, placeAt);
}

const placeAt = ({ employeeId, share: { centerId } }: PlacedShare) => placeOf({ employeeId, centerId });

const addCosts = (one: BilledCost | null, other: BilledCost | null) =>
  one && other ? addCost(one, other) : (one ?? other);

/** A share with another share's days and cost added. */
const addShare = (share: BillShare, other: BillShare): BillShare => ({
  ...share,
  ...sumDays([daysOfShare(share), daysOfShare(other)]),
  cost: addCosts(share.cost, other.cost),
});

/**
 * An invoice's billed amounts by placement, next to the days, rates and costs of today under the client's terms of the
 * bill. Throws 404 for an invoice that bills no month.
 */
export async function compareBill(db: Queries, invoice: Invoice): Promise<ComparedBill> {
  const rows = await billedOf(db, invoice.id);
  const [first] = rows;
  if (!first) throw notFound('This invoice bills no month of attendance. Open one that was made from a month.');
  const { month, share } = first;
  const billed = [...groupBy(rows, ({ placementId, centerId }) => `${placementId} ${centerId}`).values()].map(
    (all) => ({
      own: all[0] as BilledRow,
      last: (all.at(-1) as BilledRow).share,
      paise: sumPaise(all.map(({ paise }) => paise)),
    }),
  );
  const centerIds = [...new Set(billed.map(({ own }) => own.centerId))];
  const { shares } = await readShares(db, { month, centerIds, terms: share.terms });
  const now = new Map(shares.map((each) => [each.share.placementId, each]));
  const added = await readAdded(db, { invoiceId: invoice.id, month, centerIds }, shares);
  const today = new Map(
    billed.map(({ last }) => {
      const found = now.get(last.placementId)?.share;
      // People no longer placed there have no days there.
      const { counts, unmarked, overtimeMinutes } = found ?? sumDays([]);
      const { basis, ratePaise, percent } = found ?? last;
      const days = { counts, unmarked, overtimeMinutes };
      return [last.placementId, { ...last, ...days, basis, ratePaise, percent, cost: found?.cost ?? last.cost }];
    }),
  );
  const apart: BilledShare[] = [];
  for (const each of [...added.values()].flat()) {
    const own = billed.find(({ last }) => {
      const of = now.get(last.placementId);
      return of && placeAt(of) === placeAt(each) && sameRate(of.share, each.share);
    });
    const before = own && today.get(own.last.placementId);
    // At the same rate it continues as if nothing had ended.
    if (before) today.set(before.placementId, addShare(before, each.share));
    else {
      today.set(each.share.placementId, each.share);
      apart.push({ share: { ...each.share, ...sumDays([]), cost: null }, paise: 0 });
    }
  }
  const differences = billDifference(
    [...billed.map(({ last, paise }) => ({ share: last, paise })), ...apart],
    today,
    month,
  );
  const personOf = ({ placementId, centerId }: BillShare) =>
    placeOf({ employeeId: now.get(placementId)?.employeeId ?? placementId, centerId });
  return { month, billed, differences, people: differencesByPerson(differences, personOf), now, added };
}

/** The PF and ESI deposits for a month: paid dues, and imported challans that belong to no due. */
async function challansOf(db: Queries, month: string): Promise<BillProof['challans']> {
  const duties = await readDuties(db, { ruleIds: ['pf', 'esi'], periods: [month], isDone: true });
  const dues = duties
    .sort((a, b) => a.ruleId.localeCompare(b.ruleId))
    .map(({ title, doneOn, reference }) => ({ title, doneOn, reference }));
  const read = await db
    .selectFrom('live_wage_returns')
    .select(['file', 'paidOn', 'reference'])
    .where('month', '=', month)
    .where('file', 'in', ['ecr', 'ecr-supplementary', 'ecr-revised', 'esi', fileOfArrears(month)])
    .where('paidOn', 'is not', null)
    .orderBy('file')
    .execute();
  const known = new Set(dues.map(({ reference }) => reference));
  const challans = read.map(({ file, paidOn, reference }) => ({
    title: file === 'esi' ? 'ESI challan' : 'PF challan',
    doneOn: paidOn,
    reference,
  }));
  return [...dues, ...challans.filter(({ reference }) => !known.has(reference))];
}

/** Everything behind a bill, and its state now. Throws 404 for an invoice that bills no month. */
export async function proveBill(db: Queries, invoice: Invoice, withWages: boolean): Promise<BillProof> {
  const { month, billed, differences, people: changed, now, added } = await compareBill(db, invoice);
  const owned = billed.filter(({ own }) => own.noteId === '');
  const bill = billOf(
    owned.map(({ own }) => own.share),
    month,
  );
  const told = new Set<string>();
  const people = owned.map(({ own, last, paise }) => {
    const today = now.get(own.placementId);
    const place = today ? placeAt(today) : '';
    const more = told.has(place) ? [] : (added.get(place) ?? []);
    told.add(place);
    const cost = more.reduce((sum, { share }) => addCosts(sum, share.cost), today?.share.cost ?? last.cost);
    return { share: { ...own.share, cost }, employeeId: today?.employeeId ?? '', paise };
  });
  const costs = people.map(({ share }) => share.cost);
  const value = sumOfDifferences(differences);
  return {
    month,
    companyId: invoice.companyId,
    companyName: invoice.clientName,
    lines: billedLinesOf(bill.lines),
    people: people.map((each) => billedPersonOf(each, withWages)),
    subtotalPaise: bill.subtotalPaise,
    costPaise:
      withWages && costs.every((cost) => cost !== null) ? sumPaise(costs.map((cost) => wholeCost(cost))) : null,
    annex: billAnnex(
      owned.map(({ own }) => own),
      month,
    ),
    invoicedPaise: invoice.subtotalPaise,
    differences: changed.map(({ name, paise, differences: of }) => ({
      placementId: of[0]?.before.placementId ?? '',
      name,
      paise,
      daysBefore: billedDaysOf(of, 'before'),
      daysNow: billedDaysOf(of, 'after'),
    })),
    notePaise: withTaxOf(invoice, value),
    challans: await challansOf(db, month),
  };
}
