import { formatPeriod } from 'shared/domain/dates/period';
import { creditBalanceInput, creditBalanceRecord } from 'shared/domain/money/returns/creditBalance';
import { badInput } from '../../../core/errors';
import { chosenRegistration } from '../../letterhead/registrations';
import { defineResource } from '../../records/defineResource';
import { amountCell } from '../../records/lists/csvCells';

/**
 * The credit ledger's balance before a period's GSTR-3B, as shown by the portal: one row for each registration and
 * period.
 */
export const creditBalances = defineResource({
  path: 'credit-balances',
  table: 'credit_balances',
  title: 'credit brought forward',
  input: creditBalanceInput,
  record: creditBalanceRecord,
  named: ['period'],
  search: ['registration', 'period'],
  order: '-period,id',
  prepare: async ({ db, before, after }) => {
    await chosenRegistration(db, after.registration);
    const second = await db
      .selectFrom('live_credit_balances')
      .select('id')
      .where('registration', '=', after.registration)
      .where('period', '=', after.period)
      .where('id', '<>', before?.id ?? '')
      .executeTakeFirst();
    if (second)
      throw badInput([
        {
          path: 'period',
          msg: `The credit before ${formatPeriod(after.period)} was entered already. Change that one.`,
        },
      ]);
    return {};
  },
  csv: {
    GSTIN: ({ registration }) => registration,
    Period: ({ period }) => period,
    IGST: ({ igstPaise }) => amountCell(igstPaise),
    CGST: ({ cgstPaise }) => amountCell(cgstPaise),
    'SGST/UTGST': ({ sgstPaise }) => amountCell(sgstPaise),
  },
});
