import type { IsoDate } from '../../dates/isoDate';
import { groupBy } from '../../records/groupBy';
import { sumPaise } from '../../text/money';
import { type AccountCode, accounts } from './accounts';
import { isByParty } from './tallyLedger';

/** A ledger entry with display names. */
export interface BookEntry {
  /** Shared by the entries of one posting; a posting never changes. */
  posting: string;
  /** The kind of record that posted, as `invoices`. */
  sourceKind: string;
  /** The party: a client's or supplier's name, or empty. */
  party: string;
  /** The document's number, if it has one. */
  number: string;
  day: IsoDate;
  account: AccountCode;
  /** Positive for a debit. */
  paise: number;
}

/** Tally's ledgers by account, if the firm's differ from ours. */
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

/** An entry's ledger in Tally. */
export const tallyLedgerOf = ({ account, party }: Pick<BookEntry, 'account' | 'party'>, names: LedgerNames): string =>
  isByParty(account) ? party || accounts[account].name : (names[account] ?? accounts[account].name);

const isMoney = ({ account }: BookEntry) => account === 'bank' || account === 'cash';

/**
 * The type of a voucher. Tally accepts money only in receipts, payments and contras; client and supplier bills go to
 * the sales and purchase registers, and everything else to the journal.
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

/** Text valid in XML 1.0, without forbidden characters; names on a single line. */
const xml = (value: string): string =>
  value.replace(/[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (each) => entities[each] ?? each);

/** Rupees in Tally's notation: debits are negative. */
const amount = (paise: number): string => {
  const [sign, whole] = [paise > 0 ? '-' : '', Math.abs(paise)];
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

const ledgerMaster = (name: string, group: string) =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${xml(name)}" ACTION="Create"><NAME.LIST><NAME>${xml(name)}</NAME></NAME.LIST><PARENT>${xml(group)}</PARENT></LEDGER></TALLYMESSAGE>\n`;

/**
 * The ledgers that the entries need and the firm has not mapped: Tally creates missing ones and leaves the others
 * unchanged. `known`: the ledgers in earlier parts of the file; new ones are added to it.
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

/** One voucher; empty if all entries are of one ledger. */
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
 * Entries as Tally vouchers, one for each posting and day, which balance as postings do. Postings never change and have
 * an id (REMOTEID), so that importing again changes nothing.
 */
export const tallyVouchers = (entries: readonly BookEntry[], names: LedgerNames): string =>
  [...groupBy(entries, ({ posting, day }) => `${posting}-${day}`)].map(([id, own]) => voucher(id, own, names)).join('');

/**
 * The beginning of a file for "Import data" in TallyPrime, in its XML format. Existing ledgers stay unchanged
 * (`@@DUPCOMBINE`: only opening balances would be added, and there are none).
 */
export const TALLY_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES><IMPORTDUPS>@@DUPCOMBINE</IMPORTDUPS></STATICVARIABLES></REQUESTDESC><REQUESTDATA>
`;

/** The end of the same file. */
export const TALLY_END = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
