import { sql } from 'kysely';
import { postAll } from '../../money/books/postAll';
import { dropRecordViews, makeRecordViews } from '../recordViews';
import type { Migration } from './migration';

/** What suppliers, employees and the state are owed and were paid is on the ledger too; a difference from what is on record is named and stops it. */
export const allMoneyPosted: Migration = {
  name: '720-all-money-posted',
  async up(tx) {
    // By a supplier's bills that tax is kept back from: whose bill changes asks for the others.
    await sql`create index "purchases_taxed" on "purchases" ("supplierId")
      where "nature" <> '' and "deletedAt" is null`.execute(tx);
    await makeRecordViews(tx);
    await postAll(tx, ['purchases', 'tax_challans', 'wages', 'bonus_payments', 'settlements', 'obligations']);
    await dropRecordViews(tx);
  },
};
