import { sql } from 'kysely';
import { lawValues } from 'shared/domain/compliance/lawValues';
import { today } from 'shared/domain/dates/dates';
import { type AgeingAnswer, ageByClient, ageingAnswer } from 'shared/domain/invoicing/ageing';
import type { ApiOptions } from '../../core/context';
import type { Api, GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';
import { invoices } from '../invoicing/invoices';
import { receipts } from '../invoicing/receipts';
import { readRates } from '../payroll/law/readLaw';
import { mayDo, mayRead } from '../resource/mayDo';
import { samplesIn } from '../resource/samplesIn';
import { withinReach } from '../resource/withinReach';

const all = sql<boolean>`1 = 1`;

/** What clients owe today, within the account’s reach. Advances need the right to read receipts; samples count only while there are no real records. */
async function readAgeing(db: Queries, account: Pick<GrantedAccount, 'granted' | 'reach'>): Promise<AgeingAnswer> {
  const leavesOut = (await samplesIn(db, [invoices, receipts])) === 'beside';
  const due = await db
    .selectFrom('invoices')
    .select(['companyId', 'clientName', 'balancePaise', 'dueDate'])
    .where('deletedAt', 'is', null)
    .where('standing', 'in', ['Unpaid', 'Part paid'])
    .where(withinReach(invoices, account).within ?? all)
    .$if(leavesOut, (query) => query.where('isSample', '=', 0))
    .execute();
  const advances = mayRead(receipts, account)
    ? await db
        .selectFrom('receipts')
        .select(['companyId', 'clientName', 'advancePaise'])
        .where('deletedAt', 'is', null)
        .where('advancePaise', '>', 0)
        .where(withinReach(receipts, account).within ?? all)
        .$if(leavesOut, (query) => query.where('isSample', '=', 0))
        .execute()
    : [];
  const asOf = today();
  return {
    asOf,
    clients: ageByClient(due, advances, asOf, await readRates(db, 'late-payment', lawValues['late-payment'])),
  };
}

/** `GET invoices/ageing`. */
export function ageingRoute(app: Api, { db }: ApiOptions): void {
  app.get(
    '/ageing',
    {
      config: mayDo(invoices, 'read'),
      schema: {
        summary: 'What each client owes today by how long it is overdue, its advances, and an estimate of interest',
        response: { 200: ageingAnswer },
      },
    },
    (request) => readAgeing(db, ownAccount(request)),
  );
}
