import { today } from 'shared/domain/dates/dates';
import { periodBounds } from 'shared/domain/dates/period';
import { lawValues } from 'shared/domain/law/lawValues';
import { type CreditInterest, interestOnCredit } from 'shared/domain/money/purchases/creditInterest';
import type { InputTaxBills, InputTaxBox, InputTaxFigures } from 'shared/domain/money/purchases/inputTax';
import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { readDuties } from '../../duties/readDuties';
import { readRates } from '../../law/readLaw';
import { type InputTaxAsked, inputTaxLines, type NamedEntry, readInputTaxEntries } from '../returns/readInputTax';

/** Limit of bills listed behind a figure on a screen. */
const MOST = 500;

/** When the GSTR-3B of a registration's months was or is due, and filed. */
async function gstr3bDays(db: Queries, registration: string) {
  const dues = await readDuties(db, { registration, returnTypes: ['GSTR-3B'] });
  return (month: string) =>
    dues.find(({ period }) => {
      const bounds = periodBounds(period);
      return bounds !== undefined && bounds.from <= `${month}-01` && `${month}-01` <= bounds.to;
    });
}

/**
 * Interest on each credit that a period reverses. Its use began with the return that claimed it, on the earlier of its
 * last day and the day of filing (rule 88B, Explanation 2); it ends on the day of filing, until then on the last day,
 * or today after it.
 */
async function readInterest(db: Queries, { registration, period }: InputTaxAsked) {
  const rates = await readRates(db, 'late', lawValues.late);
  const daysOf = await gstr3bDays(db, registration);
  const own = daysOf(returnBounds(period).to.slice(0, 7));
  const pending = own && (own.lastDay < today() ? today() : own.lastDay);
  const to = own && own.status !== 'Pending' ? (own.doneOn ?? own.lastDay) : pending;
  return ({ box, of, igstPaise, cgstPaise, sgstPaise }: NamedEntry): CreditInterest | null => {
    const use = of.claimedIn === undefined ? undefined : daysOf(of.claimedIn);
    if (box !== '4(B)(2)' || !use || !to) return null;
    const from = use.doneOn !== null && use.doneOn < use.lastDay ? use.doneOn : use.lastDay;
    return interestOnCredit(igstPaise + cgstPaise + sgstPaise, { from, to }, rates);
  };
}

/** The total interest of several bills, from the first day of use. */
function summed(interests: readonly (CreditInterest | null)[]): CreditInterest | null {
  const known = interests.filter((each) => each !== null).sort((a, b) => a.from.localeCompare(b.from));
  const [first] = known;
  return first ? { ...first, interestPaise: sumPaise(known.map(({ interestPaise }) => interestPaise)) } : null;
}

/** Table 4 of a registration's GSTR-3B, with the interest on its reversals. */
export async function readInputTax(db: Queries, asked: InputTaxAsked): Promise<InputTaxFigures> {
  const { entries, undecided } = await readInputTaxEntries(db, asked);
  const interestOf = await readInterest(db, asked);
  return {
    registration: asked.registration,
    period: asked.period,
    undecided,
    boxes: inputTaxLines(entries),
    interest: summed(entries.map(interestOf)),
  };
}

/** The bills behind a line of table 4; behind 4(C), those of all its lines. */
export async function readInputTaxBills(
  db: Queries,
  asked: InputTaxAsked & { box: InputTaxBox },
): Promise<InputTaxBills> {
  const { entries } = await readInputTaxEntries(db, asked);
  const interestOf = await readInterest(db, asked);
  const own = entries.filter(({ box }) => (asked.box === '4(C)' ? !box.startsWith('4(D)') : box === asked.box));
  const signOf = ({ box }: NamedEntry) => (asked.box === '4(C)' && box.startsWith('4(B)') ? -1 : 1);
  return {
    bills: own.slice(0, MOST).map((entry) => ({
      purchaseId: entry.of.purchaseId,
      number: entry.of.number,
      supplierName: entry.of.supplierName,
      date: entry.of.date,
      blocked: entry.of.blocked,
      interest: interestOf(entry),
      taxablePaise: signOf(entry) * entry.taxablePaise,
      igstPaise: signOf(entry) * entry.igstPaise,
      cgstPaise: signOf(entry) * entry.cgstPaise,
      sgstPaise: signOf(entry) * entry.sgstPaise,
    })),
    isCut: own.length > MOST,
  };
}
