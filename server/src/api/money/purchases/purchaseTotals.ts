import { sql } from 'kysely';
import { typeTotal } from 'shared/domain/money/documents/invoicingAnswers';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { entriesOf } from '../../../money/ledger/balances';
import { listQueryOf, readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { purchases } from './purchases';

const count = sql<number>`count(*)`;
const sum = (amount: string) =>
  sql<number>`coalesce(sum((${sql.raw(amount)}) * case when "kind" = 'Credit note' then -1 else 1 end), 0)`;

/** `GET purchases/totals`: value, tax and total of the selected bills, and what their suppliers are owed, less credit notes, as `[{ type, count, amountPaise }]`. */
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
      const selected = matching(db, purchases, readSelection(purchases, request.query));
      const row = await selected
        .select([
          count.as('count'),
          sql<number>`coalesce(sum(case when "status" = 'Unpaid' then 1 else 0 end), 0)`.as('unpaid'),
          sum('"taxablePaise"').as('value'),
          sum('"cgstPaise" + "sgstPaise" + "igstPaise"').as('tax'),
          sum('"totalPaise"').as('total'),
        ])
        .executeTakeFirstOrThrow();
      const owed = await entriesOf(db, { accounts: ['payables'] })
        .where('ledger_entries.document', 'in', selected.select('id') as never)
        .select(sql<number>`coalesce(-sum("paise"), 0)`.as('paise'))
        .executeTakeFirstOrThrow();
      const all = Number(row.count);
      return [
        { type: 'value', count: all, amountPaise: Number(row.value) },
        { type: 'tax', count: all, amountPaise: Number(row.tax) },
        { type: 'total', count: all, amountPaise: Number(row.total) },
        { type: 'unpaid', count: Number(row.unpaid), amountPaise: Number(owed.paise) },
      ];
    },
  );
}
