/** What an account's balance is part of: what the firm has, what it owes, what it earns and what it spends. */
export type AccountNature = 'asset' | 'liability' | 'income' | 'expense';

/** An account of the ledger, as an accountant's own books have it. */
interface Account {
  name: string;
  /** The group of the usual chart of an Indian firm. */
  group: string;
  nature: AccountNature;
}

const account = (name: string, group: string, nature: AccountNature): Account => ({ name, group, nature });

/** The chart of accounts, by the code that entries keep. A debit raises assets and expenses, a credit the others. */
export const accounts = {
  bank: account('Bank', 'Bank accounts', 'asset'),
  cash: account('Cash', 'Cash-in-hand', 'asset'),
  /** Money that came by no way of its own, such as a set-off against what the firm owes. */
  suspense: account('Suspense', 'Suspense account', 'asset'),
  receivables: account('Trade receivables', 'Sundry debtors', 'asset'),
  tdsReceivable: account('TDS receivable', 'Current assets', 'asset'),
  gstTdsReceivable: account('GST-TDS receivable', 'Current assets', 'asset'),
  /** Tax that fell due when an advance came, until an invoice bills it (CGST Act 2017, section 13(2)). */
  advanceTax: account('GST on advances', 'Current assets', 'asset'),
  customerAdvances: account('Advances from customers', 'Current liabilities', 'liability'),
  outputCgst: account('Output CGST', 'Duties and taxes', 'liability'),
  /** SGST or UTGST. */
  outputSgst: account('Output SGST/UTGST', 'Duties and taxes', 'liability'),
  outputIgst: account('Output IGST', 'Duties and taxes', 'liability'),
  /** Of documents whose place of supply was unknown when they were issued. */
  outputTax: account('Output tax', 'Duties and taxes', 'liability'),
  sales: account('Sales', 'Sales accounts', 'income'),
  roundOff: account('Round off', 'Indirect expenses', 'expense'),
} as const satisfies Record<string, Account>;

/** The code of an account. */
export type AccountCode = keyof typeof accounts;
