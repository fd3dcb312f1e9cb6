import { lateCostOf } from 'shared/domain/compliance/lateCost';
import { addMonths, formatDate, today } from 'shared/domain/dates/dates';
import { lawValues } from 'shared/domain/law/lawValues';
import { inputTaxSums } from 'shared/domain/money/purchases/inputTax';
import type { CreditBalance } from 'shared/domain/money/returns/creditBalance';
import { noTax, setOffCredit, type TaxAmounts, taxHeads } from 'shared/domain/money/returns/creditSetOff';
import { quarterOfDay, returnBounds } from 'shared/domain/money/returns/returnPeriod';
import { missingCash, type TaxPayment } from 'shared/domain/money/returns/taxPayment';
import type { Queries } from '../../../db/tables';
import { readDuties } from '../../duties/readDuties';
import { readDocumentLaw, readRates } from '../../law/readLaw';
import { readGstr3b } from './gstr3b';
import { type InputTaxAsked, readInputTaxEntries } from './readInputTax';

/** The number of periods after which an entered balance is no longer carried forward. */
const MOST_PERIODS = 24;

const added = (a: TaxAmounts, b: TaxAmounts, sign = 1): TaxAmounts => ({
  igstPaise: a.igstPaise + sign * b.igstPaise,
  cgstPaise: a.cgstPaise + sign * b.cgstPaise,
  sgstPaise: a.sgstPaise + sign * b.sgstPaise,
});

/** The month or quarter before one. */
function previousPeriod(period: string): string {
  const before = addMonths(returnBounds(period).from, -1);
  return period.includes('Q') ? quarterOfDay(before) : before.slice(0, 7);
}

/** The output tax, reverse charge and own credit of a period. */
async function readTaxes(db: Queries, asked: InputTaxAsked) {
  const { boxes } = await readGstr3b(db, asked);
  const supplied = boxes.filter(({ box }) => box === '3.1(a)' || box === '3.1(b)');
  const claims = inputTaxSums((await readInputTaxEntries(db, asked)).entries);
  return {
    output: supplied.reduce<TaxAmounts>((sum, box) => added(sum, box), noTax()),
    taxablePaise: supplied.find(({ box }) => box === '3.1(a)')?.taxablePaise ?? 0,
    reverseCharge: claims['4(A)(3)'],
    claimed: claims['4(C)'],
  };
}

/**
 * A period's output tax set off against its credit: the balance entered as brought forward, otherwise what the previous
 * period leaves, back to the last entered balance.
 */
async function setOff(db: Queries, asked: InputTaxAsked) {
  const { registration } = asked;
  const stored = await db
    .selectFrom('live_credit_balances')
    .select(['period', 'igstPaise', 'cgstPaise', 'sgstPaise'])
    .where('registration', '=', registration)
    .execute();
  const entered = new Map<string, Pick<CreditBalance, keyof TaxAmounts>>(stored.map((row) => [row.period, row]));
  const periods = [asked.period];
  while (entered.size > 0 && periods.length <= MOST_PERIODS && !entered.has(periods[0] ?? ''))
    periods.unshift(previousPeriod(periods[0] ?? ''));
  const since = entered.has(periods[0] ?? '') ? (periods[0] ?? '') : null;
  let before = added(noTax(), entered.get(since ?? '') ?? noTax());
  let tooMuch = noTax();
  for (const period of since === null ? [] : periods.slice(0, -1)) {
    const { output, claimed } = await readTaxes(db, { registration, period });
    ({ left: before, excess: tooMuch } = setOffCredit(added(output, tooMuch, -1), added(before, claimed)));
  }
  const taxes = await readTaxes(db, asked);
  return {
    ...taxes,
    since,
    before,
    paid: setOffCredit(added(taxes.output, tooMuch, -1), added(before, taxes.claimed)),
  };
}

/** How a period's GSTR-3B is paid, with interest and fee for its delay. */
export async function readTaxPayment(db: Queries, asked: InputTaxAsked): Promise<TaxPayment> {
  const { reverseCharge, taxablePaise, claimed, since, before, paid } = await setOff(db, asked);
  const { to } = returnBounds(asked.period);
  const limits = (await readDocumentLaw(db)).limit;
  const rates = await readRates(db, 'late', lawValues.late);
  const [duty] = await readDuties(db, {
    registration: asked.registration,
    returnTypes: ['GSTR-3B'],
    periods: [asked.period],
  });
  const lateOn = (amountPaise: number) => (duty ? lateCostOf({ ...duty, amountPaise }, rates, today()) : null);
  const late = lateOn(1);
  const half = Math.round((late?.feePaise ?? 0) / 2);
  return {
    registration: asked.registration,
    period: asked.period,
    heads: taxHeads.map((head) => {
      const cashPaise = paid.heads[head].cashPaise + reverseCharge[head];
      return {
        ...{ head, ...paid.heads[head], reverseChargePaise: reverseCharge[head], cashPaise },
        interestPaise: lateOn(cashPaise)?.interestPaise ?? 0,
        // Each government gets half of the fee (CGST Act 2017, section 47, and the states' own).
        feePaise: head === 'igstPaise' ? 0 : half,
      };
    }),
    ...{ before, since, left: paid.left, excess: paid.excess },
    claimed: added(noTax(), claimed),
    missingCashPaise: missingCash(paid, taxablePaise, to, limits),
    lastDay: duty?.lastDay ?? null,
    late:
      late === null
        ? ''
        : `${late.rule} (${late.source}${late.checkedOn === null ? '' : `, checked on ${formatDate(late.checkedOn)}`})`,
  };
}
