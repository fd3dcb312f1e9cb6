import type { SettledPayment } from 'shared/domain/money/settle/settledPayment';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { entriesOf } from '../../../money/ledger/balances';

/** A payment's or receipt's settlement of an invoice: the money, and each tax withheld. */
export interface Paid
  extends Pick<SettledPayment, 'invoiceId' | 'date' | 'method' | 'reference' | 'receiptId' | 'version'> {
  /** The payment, if it was entered at its invoice; empty for a receipt. */
  paymentId: string;
  registration: string;
  amountPaise: number;
  tdsPaise: number;
  gstTdsPaise: number;
}

/** Payments of invoices from the ledger, by day. */
export async function paidOf(db: Queries, asked: Parameters<typeof entriesOf>[1]): Promise<Paid[]> {
  const rows = await entriesOf(db, { ...asked, accounts: ['receivables', 'tdsReceivable', 'gstTdsReceivable'] })
    .leftJoin('every_payments as payments', 'payments.id', 'ledger_entries.source')
    .leftJoin('every_receipts as receipts', 'receipts.id', 'ledger_entries.source')
    .select(['ledger_entries.account', 'ledger_entries.document', 'ledger_entries.source', 'ledger_entries.day'])
    .select(['ledger_entries.registration', 'ledger_entries.paise', 'ledger_entries.sourceKind'])
    .select(['payments.method as paidBy', 'payments.reference as paidUnder', 'payments.version'])
    .select(['receipts.method as receivedBy', 'receipts.reference as receivedUnder'])
    .where('ledger_entries.documentKind', '=', 'invoices')
    .where('ledger_entries.sourceKind', 'in', ['payments', 'receipts'])
    .execute();
  const of = groupBy(rows, ({ source, document }) => `${source} ${document}`);
  const paid = [...of.values()].flatMap((entries): Paid[] => {
    const sumOf = (account: string) =>
      sumPaise(entries.filter((entry) => entry.account === account).map(({ paise }) => Number(paise)));
    const [settled, tdsPaise, gstTdsPaise] = [-sumOf('receivables'), sumOf('tdsReceivable'), sumOf('gstTdsReceivable')];
    if (settled === 0) return [];
    // The last posting: a reversed one had another day or registration.
    const days = groupBy(
      entries.filter(({ account }) => account === 'receivables'),
      ({ day, registration }) => `${day} ${registration}`,
    );
    const [own] = [...days.values()].find((each) => sumPaise(each.map(({ paise }) => Number(paise))) !== 0) ?? [];
    if (!own) return [];
    const isReceipt = own.sourceKind === 'receipts';
    return [
      {
        invoiceId: own.document,
        date: own.day,
        registration: own.registration,
        method: (isReceipt ? own.receivedBy : own.paidBy) as SettledPayment['method'],
        reference: (isReceipt ? own.receivedUnder : own.paidUnder) ?? '',
        ...(own.version !== null && { version: own.version }),
        receiptId: isReceipt ? own.source : '',
        paymentId: isReceipt ? '' : own.source,
        amountPaise: settled - tdsPaise - gstTdsPaise,
        tdsPaise,
        gstTdsPaise,
      },
    ];
  });
  return paid.toSorted((a, b) => a.date.localeCompare(b.date) || sourceOf(a).localeCompare(sourceOf(b)));
}

const sourceOf = ({ paymentId, receiptId }: Paid) => paymentId || receiptId;

/** The same as rows of an invoice's payments: the money and each tax of a receipt have their own row. */
export const paymentRows = (paid: readonly Paid[]): SettledPayment[] =>
  paid.flatMap(({ invoiceId, date, method, reference, receiptId, paymentId, version, ...amounts }) => {
    const row = { invoiceId, date, reference, receiptId, ...(version !== undefined && { version }) };
    const id = paymentId || receiptId;
    return [
      { ...row, id, method, amountPaise: amounts.amountPaise },
      { ...row, id: paymentId || `${id}-tds`, method: 'TDS' as const, amountPaise: amounts.tdsPaise },
      { ...row, id: paymentId || `${id}-gst-tds`, method: 'GST-TDS' as const, amountPaise: amounts.gstTdsPaise },
    ].filter(({ amountPaise }) => amountPaise !== 0);
  });
