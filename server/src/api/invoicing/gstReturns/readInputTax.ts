import { lawValues } from 'shared/domain/compliance/lawValues';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { periodBounds } from 'shared/domain/dates/period';
import { returnBounds } from 'shared/domain/invoicing/gstr1/returnPeriod';
import { type CreditInterest, interestOnCredit } from 'shared/domain/purchases/creditInterest';
import {
  type BilledTax,
  type InputTaxBills,
  type InputTaxBox,
  type InputTaxEntry,
  type InputTaxFigures,
  inputTaxBoxes,
  inputTaxEntries,
  inputTaxSums,
  inputTaxTitles,
  type PortalTax,
} from 'shared/domain/purchases/inputTax';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { readRates } from '../../payroll/law/readLaw';
import { yearKey } from './yearKey';

/** Of which return. */
interface Period {
  registration: string;
  period: string;
}

/** What a person knows a bill by. */
interface Named {
  /** The bill of ours; empty where only the portal has it. */
  purchaseId: string;
  number: string;
  supplierName: string;
  date: IsoDate;
  blocked: string;
  /** The month whose GSTR-2B told of it and was accepted; undefined where none did. */
  claimedIn: string | undefined;
}

type Entry = InputTaxEntry<Named & (PortalTax | BilledTax)>;

/** More behind a figure nobody reads on a screen. */
const MOST = 500;

/** Bills of ours that were bought under a registration, each with the month in which its tax was accepted in GSTR-2B. */
async function ownTaxes(db: Queries, registration: string) {
  const accepted = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'number', 'date', 'period'])
    .where('gstin', '=', registration)
    .where('decision', '=', 'Accepted')
    .where('isClaimable', '=', 1)
    .orderBy('period', 'desc')
    .execute();
  const claimed = new Map(accepted.map((row) => [yearKey(row), row.period]));
  const bills = await db
    .selectFrom('purchases')
    .innerJoin('suppliers', 'suppliers.id', 'purchases.supplierId')
    .select([
      ...(['purchases.id', 'purchases.kind', 'purchases.number', 'purchases.date', 'purchases.paidOn'] as const),
      ...(['purchases.reverseCharge', 'purchases.taxablePaise', 'purchases.igstPaise'] as const),
      ...(['purchases.blocked', 'purchases.blockedPercent'] as const),
      ...(['suppliers.name', 'suppliers.company'] as const),
      ...(['purchases.cgstPaise', 'purchases.sgstPaise', 'suppliers.gstin as supplierGstin'] as const),
    ])
    .where('purchases.deletedAt', 'is', null)
    .where('purchases.percent', '>', 0)
    .where('purchases.registration', '=', registration)
    .orderBy('purchases.date')
    .orderBy('purchases.id')
    .execute();
  return bills.map(({ id, reverseCharge, name, company, blockedPercent, ...bill }) => ({
    ...bill,
    ...{ purchaseId: id, supplierName: company || name },
    ...{ reverseCharge: reverseCharge === 1, isCredit: bill.kind === 'Credit note' },
    ...{ claimedIn: claimed.get(yearKey(bill)), isClaimed: claimed.has(yearKey(bill)) },
    blockedPercent: bill.blocked === '' ? 0 : blockedPercent,
  }));
}

/** What stands behind table 4 of a registration's GSTR-3B, and how many rows of GSTR-2B are undecided. */
async function readEntries(db: Queries, { registration, period }: Period) {
  const bounds = returnBounds(period);
  const bills = await ownTaxes(db, registration);
  const ours = new Map(bills.map((bill) => [yearKey(bill), bill]));
  const rows = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'supplierName', 'number', 'date', 'period', 'decision', 'isClaimable'])
    .select(['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'])
    .where('gstin', '=', registration)
    .where('period', '>=', bounds.from.slice(0, 7))
    .where('period', '<=', bounds.to.slice(0, 7))
    .orderBy('date')
    .orderBy('id')
    .execute();
  const told = rows.map(({ kind, decision, isClaimable, ...row }) => {
    const own = ours.get(yearKey({ kind, ...row }));
    return {
      ...row,
      ...{ isCredit: kind === 'Credit note', isClaimable: isClaimable === 1, isAccepted: decision === 'Accepted' },
      ...{ purchaseId: own?.purchaseId ?? '', blocked: own?.blocked ?? '', blockedPercent: own?.blockedPercent ?? 0 },
      claimedIn: row.period,
    };
  });
  const entries: Entry[] = [...inputTaxEntries({ rows: told, bills }, bounds)];
  return {
    entries,
    undecided: told.filter(({ isClaimable }, index) => isClaimable && rows[index]?.decision === 'Pending').length,
  };
}

/** When the GSTR-3B of a registration's months was or is due, and filed. */
async function gstr3bDays(db: Queries, registration: string) {
  const dues = await db
    .selectFrom('obligations')
    .select(['period', 'lastDay', 'status', 'doneOn'])
    .where('deletedAt', 'is', null)
    .where('registration', '=', registration)
    .where('returnType', '=', 'GSTR-3B')
    .where('isSample', '=', 0)
    .execute();
  return (month: string) =>
    dues.find(({ period }) => {
      const bounds = periodBounds(period);
      return bounds !== undefined && bounds.from <= `${month}-01` && `${month}-01` <= bounds.to;
    });
}

/**
 * Interest on each credit that a period reverses. It was used by the return that claimed it, on the earlier of its last day and
 * the day of filing (rule 88B, Explanation 2); it is reversed on the day of filing, until then on the last day, or today after it.
 */
async function readInterest(db: Queries, { registration, period }: Period) {
  const rates = await readRates(db, 'late', lawValues.late);
  const daysOf = await gstr3bDays(db, registration);
  const own = daysOf(returnBounds(period).to.slice(0, 7));
  const pending = own && (own.lastDay < today() ? today() : own.lastDay);
  const to = own && own.status !== 'Pending' ? (own.doneOn ?? own.lastDay) : pending;
  return ({ box, of, igstPaise, cgstPaise, sgstPaise }: Entry): CreditInterest | null => {
    const use = of.claimedIn === undefined ? undefined : daysOf(of.claimedIn);
    if (box !== '4(B)(2)' || !use || !to) return null;
    const from = use.doneOn !== null && use.doneOn < use.lastDay ? use.doneOn : use.lastDay;
    return interestOnCredit(igstPaise + cgstPaise + sgstPaise, { from, to }, rates);
  };
}

/** The interest of several bills: their sum, from the first day of use. */
function summed(interests: readonly (CreditInterest | null)[]): CreditInterest | null {
  const known = interests.filter((each) => each !== null).sort((a, b) => a.from.localeCompare(b.from));
  const [first] = known;
  return first ? { ...first, interestPaise: sumPaise(known.map(({ interestPaise }) => interestPaise)) } : null;
}

/** Table 4 of a registration's GSTR-3B: from what was accepted in GSTR-2B, bills under reverse charge, blocked ones, and those that aren't paid in time. */
export async function readInputTax(db: Queries, asked: Period): Promise<InputTaxFigures> {
  const { entries, undecided } = await readEntries(db, asked);
  const boxes = inputTaxSums(entries);
  const interestOf = await readInterest(db, asked);
  return {
    ...{ registration: asked.registration, period: asked.period, undecided },
    boxes: inputTaxBoxes.map((box) => ({ box, title: inputTaxTitles[box], ...boxes[box] })),
    interest: summed(entries.map(interestOf)),
  };
}

/** The bills behind a line of table 4; behind 4(C), those of all lines that it is made of. */
export async function readInputTaxBills(db: Queries, asked: Period & { box: InputTaxBox }): Promise<InputTaxBills> {
  const { entries } = await readEntries(db, asked);
  const interestOf = await readInterest(db, asked);
  const own = entries.filter(({ box }) => (asked.box === '4(C)' ? !box.startsWith('4(D)') : box === asked.box));
  const signOf = ({ box }: Entry) => (asked.box === '4(C)' && box.startsWith('4(B)') ? -1 : 1);
  return {
    bills: own.slice(0, MOST).map((entry) => ({
      ...{ purchaseId: entry.of.purchaseId, number: entry.of.number, supplierName: entry.of.supplierName },
      ...{ date: entry.of.date, blocked: entry.of.blocked, interest: interestOf(entry) },
      ...{ taxablePaise: signOf(entry) * entry.taxablePaise, igstPaise: signOf(entry) * entry.igstPaise },
      ...{ cgstPaise: signOf(entry) * entry.cgstPaise, sgstPaise: signOf(entry) * entry.sgstPaise },
    })),
    isCut: own.length > MOST,
  };
}
