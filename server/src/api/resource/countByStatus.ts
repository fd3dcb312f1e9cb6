import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from '../core/context';
import type { Resource } from './definition';
import { readSelection } from './selection';
import { matching } from './selectRecords';

/** `GET <path>/counts`: how many of the list's records have each status, `{ Pending: 3, Selected: 0 }`. */
export function countByStatus(definition: Resource, statuses: readonly string[]) {
  return (app: FastifyInstance, { db }: ApiOptions): void => {
    app.get('/counts', { config: { summary: 'How many have each status' } }, async () => {
      const rows = await matching(db, definition, readSelection(definition, {}))
        .select((select) => ['status', select.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const found = new Map(rows.map((row) => [row.status, Number(row.count)]));
      return Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0]));
    });
  };
}
