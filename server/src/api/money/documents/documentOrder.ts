import { formatDate } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { SeriesKind } from 'shared/domain/money/documents/documentNumber';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';

/** The series that the law requires in order; samples have no order. */
type RealSeries = Exclude<SeriesKind, 'sample'>;

const keptIn = {
  invoice: ['invoices', 'invoiceNo'],
  bill: ['invoices', 'invoiceNo'],
  credit: ['credit_notes', 'creditNoteNumber'],
  financial: ['credit_notes', 'creditNoteNumber'],
  debit: ['debit_notes', 'debitNoteNumber'],
  voucher: ['vouchers', 'number'],
  refund: ['vouchers', 'number'],
  selfInvoice: ['reverse_charge_documents', 'number'],
  paymentVoucher: ['reverse_charge_documents', 'number'],
} as const satisfies Record<RealSeries, readonly [table: string, number: string]>;

const places = (number: string) => BigInt(/[0-9]+$/.exec(number)?.[0] ?? 0);

/** A number about to be used. */
interface Numbered {
  /** The GSTIN of the series. */
  registration: string;
  kind: SeriesKind;
  number: string;
  date: IsoDate;
  /** Whether it was typed, and may be between others. By default it is the last of its series. */
  isTyped?: boolean;
}

/**
 * Refuses a date that runs backwards in a series: a later number has no earlier date. A series is all numbers of a
 * registration's financial year that differ only in their last digits. Call it with the number assigned and the counter
 * locked; throws 400 at the date.
 */
export async function refuseBackwards(
  tx: Queries,
  { registration, kind, number, date, isTyped = false }: Numbered,
): Promise<void> {
  const series = number.replace(/[0-9]+$/, '').toLowerCase();
  if (kind === 'sample' || series === number.toLowerCase()) return;
  const [table, column] = keptIn[kind];
  const rows = await tx
    .selectFrom(`every_${table}` as 'every_invoices')
    .select([`${column as 'invoiceNo'} as number`, 'date'])
    .where('registration', '=', registration)
    .where('financialYear', '=', financialYearOf(date))
    .where('date', isTyped ? '<>' : '>', date)
    .where((where) => where.fn<string>('lower', [column as 'invoiceNo']), '>=', `${series}0`)
    .where((where) => where.fn<string>('lower', [column as 'invoiceNo']), '<', `${series}:`)
    .execute();
  const own = places(number);
  const later = rows.find((row) => row.date !== null && row.date > date && places(row.number) < own);
  if (later)
    throw badInput([
      {
        path: 'date',
        msg: `${later.number} is dated ${formatDate(later.date)}, and a later number can’t have an earlier date. Enter ${formatDate(later.date)} or a later day.`,
      },
    ]);
  const earlier = rows.find((row) => row.date !== null && row.date < date && places(row.number) > own);
  if (earlier)
    throw badInput([
      {
        path: 'date',
        msg: `${earlier.number} is dated ${formatDate(earlier.date)}, and an earlier number can’t have a later date. Enter ${formatDate(earlier.date)} or an earlier day.`,
      },
    ]);
}
