import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { oneOf, text } from '../../records/validation';
import { type AccountCode, accounts } from './accounts';

/** Accounts that Tally has a ledger for each party of: a client's and a supplier's have the party's name. */
const byParty: readonly AccountCode[] = ['receivables', 'payables'];

/** Whether Tally has a ledger for each party of an account. */
export const isByParty = (account: AccountCode): boolean => byParty.includes(account);

/** The accounts that have one ledger in Tally. */
export const tallyAccounts = (Object.keys(accounts) as AccountCode[]).filter((account) => !isByParty(account));

/** What an account is called in the firm's Tally. An account without such a row has a ledger of its own name there. */
export const tallyLedgerInput = z.object({
  account: oneOf('account', tallyAccounts as [AccountCode, ...AccountCode[]]),
  /** As it is spelled in Tally. */
  name: text('ledger in Tally', 100),
});
export type TallyLedgerInput = z.infer<typeof tallyLedgerInput>;

/** The same as the API answers it. */
export const tallyLedgerRecord = /* @__PURE__ */ recordOf(tallyLedgerInput, () => ({}));
export type TallyLedger = z.infer<typeof tallyLedgerRecord>;
