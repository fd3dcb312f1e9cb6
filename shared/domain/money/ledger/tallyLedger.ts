import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { oneOf, text } from '../../records/validation';
import { type AccountCode, accounts } from './accounts';

/** Accounts with one ledger per party in Tally: those of clients and suppliers have the party's name. */
const byParty: readonly AccountCode[] = ['receivables', 'payables'];

/** Whether Tally has one ledger per party of an account. */
export const isByParty = (account: AccountCode): boolean => byParty.includes(account);

/** The accounts with a single ledger in Tally. */
export const tallyAccounts = (Object.keys(accounts) as AccountCode[]).filter((account) => !isByParty(account));

/** The ledger name of an account in the firm's Tally. Without such a row the account's own name is used. */
export const tallyLedgerInput = z.object({
  account: oneOf('account', tallyAccounts as [AccountCode, ...AccountCode[]]),
  /** As spelled in Tally. */
  name: text('ledger in Tally', 100),
});
export type TallyLedgerInput = z.infer<typeof tallyLedgerInput>;

/** The same in the API's responses. */
export const tallyLedgerRecord = /* @__PURE__ */ recordOf(tallyLedgerInput, () => ({}));
export type TallyLedger = z.infer<typeof tallyLedgerRecord>;
