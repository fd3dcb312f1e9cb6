import {
  type OpeningBalance,
  type OpeningBalanceInput,
  openingBalanceInput,
  openingBalanceRecord,
} from 'shared/domain/money/documents/openingBalance';
import { mustBeCompany } from '../../../clients/companies/mustBeCompany';
import { defineResource } from '../../../records/defineResource';
import type { Change } from '../../../records/definition';
import { amountCell, csvFields } from '../../../records/lists/csvCells';
import { showOpening } from './showOpening';
import { usedOpening } from './usedOpening';

/** Why a balance can't be changed: it was paid or set off since, and became part of the books. */
async function refuseUsed({
  db,
  operation,
  before,
  after,
}: Change<OpeningBalance, OpeningBalanceInput>): Promise<string | undefined> {
  if (!before || operation === 'restore') return undefined;
  if (before.kind !== after.kind) return 'What is owed can’t become an advance. Delete it, and enter the advance.';
  const usedPaise = await usedOpening(db, before);
  const mayChange = operation !== 'delete' && before.companyId === after.companyId && usedPaise <= after.amountPaise;
  if (usedPaise === 0 || mayChange) return undefined;
  return before.kind === 'Owed'
    ? `Something was paid of ${before.number} since. Delete the receipt or the payment first.`
    : 'The advance was set off against invoices since. Take its lines out of the receipt first.';
}

/**
 * Clients' dues and advances when the firm started its books here: each is shown, aged and settled like an invoice or a
 * receipt.
 */
export const openingBalances = defineResource({
  path: 'opening-balances',
  table: 'opening_balances',
  title: 'opening balance',
  input: openingBalanceInput,
  record: openingBalanceRecord,
  named: ['number'],
  search: ['number', 'amountPaise'],
  order: '-day',
  references: { companyId: 'companies' },
  belongsTo: { company: 'companyId' },
  keys: [
    { column: 'companyId', further: ['kind', 'number'], as: 'exact', label: 'client, kind and number', second: 'take' },
  ],
  importable: true,
  prepare: async (change) => {
    await mustBeCompany(change);
    return {};
  },
  refuse: refuseUsed,
  after: showOpening,
  csv: {
    ...csvFields({ Client: 'companyId', Kind: 'kind', Number: 'number', Day: 'day', 'Due date': 'dueDate' }),
    Amount: ({ amountPaise }) => amountCell(amountPaise),
  },
});
