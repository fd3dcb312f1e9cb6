import type { IsoDate } from '../../dates/isoDate';
import { groupBy } from '../../records/groupBy';
import { sumPaise } from '../../text/money';
import { type AccountCode, accounts } from './accounts';
import { isByParty } from './tallyLedger';

/** An entry of the ledger with the names that a person knows. */
export interface BookEntry {
  /** The entries of one posting share it; a posting never changes. */
  posting: string;
  /** The kind of record that posted, as `invoices`. */
  sourceKind: string;
  /** In whose name: a client's, a supplier's, or empty. */
  party: string;
  /** The number of the document, where it has one. */
  number: string;
  day: IsoDate;
  account: AccountCode;
  /** A debit is above 0. */
  paise: number;
}

/** Ledgers of Tally by account, where the firm's differ from ours. */
export type LedgerNames = Readonly<Partial<Record<AccountCode, string>>>;

/** The groups that every company has in Tally, by ours. */
const groups: Readonly<Record<string, string>> = {
  'Bank accounts': 'Bank Accounts',
  'Cash-in-hand': 'Cash-in-Hand',
  'Suspense account': 'Suspense A/c',
  'Sundry debtors': 'Sundry Debtors',
  'Sundry creditors': 'Sundry Creditors',
  'Current assets': 'Current Assets',
  'Current liabilities': 'Current Liabilities',
  'Duties and taxes': 'Duties & Taxes',
  'Loans and advances': 'Loans & Advances (Asset)',
  'Capital account': 'Capital Account',
  'Sales accounts': 'Sales Accounts',
  'Purchase accounts': 'Purchase Accounts',
  'Direct expenses': 'Direct Expenses',
  'Indirect expenses': 'Indirect Expenses',
};

/** The ledger of Tally that an entry goes to. */
export const tallyLedgerOf = ({ account, party }: Pick<BookEntry, 'account' | 'party'>, names: LedgerNames): string =>
  isByParty(account) ? party || accounts[account].name : (names[account] ?? accounts[account].name);

const isMoney = ({ account }: BookEntry) => account === 'bank' || account === 'cash';

/**
 * The type of a voucher. Tally takes money in receipts, payments and contras alone; what raises a client's or a
 * supplier's bill is in the registers of sales and purchases, and everything else in the journal.
 */
function voucherType(entries: readonly BookEntry[]): string {
  const money = entries.filter(isMoney);
  if (money.length > 0) {
    if (money.length === entries.length) return 'Contra';
    return sumPaise(money.map(({ paise }) => paise)) > 0 ? 'Receipt' : 'Payment';
  }
  const has = (account: AccountCode, side: 1 | -1) =>
    entries.some((entry) => entry.account === account && entry.paise * side > 0);
  const kind = entries[0]?.sourceKind;
  if (kind === 'invoices' && has('receivables', 1)) return 'Sales';
  if (kind === 'credit_notes' && has('receivables', -1)) return 'Credit Note';
  if (kind === 'purchases' && has('payables', -1)) return 'Purchase';
  return 'Journal';
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text in XML 1.0, without the characters that it can't have; names are of one line. */
const xml = (value: string): string =>
  value.replace(/[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (each) => entities[each] ?? each);

/** Rupees as Tally has them: a debit below 0. */
const amount = (paise: number): string => {
  const [sign, whole] = [paise > 0 ? '-' : '', Math.abs(paise)];
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

const ledgerMaster = (name: string, group: string) =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${xml(name)}" ACTION="Create"><NAME.LIST><NAME>${xml(name)}</NAME></NAME.LIST><PARENT>${xml(group)}</PARENT></LEDGER></TALLYMESSAGE>\n`;

/**
 * The ledgers that the entries need and the firm has not named: Tally makes those that it doesn't have and leaves the
 * others as they are. `known`: the ledgers that earlier parts of the file have; the new ones are added.
 */
export function tallyMasters(entries: readonly BookEntry[], names: LedgerNames, known: Set<string>): string {
  return entries
    .filter(({ account }) => names[account] === undefined)
    .map((entry) => {
      const name = tallyLedgerOf(entry, names);
      if (known.has(name)) return '';
      known.add(name);
      return ledgerMaster(name, groups[accounts[entry.account].group] ?? 'Suspense A/c');
    })
    .join('');
}

/** One voucher; nothing where its entries are all of one ledger. */
function voucher(id: string, entries: readonly BookEntry[], names: LedgerNames): string {
  const day = entries[0]?.day ?? '';
  const type = voucherType(entries);
  const number = entries.find((entry) => entry.number !== '')?.number ?? '';
  const party = entries.find((entry) => isByParty(entry.account));
  const lines = [...groupBy(entries, (entry) => tallyLedgerOf(entry, names))].flatMap(([ledger, own]) => {
    const paise = sumPaise(own.map((entry) => entry.paise));
    if (paise === 0) return [];
    return `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xml(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${paise > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount(paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;
  });
  if (lines.length === 0) return '';
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${xml(id)}" VCHTYPE="${type}" ACTION="Create">`,
    `<DATE>${day.replaceAll('-', '')}</DATE><GUID>${xml(id)}</GUID><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    number === '' ? '' : `<REFERENCE>${xml(number)}</REFERENCE>`,
    party ? `<PARTYLEDGERNAME>${xml(tallyLedgerOf(party, names))}</PARTYLEDGERNAME>` : '',
    `<NARRATION>${xml([number, id].filter(Boolean).join(' · '))}</NARRATION>`,
    ...lines,
    '</VOUCHER></TALLYMESSAGE>\n',
  ].join('');
}

/**
 * Entries as vouchers of Tally, one for each posting and day, which balance as postings do. Postings never change and
 * name themselves (REMOTEID), so what is imported a second time changes nothing.
 */
export const tallyVouchers = (entries: readonly BookEntry[], names: LedgerNames): string =>
  [...groupBy(entries, ({ posting, day }) => `${posting}-${day}`)].map(([id, own]) => voucher(id, own, names)).join('');

/**
 * The head of a file for "Import data" of TallyPrime, in the format of its XML interface. Ledgers that are there already
 * stay as they are (`@@DUPCOMBINE`: only opening balances would be added, and there are none).
 */
export const TALLY_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES><IMPORTDUPS>@@DUPCOMBINE</IMPORTDUPS></STATICVARIABLES></REQUESTDESC><REQUESTDATA>
`;

/** The end of the same file. */
export const TALLY_END = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
