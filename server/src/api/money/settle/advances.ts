import { randomUUID } from 'node:crypto';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import { isZeroRated } from 'shared/domain/money/documents/taxTreatment';
import type { ToldAdvance } from 'shared/domain/money/settle/advanceSums';
import { type Receipt, type ReceiptAmounts, worthOf } from 'shared/domain/money/settle/receipt';
import { type Divided, partOfVoucher } from 'shared/domain/money/settle/voucherTax';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { keepBooks } from '../../../money/books/keepBooks';
import { endOf } from '../../duties/endOf';
import { isMonthFiled } from '../../duties/filedReturns';

/** A valid receipt voucher, for setting off parts of it. */
interface OpenVoucher extends Divided {
  id: string;
  number: string;
  date: IsoDate;
  registration: string;
  settled: { invoiceId: string; amountPaise: number }[];
}

/** The valid receipt voucher of a receipt; undefined if it has none. */
export async function voucherOf(db: Queries, receiptId: string): Promise<OpenVoucher | undefined> {
  const row = await db
    .selectFrom('live_vouchers')
    .select(['id', 'number', 'date', 'registration', 'amountPaise', 'taxablePaise', 'taxLines', 'settled'])
    .where('receiptId', '=', receiptId)
    .where('kind', '=', 'receipt')
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      taxLines: JSON.parse(row.taxLines) as TaxLine[],
      settled: JSON.parse(row.settled) as OpenVoucher['settled'],
    }
  );
}

/** Amounts set off from vouchers, in order. */
export async function partsOf(db: Queries, voucherIds: readonly string[]) {
  if (voucherIds.length === 0) return [];
  const rows = await db
    .selectFrom('advance_parts')
    .selectAll()
    .where('voucherId', 'in', voucherIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    amountPaise: Number(row.amountPaise),
    taxablePaise: Number(row.taxablePaise),
    taxLines: JSON.parse(row.taxLines) as TaxLine[],
  }));
}

/** The valid refund vouchers of receipt vouchers. */
export async function refundsOf(db: Queries, voucherIds: readonly string[]) {
  if (voucherIds.length === 0) return [];
  const rows = await db
    .selectFrom('live_vouchers')
    .select(['againstId', 'date', 'amountPaise', 'taxablePaise', 'taxLines'])
    .where('againstId', 'in', voucherIds)
    .where('cancelledAt', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, taxLines: JSON.parse(row.taxLines) as TaxLine[] }));
}

const sumOf = (parts: readonly { amountPaise: number }[]) => sumPaise(parts.map(({ amountPaise }) => amountPaise));

/** Amounts set off and paid back from a voucher so far, in paise. */
export async function usedOf(db: Queries, voucherId: string): Promise<{ setOff: number; refunded: number }> {
  return { setOff: sumOf(await partsOf(db, [voucherId])), refunded: sumOf(await refundsOf(db, [voucherId])) };
}

/** The day of a set-off: the later of the advance's and the invoice's, or today when the returns of that month are filed. */
async function dayOf(db: Queries, { date, registration }: OpenVoucher, invoiceId: string): Promise<IsoDate> {
  const invoice = await db.selectFrom('every_invoices').select('date').where('id', '=', invoiceId).executeTakeFirst();
  const day = invoice?.date && invoice.date > date ? invoice.date : date;
  return (await isMonthFiled(db, { registration, date: day })) ? today() : day;
}

/** How much more of the voucher each invoice uses now than stored; decreases, below 0, come first. */
function changesOf(
  voucher: OpenVoucher,
  { lines }: Pick<Receipt, 'lines'>,
  stored: readonly { invoiceId: string; amountPaise: number }[],
  left: number,
): [invoiceId: string, paise: number][] {
  const of = (rows: readonly { invoiceId: string; amountPaise: number }[], id: string) =>
    sumOf(rows.filter(({ invoiceId }) => invoiceId === id));
  const now = lines.map((line) => ({ invoiceId: line.invoiceId, amountPaise: worthOf(line) }));
  let open = left;
  const changes = [...new Set([...now, ...stored].map(({ invoiceId }) => invoiceId))].map((id): [string, number] => {
    const wanted = Math.min(open, Math.max(0, of(now, id) - of(voucher.settled, id)));
    open -= wanted;
    return [id, wanted - of(stored, id)];
  });
  return changes.filter(([, paise]) => paise !== 0).sort(([, a], [, b]) => a - b);
}

/**
 * Updates the parts set off from a receipt's voucher after its lines, in the transaction that changes them. Parts in a
 * filed return stay; taking one back is a row of today.
 */
export async function settleAdvance(db: Queries, receipt: Pick<Receipt, 'id' | 'lines'>): Promise<void> {
  const voucher = await voucherOf(db, receipt.id);
  if (voucher === undefined) return;
  const stored = await partsOf(db, [voucher.id]);
  const refunded = sumOf(await refundsOf(db, [voucher.id]));
  let used = refunded + sumOf(stored);
  for (const [invoiceId, paise] of changesOf(voucher, receipt, stored, voucher.amountPaise - refunded)) {
    const { taxLines, ...part } = partOfVoucher(voucher, used, paise);
    used += paise;
    const own = stored.filter((row) => row.invoiceId === invoiceId).at(-1);
    const isOpen = own && !(await isMonthFiled(db, { registration: voucher.registration, date: own.date }));
    const date = paise < 0 ? (isOpen ? own.date : today()) : await dayOf(db, voucher, invoiceId);
    await db
      .insertInto('advance_parts')
      .values({
        id: randomUUID(),
        voucherId: voucher.id,
        invoiceId,
        date,
        ...part,
        taxLines: JSON.stringify(taxLines),
        at: new Date().toISOString(),
      })
      .execute();
  }
  await keepBooks(db, { table: 'vouchers', ids: [voucher.id] });
}

/** Why a receipt whose advance has a voucher can't be changed this way, or deleted; undefined if it can. */
export async function voucherProblem(
  db: Queries,
  before: Receipt | undefined,
  after: Pick<Receipt, 'companyId' | 'clientName' | 'date' | keyof ReceiptAmounts>,
  isTakenBack: boolean,
): Promise<string | undefined> {
  const told = ['companyId', 'clientName', 'date', 'amountPaise', 'tdsPaise', 'gstTdsPaise'] as const;
  if (before === undefined || (!isTakenBack && told.every((field) => before[field] === after[field]))) return undefined;
  const voucher = await voucherOf(db, before.id);
  return voucher && `The advance of this receipt has the voucher ${voucher.number}. Cancel that first.`;
}

/**
 * The valid receipt vouchers of a registration up to a day, with the amounts set off from each, for table 11 of GSTR-1.
 * `asOf`: the state at the end of that day, by default now.
 */
export async function readAdvances(
  db: Queries,
  { registration, to, asOf }: { registration: string; to: IsoDate; asOf?: IsoDate | undefined },
): Promise<ToldAdvance[]> {
  const until = asOf === undefined ? undefined : endOf(asOf);
  const counted = await db
    .selectFrom('live_vouchers as vouchers')
    .select(['id', 'kind', 'againstId', 'date', 'taxPercent', 'placeOfSupply', 'sez', 'taxablePaise', 'taxLines'])
    .select('clientGstin')
    .where('registration', '=', registration)
    .where('date', '<=', to)
    .$if(until !== undefined, (query) => query.where('createdAt', '<', until ?? ''))
    .where((where) =>
      until === undefined
        ? where('cancelledAt', 'is', null)
        : where.or([where('cancelledAt', 'is', null), where('cancelledAt', '>=', until)]),
    )
    .orderBy('date')
    .orderBy('id')
    .execute();
  const parts = await db
    .selectFrom('advance_parts')
    .innerJoin('every_vouchers as vouchers', 'vouchers.id', 'advance_parts.voucherId')
    .select([
      ...(['advance_parts.voucherId', 'advance_parts.date'] as const),
      ...(['advance_parts.taxablePaise', 'advance_parts.taxLines'] as const),
    ])
    .where('vouchers.registration', '=', registration)
    .where('advance_parts.date', '<=', to)
    .$if(until !== undefined, (query) => query.where('advance_parts.at', '<', until ?? ''))
    .execute();
  const vouchers = counted.map(({ taxLines, ...row }) => ({ ...row, taxLines: JSON.parse(taxLines) as TaxLine[] }));
  const refunds = vouchers.filter(({ kind }) => kind === 'refund');
  const taken = groupBy(
    [
      ...parts.map(({ voucherId, date, taxablePaise, taxLines }) => ({
        voucherId,
        date,
        taxablePaise: Number(taxablePaise),
        taxLines: JSON.parse(taxLines) as TaxLine[],
      })),
      ...refunds.map(({ againstId, date, taxablePaise, taxLines }) => ({
        voucherId: againstId,
        date,
        taxablePaise,
        taxLines,
      })),
    ],
    ({ voucherId }) => voucherId,
  );
  return vouchers
    .filter(({ kind }) => kind === 'receipt')
    .map(({ id, date, taxPercent, placeOfSupply, sez, clientGstin, taxablePaise, taxLines }) => ({
      date,
      rate: taxPercent,
      place: placeOfSupply,
      taxablePaise,
      taxLines,
      isZeroRated: isZeroRated({ sez: sez === 1, placeOfSupply }),
      isUnregistered: clientGstin === '',
      taken: taken.get(id) ?? [],
    }));
}
