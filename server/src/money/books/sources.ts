import type { Queries } from '../../db/tables';
import type { Line, SourceKind } from '../ledger/entry';
import { challanLines, depositLines } from './depositLines';
import { invoiceLines, noteLines } from './invoiceLines';
import { paymentLines, receiptLines } from './moneyLines';
import { bonusLines, settlementLines } from './payoutLines';
import { billsTaxedTogether, purchaseLines } from './purchaseLines';
import { registerLines } from './registerLines';
import { voucherLines } from './voucherLines';

/** The current entries of records, by their ids; none for deleted, cancelled and draft ones. */
export type LinesOf = (db: Queries, ids: readonly string[]) => Promise<Map<string, Line[]>>;

/** Every table whose records move money. */
export const sources: Readonly<Record<SourceKind, LinesOf>> = {
  invoices: invoiceLines,
  credit_notes: noteLines('credit'),
  debit_notes: noteLines('debit'),
  payments: paymentLines,
  receipts: receiptLines,
  vouchers: voucherLines,
  purchases: purchaseLines,
  tax_challans: challanLines,
  wages: registerLines,
  bonus_payments: bonusLines,
  settlements: settlementLines,
  obligations: depositLines,
};

/** For tables whose entries depend on other records of the same table: the ids of all that follow from some. */
export const together: Readonly<
  Partial<Record<SourceKind, (db: Queries, ids: readonly string[]) => Promise<string[]>>>
> = {
  purchases: billsTaxedTogether,
};

/** Whether records of a table move money. */
export const isSource = (table: string): table is SourceKind => Object.hasOwn(sources, table);
