import { accounts } from 'shared/domain/money/ledger/accounts';
import { tallyLedgerInput, tallyLedgerRecord } from 'shared/domain/money/ledger/tallyLedger';
import { badInput } from '../../../core/errors';
import { defineResource } from '../../records/defineResource';

/** The names of accounts in the firm's Tally. */
export const tallyLedgers = defineResource({
  path: 'tally-ledgers',
  table: 'tally_ledgers',
  title: 'ledger in Tally',
  input: tallyLedgerInput,
  record: tallyLedgerRecord,
  named: ['name'],
  search: ['name'],
  order: 'name,id',
  prepare: async ({ db, before, after }) => {
    const second = await db
      .selectFrom('live_tally_ledgers')
      .select('id')
      .where('account', '=', after.account)
      .where('id', '<>', before?.id ?? '')
      .executeTakeFirst();
    if (second) throw badInput([{ path: 'account', msg: 'This account has its ledger already. Change that one.' }]);
    return {};
  },
  csv: { Account: ({ account }) => accounts[account].name, 'Ledger in Tally': ({ name }) => name },
});
