import type { BankLayout } from './bankLayout';

const empty = (headings: readonly string[]) => headings.map((heading) => [heading, ''] as const);
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/**
 * The banks' layouts: columns as data. ICICI's is of the bank's own notes (NPAB); HDFC's, and SBI's of fixed widths, are
 * of programs that write them. State Bank's word for its own accounts, DCR, has no source (to verify): where the bank
 * gives another, enter a bank layout with it. Compare each with the bank's template before its first use.
 */
export const bankLayouts: readonly BankLayout[] = [
  {
    id: 'bank-icici',
    title: 'ICICI Bank (NPAB)',
    bank: { letters: 'ICIC', own: 'FT' },
    separator: 'Comma',
    hasHeading: true,
    columns: [
      ['PYMT_PROD_TYPE_CODE', 'PAB_VENDOR'],
      ['PYMT_MODE', '{mode}'],
      ['DEBIT_ACC_NO', '{debit account}'],
      ['BNF_NAME', '{name}'],
      ['BENE_ACC_NO', '{account}'],
      ['BENE_IFSC', '{icici ifsc}'],
      ['AMOUNT', '{amount}'],
      ['DEBIT_NARR', '{narration}'],
      ['CREDIT_NARR', '{narration}'],
      ...empty(['MOBILE_NUM', 'EMAIL_ID']),
      ['REMARK', '{narration}'],
      ['PYMT_DATE', '{date}'],
      ['REF_NO', '{reference}'],
      ...empty(numbered('ADDL_INFO', 5)),
    ],
  },
  {
    id: 'bank-hdfc',
    title: 'HDFC Bank (ENet)',
    bank: { letters: 'HDFC', own: 'FT' },
    separator: 'Comma',
    hasHeading: false,
    columns: [
      ['Transaction Type', '{mode letter}'],
      ...empty(['Beneficiary Code']),
      ['Beneficiary Account Number', '{account}'],
      ['Instrument Amount', '{amount}'],
      ['Beneficiary Name', '{name}'],
      ...empty(['Drawee Location', 'Print Location', ...numbered('Bene Address ', 5)]),
      ['Instruction Reference Number', '{reference}'],
      ['Customer Reference Number', '{reference}'],
      ['Payment details 1', '{narration}'],
      ...empty(numbered('Payment details ', 7).slice(1)),
      ...empty(['Cheque Number']),
      ['Chq / Trn Date', '{slash date}'],
      ...empty(['MICR Number']),
      ['IFC Code', '{ifsc}'],
      ...empty(['Bene Bank Name', 'Bene Bank Branch Name', 'Beneficiary email id']),
    ],
  },
  {
    id: 'bank-sbi',
    title: 'State Bank of India (CINB)',
    bank: { letters: 'SBIN', own: 'DCR' },
    separator: 'None',
    hasHeading: false,
    columns: [
      ['Record', 'D'],
      ['Mode', '{mode:4}'],
      ['Account', '{account:17}'],
      ['IFSC', '{ifsc:11}'],
      ['Amount', '{paise:015}'],
      ['Name', '{name:40}'],
      ['Narration', '{narration:30}'],
      ['Date', '{plain date:8}'],
    ],
    last: 'T{count:07}{total paise:018}',
  },
  {
    id: 'bank-neft',
    title: 'Any bank (NEFT and RTGS)',
    separator: 'Comma',
    hasHeading: true,
    columns: [
      ['Serial number', '{number}'],
      ['Beneficiary name', '{name}'],
      ['Account number', '{account}'],
      ['IFSC', '{ifsc}'],
      ['Amount', '{amount}'],
      ['Mode', '{mode}'],
      ['Date', '{date}'],
      ['Narration', '{narration}'],
    ],
  },
];
