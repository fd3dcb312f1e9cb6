import type { FastifyInstance } from 'fastify';
import type { Product } from 'shared/domain/product';
import { anyTable } from '../../db/tables';
import type { ApiOptions } from '../context';

/** `GET <path>/counts`: how many of a product's records have each status, `{ Pending: 3, Selected: 0 }`. */
export function countByStatus(table: string, product: Product, statuses: readonly string[]) {
  return (app: FastifyInstance, { db }: ApiOptions): void => {
    app.get('/counts', { config: { summary: 'How many have each status' } }, async () => {
      const rows = await anyTable(db).selectFrom(table).select((select) => ['status', select.fn.countAll<number>().as('count')])
        .where('product', '=', product).where('deletedAt', 'is', null).groupBy('status').execute();
      const found = new Map(rows.map((row) => [row.status, Number(row.count)]));
      return Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0]));
    });
  };
}
