import { leftOfReceipt, type Receipt, worthOf } from 'shared/domain/money/settle/receipt';
import { type Account, settlement } from 'shared/domain/money/settle/settlement';

const unpaid = { paidPaise: 0, creditedPaise: 0, debitedPaise: 0 };

/** What an invoice was paid and credited stays as the ledger has it; what is owed follows its own total and day, too. */
function ofInvoice(before: Account | undefined, after: Omit<Account, keyof typeof unpaid>): Record<string, unknown> {
  const { paidPaise, creditedPaise, debitedPaise } = before ?? unpaid;
  const sums = { paidPaise, creditedPaise, debitedPaise };
  return { ...sums, ...settlement({ ...after, ...sums }) };
}

/** What of a receipt was paid back so far: the ledger took it off its advance. */
export const paidBackOf = (receipt: Receipt | undefined): number =>
  receipt ? worthOf(leftOfReceipt(receipt)) - receipt.advancePaise : 0;

/** What no invoice has of a receipt, less what was paid back. */
const ofReceipt = (before: Receipt | undefined, after: Receipt): Record<string, unknown> => ({
  advancePaise: worthOf(leftOfReceipt(after)) - paidBackOf(before),
});

const owners: Readonly<Record<string, (before: never, after: never) => Record<string, unknown>>> = {
  invoices: ofInvoice,
  receipts: ofReceipt,
};

/**
 * The sums of a document that is about to be stored, whatever was said of them: nobody but the books sets them. What others
 * post of it, `settleDocuments` follows. Nothing for a record without sums.
 */
export const ownSums = (table: string, before: object | undefined, after: object): Record<string, unknown> =>
  owners[table]?.(before as never, after as never) ?? {};
