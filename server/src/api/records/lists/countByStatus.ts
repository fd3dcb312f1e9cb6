import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import type { Resource } from '../definition';
import { requirePermission } from '../requirePermission';
import { scopeToClient } from '../scopeToClient';
import { readSelection } from './selection';
import { matching } from './selectRecords';

/** `GET <path>/counts`: how many of the list's records have each status, `{ Pending: 3, Selected: 0 }`. */
export function countByStatus(definition: Resource, statuses: readonly string[]) {
  return (app: Api, { db }: ApiOptions): void => {
    app.get(
      '/counts',
      {
        config: requirePermission(definition, 'read'),
        schema: { summary: 'How many have each status', response: { 200: z.record(z.string(), z.number().int()) } },
      },
      async ({ account }) => {
        const rows = await matching(db, scopeToClient(definition, account), readSelection(definition, {}))
          .select((select) => ['status', select.fn.countAll<number>().as('count')])
          .groupBy('status')
          .execute();
        const found = new Map(rows.map((row) => [row.status, Number(row.count)]));
        return Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0]));
      },
    );
  };
}
