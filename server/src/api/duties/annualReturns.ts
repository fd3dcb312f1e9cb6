import type { StoredObligation } from 'shared/domain/compliance/obligation';
import { formatDate } from 'shared/domain/dates/dates';
import { financialYearBounds, isFinancialYear } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { badInput } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { filedProblem } from './filedReturns';
import { readDuties } from './readDuties';

const ANNUAL = 'GSTR-9';

/** The scope of an annual return: a registration's financial year. */
type YearOf = Pick<Invoice, 'registration' | 'financialYear'>;

const keyOf = ({ registration, financialYear }: YearOf) => `${registration} ${financialYear}`;

/**
 * The days on which registrations filed the annual returns of financial years; the returned function returns undefined
 * for years not filed.
 */
export async function annualReturnDays(
  db: Queries,
  years: readonly YearOf[],
): Promise<(of: YearOf) => IsoDate | undefined> {
  const wanted = [...new Set(years.map(({ financialYear }) => financialYear))].filter((year) => year !== '');
  if (wanted.length === 0) return () => undefined;
  const rows = await readDuties(db, { returnTypes: [ANNUAL], periods: wanted, isDone: true });
  const latestFirst = rows.sort((a, b) => ((a.doneOn ?? '') < (b.doneOn ?? '') ? 1 : -1));
  const days = new Map(
    latestFirst.map(({ registration, period, doneOn }) => [keyOf({ registration, financialYear: period }), doneOn]),
  );
  return (of) => days.get(keyOf(of)) ?? undefined;
}

/**
 * Up to three credit notes with tax on a registration's invoices of a year that are dated after a day and can still be
 * cancelled.
 */
async function creditedAfter(
  tx: Queries,
  { registration, financialYear: year }: YearOf,
  day: IsoDate,
): Promise<{ number: string; date: IsoDate }[]> {
  const { from, to } = financialYearBounds(year);
  const rows = await tx
    .selectFrom('real_credit_notes as credit_notes')
    .innerJoin('every_invoices as invoices', 'invoices.id', 'credit_notes.invoiceId')
    .select(['credit_notes.creditNoteNumber as number', 'credit_notes.date', 'credit_notes.inGstr1a'])
    .where('credit_notes.registration', '=', registration)
    .where('credit_notes.cancelledAt', 'is', null)
    .where('credit_notes.taxLines', '<>', '[]')
    .where('credit_notes.date', '>', day)
    .where('invoices.date', '>=', from)
    .where('invoices.date', '<=', to)
    .orderBy('credit_notes.date')
    .execute();
  const found: { number: string; date: IsoDate }[] = [];
  for (const { number, date, inGstr1a } of rows) {
    const told = await filedProblem(
      tx,
      { registration, date, inGstr1a: Boolean(inGstr1a) },
      'credit note',
      'debit note',
    );
    if (told === undefined && found.push({ number, date }) === 3) break;
  }
  return found;
}

/**
 * Refuses to mark an annual return as filed before credit notes of its year that have tax: they would be too late to
 * lower it (CGST Act 2017, section 34(2)). Notes in a filed return can't be cancelled any more and don't block. Locks
 * the returns, so that no such note is issued meanwhile. Throws 400 at the day.
 */
export async function refuseBeforeCredits(
  tx: Queries,
  {
    registration,
    returnType,
    period,
    status,
    doneOn,
  }: Pick<StoredObligation, 'registration' | 'returnType' | 'period' | 'status' | 'doneOn'>,
): Promise<void> {
  if (returnType !== ANNUAL || status === 'Pending' || doneOn === null || !isFinancialYear(period)) return;
  await holdTable(tx, 'obligations');
  const notes = await creditedAfter(tx, { registration, financialYear: period }, doneOn);
  if (notes.length === 0) return;
  const named = notes.map(({ number, date }) => `${number} of ${formatDate(date)}`).join(', ');
  throw badInput([
    {
      path: 'doneOn',
      msg: `Credit notes of this year’s invoices have tax and are dated later: ${named}. After the annual return they can’t reduce the tax. Correct the day, or cancel them, mark the return, and write them again without tax.`,
    },
  ]);
}
