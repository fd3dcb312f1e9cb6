import { sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import { lawValues } from 'shared/domain/law/lawValues';
import { type AgeingAnswer, ageByClient, ageingAnswer, ageingLines } from 'shared/domain/money/settle/ageing';
import type { ApiOptions } from '../../../core/context';
import type { Api, GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { ownAccount } from '../../auth/ownAccount';
import { readRates } from '../../law/readLaw';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { mayRead, requirePermission } from '../../records/requirePermission';
import { samplesIn, viewOf } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from '../documents/invoices';
import { receipts } from './receipts';

const everyone = sql<boolean>`1 = 1`;

/** What clients owe today, within the account’s reach. Advances need the right to read receipts; samples count only while there are no real records. */
async function readAgeing(db: Queries, account: Pick<GrantedAccount, 'granted' | 'reach'>): Promise<AgeingAnswer> {
  const view = viewOf(await samplesIn(db, [invoices, receipts]));
  const due = await db
    .selectFrom(`${view}_invoices` as const)
    .select(['companyId', 'clientName', 'balancePaise', 'dueDate'])
    .where('standing', 'in', ['Unpaid', 'Part paid'])
    .where(scopeToClient(invoices, account).within ?? everyone)
    .execute();
  // Overpayments belong to the client too.
  const tooMuch = await db
    .selectFrom(`${view}_invoices` as const)
    .select(['companyId', 'clientName', 'balancePaise'])
    .where('balancePaise', '<', 0)
    .where(scopeToClient(invoices, account).within ?? everyone)
    .execute();
  const advances = mayRead(receipts, account)
    ? await db
        .selectFrom(`${view}_receipts` as const)
        .select(['companyId', 'clientName', 'advancePaise'])
        .where('advancePaise', '>', 0)
        .where(scopeToClient(receipts, account).within ?? everyone)
        .execute()
    : [];
  const asOf = today();
  const early = [
    ...advances,
    ...tooMuch.map(({ balancePaise, ...client }) => ({ ...client, advancePaise: -balancePaise })),
  ];
  return {
    asOf,
    clients: ageByClient(due, early, asOf, await readRates(db, 'late-payment', lawValues['late-payment'])),
  };
}

/** `GET invoices/ageing`, and the same as a file. */
export function ageingRoute(app: Api, { db }: ApiOptions): void {
  app.get(
    '/ageing',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary: 'What each client owes today by how long it is overdue, its advances, and an estimate of interest',
        response: { 200: ageingAnswer },
      },
    },
    (request) => readAgeing(db, ownAccount(request)),
  );
  tableRoutes(app, '/ageing', {
    config: requirePermission(invoices, 'export'),
    summary: 'What each client owes today by how long it is overdue',
    send: async (request, reply, format) => {
      const answer = await readAgeing(db, ownAccount(request));
      return sendTable(reply, format, `ageing-${answer.asOf}`, linesOf(ageingLines(answer)));
    },
  });
}
