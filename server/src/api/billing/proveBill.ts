import { sumDays } from 'shared/domain/attendance/daysOf';
import { billAnnex } from 'shared/domain/billing/billAnnex';
import type { BillProof } from 'shared/domain/billing/billAnswers';
import { billDifference, type ShareDifference, sumOfDifferences } from 'shared/domain/billing/billDifference';
import { billOf } from 'shared/domain/billing/billOf';
import type { BillShare } from 'shared/domain/billing/billShare';
import { withTaxOf } from 'shared/domain/billing/billTax';
import { wholeCost } from 'shared/domain/billing/costOfShare';
import { billedDays } from 'shared/domain/billing/partsOfShare';
import type { Invoice } from 'shared/domain/invoicing/invoice';
import { fileOfArrears } from 'shared/domain/payroll/files/wageReturn';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import { notFound } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { readDuties } from '../duties/readDuties';
import { type BilledRow, billedOf } from '../invoicing/billedShares';
import { billedLinesOf, billedPersonOf } from './billPeople';
import { type PlacedShare, readShares } from './readShares';

/** What was billed of a placement in all, and under what; the invoice's own row comes with it. */
interface Billed {
  own: BilledRow;
  /** As of the last note. */
  last: BillShare;
  paise: number;
}

/** A bill beside what its days come to today. */
export interface ComparedBill {
  month: string;
  billed: Billed[];
  differences: ShareDifference[];
  now: ReadonlyMap<string, PlacedShare>;
}

/** What an invoice billed of each placement, beside the days and costs of today under the terms of the bill. Throws 404 for an invoice that bills no month. */
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
  const today = new Map(
    billed.map(({ last }) => {
      const found = now.get(last.placementId)?.share;
      // Who is placed there no more has no day there.
      const { counts, unmarked, overtimeMinutes } = found ?? sumDays([]);
      return [last.placementId, { ...last, counts, unmarked, overtimeMinutes, cost: found?.cost ?? last.cost }];
    }),
  );
  const differences = billDifference(
    billed.map(({ last, paise }) => ({ share: last, paise })),
    today,
    month,
  );
  return { month, billed, differences, now };
}

/** What was paid for a month to PF and ESI: the dues that are done, and the challans that were read and are in none of them. */
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
    ...{ title: file === 'esi' ? 'ESI challan' : 'PF challan', doneOn: paidOn, reference },
  }));
  return [...dues, ...challans.filter(({ reference }) => !known.has(reference))];
}

/** Everything that a bill is made of, and how it stands now. Throws 404 for an invoice that bills no month. */
export async function proveBill(db: Queries, invoice: Invoice, withWages: boolean): Promise<BillProof> {
  const { month, billed, differences, now } = await compareBill(db, invoice);
  const bill = billOf(
    billed.map(({ own }) => own.share),
    month,
  );
  const people = billed.map(({ own, last, paise }) => {
    const today = now.get(own.placementId);
    const share = { ...own.share, cost: today?.share.cost ?? last.cost };
    return { share, employeeId: today?.employeeId ?? '', paise };
  });
  const costs = people.map(({ share }) => share.cost);
  const value = sumOfDifferences(differences);
  return {
    month,
    ...{ companyId: invoice.companyId, companyName: invoice.clientName },
    lines: billedLinesOf(bill.lines),
    people: people.map((each) => billedPersonOf(each, withWages)),
    subtotalPaise: bill.subtotalPaise,
    costPaise:
      withWages && costs.every((cost) => cost !== null) ? sumPaise(costs.map((cost) => wholeCost(cost))) : null,
    annex: billAnnex(
      billed.map(({ own }) => own),
      month,
    ),
    invoicedPaise: invoice.subtotalPaise,
    differences: differences.map(({ before, after, paise }) => ({
      ...{ placementId: before.placementId, name: before.name, paise },
      ...{ daysBefore: billedDays(before), daysNow: billedDays(after) },
    })),
    notePaise: withTaxOf(invoice, value),
    challans: await challansOf(db, month),
  };
}
