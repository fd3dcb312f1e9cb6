import { sql } from 'kysely';
import { typeTotal } from 'shared/domain/money/documents/invoicingAnswers';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { listQueryOf, readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { purchases } from './purchases';

const count = sql<number>`count(*)`;
const sum = (amount: string, condition = sql`1 = 1`) =>
  sql<number>`coalesce(sum(case when ${condition} then (${sql.raw(amount)}) * case when "kind" = 'Credit note' then -1 else 1 end else 0 end), 0)`;
const unpaid = sql`"status" = 'Unpaid'`;

/** `GET purchases/totals`: value, tax, total and what is unpaid of the selected bills, less credit notes, as `[{ type, count, amountPaise }]`. */
export function purchaseTotals(app: Api, { db }: ApiOptions): void {
  app.get(
    '/totals',
    {
      config: requirePermission(purchases, 'read'),
      schema: {
        summary: 'Value, tax, total and what is unpaid of the selected bills',
        querystring: listQueryOf(purchases),
        response: { 200: z.array(typeTotal) },
      },
    },
    async (request) => {
      const row = await matching(db, purchases, readSelection(purchases, request.query))
        .select([
          count.as('count'),
          sql<number>`coalesce(sum(case when ${unpaid} then 1 else 0 end), 0)`.as('unpaidCount'),
          sum('"taxablePaise"').as('value'),
          sum('"cgstPaise" + "sgstPaise" + "igstPaise"').as('tax'),
          sum('"totalPaise"').as('total'),
          sum('"totalPaise"', unpaid).as('unpaid'),
        ])
        .executeTakeFirstOrThrow();
      const all = Number(row.count);
      return [
        { type: 'value', count: all, amountPaise: Number(row.value) },
        { type: 'tax', count: all, amountPaise: Number(row.tax) },
        { type: 'total', count: all, amountPaise: Number(row.total) },
        { type: 'unpaid', count: Number(row.unpaidCount), amountPaise: Number(row.unpaid) },
      ];
    },
  );
}
