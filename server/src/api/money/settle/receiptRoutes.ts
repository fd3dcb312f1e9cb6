import { sql } from 'kysely';
import { receiptTotals } from 'shared/domain/money/settle/receipt';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { ownAccount } from '../../auth/ownAccount';
import { listQueryOf, readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { receipts } from './receipts';

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;

/**
 * The routes of receipts in addition to a resource's common ones: `GET receipts/totals`, the sums of the selected ones.
 */
export function receiptRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/totals',
    {
      config: requirePermission(receipts, 'read'),
      schema: {
        summary: 'Count and sums of the selected receipts',
        querystring: listQueryOf(receipts),
        response: { 200: receiptTotals },
      },
    },
    async (request) => {
      const own = scopeToClient(receipts, ownAccount(request));
      const row = await matching(db, own, readSelection(own, request.query))
        .select([
          sql<number>`count(*)`.as('count'),
          sumOf('amountPaise').as('amountPaise'),
          sumOf('tdsPaise').as('tdsPaise'),
          sumOf('gstTdsPaise').as('gstTdsPaise'),
          sumOf('advancePaise').as('advancePaise'),
        ])
        .executeTakeFirstOrThrow();
      return {
        count: Number(row.count),
        amountPaise: Number(row.amountPaise),
        tdsPaise: Number(row.tdsPaise),
        gstTdsPaise: Number(row.gstTdsPaise),
        advancePaise: Number(row.advancePaise),
      };
    },
  );
}
