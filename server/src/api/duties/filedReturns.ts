import { formatMonth } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { formatPeriod, periodBounds } from 'shared/domain/dates/period';
import { ApiError, badInput } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { readDuties } from './readDuties';

/** The returns that report invoices, and the one that closes their month. */
type SupplyReturn = 'GSTR-1' | 'IFF' | 'GSTR-3B';

/** The periods whose returns cover a day: its month, its quarter. */
const periodsOf = (date: IsoDate): string[] => [date.slice(0, 7), `${financialYearOf(date)} Q${quarterOf(date)}`];

/** The returns of a registration that cover a day and are marked as filed; samples' marks don't count. */
async function filedReturns(
  db: Queries,
  { registration, date }: Pick<Told, 'registration' | 'date'>,
  types: readonly SupplyReturn[],
): Promise<string[]> {
  const rows = await readDuties(db, { registration, returnTypes: types, periods: periodsOf(date), isDone: true });
  return [...new Set(rows.map(({ returnType }) => returnType))].sort();
}

/** Whether a return of a registration that covers a day is filed. */
export const isMonthFiled = async (db: Queries, told: Pick<Told, 'registration' | 'date'>): Promise<boolean> =>
  (await filedReturns(db, told, ['GSTR-1', 'IFF', 'GSTR-3B'])).length > 0;

/** A document that is issued or cancelled. */
interface Told {
  /** The GSTIN whose returns report it. */
  registration: string;
  date: IsoDate;
  /** GSTR-1A reports it, if the issuer chooses so. */
  inGstr1a: boolean;
  /** A sample is in no return. By default false. */
  isSample?: boolean | undefined;
}

const also = (names: readonly string[], month: string) =>
  `The ${names.join(' and ')} of ${month} ${names.length > 1 ? 'are' : 'is'} filed`;

/** 400 at the date with a specific code: the screen offers GSTR-1A. */
const filedMonth = (msg: string) => new ApiError(400, 'filed_month', msg, { errors: [{ path: 'date', msg }] });

/**
 * Refuses a new document in a month whose GSTR-1 or IFF is filed, unless GSTR-1A reports it while GSTR-3B is not filed.
 * Locks the returns, so that none is marked as filed until the document is stored. Throws 400 at the field.
 */
export async function refuseFiledMonth(tx: Queries, { registration, date, inGstr1a }: Told): Promise<void> {
  await holdTable(tx, 'obligations');
  const filed = await filedReturns(tx, { registration, date }, ['GSTR-1', 'IFF', 'GSTR-3B']);
  const month = formatMonth(date);
  const told = filed.filter((name) => name !== 'GSTR-3B');
  if (told.length === 0) {
    if (inGstr1a)
      throw badInput([
        { path: 'inGstr1a', msg: `The GSTR-1 of ${month} is not filed yet and tells of it; do not choose GSTR-1A.` },
      ]);
    return;
  }
  if (filed.includes('GSTR-3B'))
    throw badInput([{ path: 'date', msg: `${also(filed, month)}. Use a date in a month that is not filed.` }]);
  if (!inGstr1a)
    throw filedMonth(
      `${also(told, month)}. Use a date in a month that is not filed, or choose to report it in GSTR-1A.`,
    );
}

/**
 * Why a document can't be cancelled because a return reported it; undefined if none did. Locks the returns, like {@link
 * refuseFiledMonth}. `word` names the document, `instead` what to write.
 */
export async function filedProblem(
  tx: Queries,
  { registration, date, inGstr1a, isSample = false }: Told,
  word: string,
  instead: string,
): Promise<string | undefined> {
  if (isSample) return undefined;
  await holdTable(tx, 'obligations');
  const [filed] = await filedReturns(tx, { registration, date }, inGstr1a ? ['GSTR-3B'] : ['GSTR-1', 'IFF']);
  if (filed === undefined) return undefined;
  return `The ${filed} of ${formatMonth(date)} is filed with this ${word}, and stays so; write a ${instead} instead.`;
}

/** The return being marked. */
interface Marked {
  registration: string;
  returnType: string;
  period: string;
  status: string;
}

/** The numbers of documents in a registration's GSTR-1A of a period. */
async function toldInGstr1a(tx: Queries, { registration, period }: Marked): Promise<string[]> {
  const bounds = periodBounds(period);
  if (!bounds) return [];
  const told: string[] = [];
  for (const [table, number] of [
    ['invoices', 'invoiceNo'],
    ['credit_notes', 'creditNoteNumber'],
    ['debit_notes', 'debitNoteNumber'],
  ] as const) {
    const rows = await tx
      .selectFrom(`live_${table}` as 'live_invoices')
      .select(`${number as 'invoiceNo'} as number`)
      .where('registration', '=', registration)
      .where('inGstr1a', '=', 1)
      .where('cancelledAt', 'is', null)
      .where('date', '>=', bounds.from)
      .where('date', '<=', bounds.to)
      .orderBy(number as 'invoiceNo')
      .limit(3)
      .execute();
    told.push(...rows.map((row) => row.number));
  }
  return told;
}

/**
 * Why a filed GSTR-1 or IFF can't be changed, moved or deleted (`after` undefined): GSTR-1A reports documents of its
 * period, which GSTR-1 would then have to report. Undefined if nothing blocks it.
 */
export async function unfiledProblem(
  tx: Queries,
  before: Marked,
  after: Marked | undefined,
): Promise<string | undefined> {
  const same = ['registration', 'returnType', 'period'] as const;
  const isFiled = ({ returnType, status }: Marked) => ['GSTR-1', 'IFF'].includes(returnType) && status !== 'Pending';
  const stays = after && isFiled(after) && same.every((field) => after[field] === before[field]);
  if (!isFiled(before) || stays) return undefined;
  await holdTable(tx, 'obligations');
  const numbers = await toldInGstr1a(tx, before);
  if (numbers.length === 0) return undefined;
  return `The ${before.returnType} of ${formatPeriod(before.period)} stays filed: GSTR-1A reports ${numbers.slice(0, 3).join(', ')}. Cancel what GSTR-1A reports first.`;
}
