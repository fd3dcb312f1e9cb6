/** The class of an account: assets, liabilities, income and expense. */
export type AccountNature = 'asset' | 'liability' | 'income' | 'expense';

/** An account of the ledger, as in an accountant's own books. */
interface Account {
  name: string;
  /** The group in the usual chart of an Indian firm. */
  group: string;
  nature: AccountNature;
}

const account = (name: string, group: string, nature: AccountNature): Account => ({ name, group, nature });

/** The chart of accounts, by the code stored in entries. A debit increases assets and expenses, a credit the others. */
export const accounts = {
  bank: account('Bank', 'Bank accounts', 'asset'),
  cash: account('Cash', 'Cash-in-hand', 'asset'),
  /** Money received in an unlisted way, such as a set-off against the firm's debts. */
  suspense: account('Suspense', 'Suspense account', 'asset'),
  receivables: account('Trade receivables', 'Sundry debtors', 'asset'),
  tdsReceivable: account('TDS receivable', 'Current assets', 'asset'),
  gstTdsReceivable: account('GST-TDS receivable', 'Current assets', 'asset'),
  /** Tax due on receiving an advance, until an invoice bills it (CGST Act 2017, section 13(2)). */
  advanceTax: account('GST on advances', 'Current assets', 'asset'),
  /** Input tax: creditable tax on purchases. */
  inputCgst: account('Input CGST', 'Duties and taxes', 'asset'),
  /** SGST or UTGST. */
  inputSgst: account('Input SGST/UTGST', 'Duties and taxes', 'asset'),
  inputIgst: account('Input IGST', 'Duties and taxes', 'asset'),
  /** Deposited GST, from which returns pay tax. */
  gstCash: account('GST electronic cash ledger', 'Duties and taxes', 'asset'),
  advanceIncomeTax: account('Advance income tax', 'Current assets', 'asset'),
  /** Paid earlier, and deducted from wages since. */
  employeeAdvances: account('Advances to employees', 'Loans and advances', 'asset'),
  payables: account('Trade payables', 'Sundry creditors', 'liability'),
  /** GST that the company owes itself on purchases (CGST Act 2017, section 9(3) and (4)). */
  reverseChargeTax: account('GST on reverse charge', 'Duties and taxes', 'liability'),
  supplierTax: account('TDS payable on suppliers’ bills', 'Duties and taxes', 'liability'),
  salaryTax: account('TDS payable on salaries', 'Duties and taxes', 'liability'),
  wagesPayable: account('Salaries and wages payable', 'Current liabilities', 'liability'),
  providentFund: account('PF payable', 'Current liabilities', 'liability'),
  stateInsurance: account('ESI payable', 'Current liabilities', 'liability'),
  professionalTax: account('Professional tax payable', 'Duties and taxes', 'liability'),
  welfareFund: account('Labour welfare fund payable', 'Current liabilities', 'liability'),
  /** Such as a fine or a loss, deducted from wages. */
  wageDeductions: account('Deductions from wages', 'Current liabilities', 'liability'),
  customerAdvances: account('Advances from customers', 'Current liabilities', 'liability'),
  outputCgst: account('Output CGST', 'Duties and taxes', 'liability'),
  /** SGST or UTGST. */
  outputSgst: account('Output SGST/UTGST', 'Duties and taxes', 'liability'),
  outputIgst: account('Output IGST', 'Duties and taxes', 'liability'),
  /** For documents whose place of supply was unknown at issue. */
  outputTax: account('Output tax', 'Duties and taxes', 'liability'),
  /** The counter-account of opening balances, owed or paid in advance. */
  openingBalances: account('Opening balances', 'Capital account', 'liability'),
  sales: account('Sales', 'Sales accounts', 'income'),
  purchases: account('Purchases', 'Purchase accounts', 'expense'),
  wages: account('Salaries and wages', 'Direct expenses', 'expense'),
  employerContributions: account('Employer’s contributions', 'Direct expenses', 'expense'),
  bonus: account('Bonus', 'Direct expenses', 'expense'),
  finalSettlements: account('Gratuity and final settlements', 'Direct expenses', 'expense'),
  ratesAndTaxes: account('Rates and taxes', 'Indirect expenses', 'expense'),
  lateCosts: account('Interest and late fees', 'Indirect expenses', 'expense'),
  roundOff: account('Round off', 'Indirect expenses', 'expense'),
} as const satisfies Record<string, Account>;

/** The code of an account. */
export type AccountCode = keyof typeof accounts;
