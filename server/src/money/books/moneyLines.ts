import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import type { PaymentInput } from 'shared/domain/money/settle/payment';
import { BROUGHT_IN, type ReceiptLine, worthOf } from 'shared/domain/money/settle/receipt';
import type { Queries } from '../../db/tables';
import { type Line, partyOf } from '../ledger/entry';
import { placesOf } from './invoiceLines';

/** The accounts of each way of payment, and of tax withheld. */
const accountOf: Readonly<Record<PaymentInput['method'] | typeof BROUGHT_IN, AccountCode>> = {
  'Bank transfer': 'bank',
  UPI: 'bank',
  Cheque: 'bank',
  Cash: 'cash',
  TDS: 'tdsReceivable',
  'GST-TDS': 'gstTdsReceivable',
  Other: 'suspense',
  [BROUGHT_IN]: 'openingBalances',
};

/** The account that money of a way comes to. */
export const moneyAccount = (method: string): AccountCode => accountOf[method as PaymentInput['method']] ?? 'suspense';

/** The entries of payments that were entered for an invoice. */
export async function paymentLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_payments')
    .select(['id', 'invoiceId', 'date', 'amountPaise', 'method', 'isSample'])
    .where('id', 'in', ids)
    .execute();
  const places = await placesOf(
    db,
    rows.map(({ invoiceId }) => invoiceId),
  );
  return new Map(
    rows.flatMap(({ id, invoiceId, date, amountPaise, method, isSample }): [string, Line[]][] => {
      const place = places.get(invoiceId);
      if (!place) return [];
      const at = { ...place, isSample: Number(isSample), day: date };
      return [
        [
          id,
          [
            { ...at, account: moneyAccount(method), paise: amountPaise },
            { ...at, account: 'receivables', paise: -amountPaise },
          ],
        ],
      ];
    }),
  );
}

/** A row of receipts, as its entries need it. */
interface ReceiptRow {
  id: string;
  companyId: string;
  clientName: string;
  date: IsoDate;
  amountPaise: number;
  tdsPaise: number;
  gstTdsPaise: number;
  method: string;
  lines: ReceiptLine[];
  isSample: number;
}

/**
 * A receipt's entries: all of it is the client's until its lines set it off, on the day of the invoice where that is
 * later.
 */
function linesOf({ id, date, lines, isSample, ...receipt }: ReceiptRow, invoices: Map<string, InvoiceOf>): Line[] {
  const own = { ...partyOf(receipt), documentKind: 'receipts' as const, document: id, registration: '', isSample };
  const came: Line[] = [
    { ...own, day: date, account: moneyAccount(receipt.method), paise: receipt.amountPaise },
    { ...own, day: date, account: 'customerAdvances', paise: -worthOf(receipt) },
  ];
  let [tds, gstTds] = [receipt.tdsPaise, receipt.gstTdsPaise];
  for (const line of lines) {
    const invoice = invoices.get(line.invoiceId);
    const registration = invoice?.registration ?? '';
    const day = invoice?.date && invoice.date > date ? invoice.date : date;
    const settled = { ...own, documentKind: 'invoices' as const, document: line.invoiceId, registration };
    came.push(
      { ...own, day, account: 'customerAdvances', paise: worthOf(line) },
      { ...settled, day, account: 'receivables', paise: -worthOf(line) },
      { ...settled, day: date, account: 'tdsReceivable', paise: line.tdsPaise },
      { ...settled, day: date, account: 'gstTdsReceivable', paise: line.gstTdsPaise },
    );
    tds -= line.tdsPaise;
    gstTds -= line.gstTdsPaise;
  }
  return [
    ...came,
    { ...own, day: date, account: 'tdsReceivable', paise: tds },
    { ...own, day: date, account: 'gstTdsReceivable', paise: gstTds },
  ];
}

/** The invoices' fields that receipts need. */
interface InvoiceOf {
  date: IsoDate | null;
  registration: string;
}

/** The entries of receipts. */
export async function receiptLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_receipts')
    .select(['id', 'companyId', 'clientName', 'date', 'amountPaise', 'tdsPaise', 'gstTdsPaise', 'method', 'lines'])
    .select('isSample')
    .where('id', 'in', ids)
    .execute();
  const read = rows.map(
    (row): ReceiptRow => ({
      ...row,
      lines: (JSON.parse(row.lines) as ReceiptLine[] | null) ?? [],
      isSample: Number(row.isSample),
    }),
  );
  const settled = read.flatMap(({ lines }) => lines.map(({ invoiceId }) => invoiceId));
  const invoices =
    settled.length === 0
      ? []
      : await db
          .selectFrom('every_invoices')
          .select(['id', 'date', 'registration'])
          .where('id', 'in', settled)
          .execute();
  const byId = new Map(invoices.map(({ id, ...invoice }): [string, InvoiceOf] => [id, invoice]));
  return new Map(read.map((row) => [row.id, linesOf(row, byId)]));
}
