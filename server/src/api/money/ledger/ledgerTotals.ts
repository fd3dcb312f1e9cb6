import { sql } from 'kysely';
import { typeTotal } from 'shared/domain/money/documents/invoicingAnswers';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import type { Resource } from '../../records/definition';
import { listQueryOf, readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';

/** Adds to each entry the running total of its type, `runningPaise`, by date, whatever the list's order and filters. */
export function runningTotals(table: 'debits' | 'narrations', type?: 'type') {
  return async <S extends { id: string; amountPaise: number }>(
    records: S[],
    db: Queries,
  ): Promise<(S & { runningPaise: number })[]> => {
    if (records.length === 0) return [];
    const partition = type ? sql`partition by ${sql.ref(type)}` : sql``;
    const all = db
      .selectFrom(`live_${table}` as const)
      .select(['id', sql<number>`sum("amountPaise") over (${partition} order by "date", "id")`.as('runningPaise')]);
    const rows = await db
      .selectFrom(all.as('running'))
      .selectAll()
      .where(
        'id',
        'in',
        records.map((record) => record.id),
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id, Number(row.runningPaise)]));
    return records.map((record) => ({ ...record, runningPaise: byId.get(record.id) ?? record.amountPaise }));
  };
}

/** `GET <path>/totals`: the entries and amounts of the selected records, by type when there is one: `[{ type, count, amountPaise }]`. */
export const ledgerTotals =
  (definition: Resource, type?: string) =>
  (app: Api, { db }: ApiOptions): void => {
    app.get(
      '/totals',
      {
        config: requirePermission(definition, 'read'),
        schema: {
          summary: 'Count and sum of the selected entries, by type',
          querystring: listQueryOf(definition),
          response: { 200: z.array(typeTotal) },
        },
      },
      async (request) => {
        const selected = matching(db, definition, readSelection(definition, request.query)).select([
          sql<number>`count(*)`.as('count'),
          sql<number>`coalesce(sum("amountPaise"), 0)`.as('amountPaise'),
        ]);
        const rows = await (type
          ? selected.select(sql<string>`${sql.ref(type)}`.as('type')).groupBy(type)
          : selected.select(sql<string>`''`.as('type'))
        ).execute();
        return rows.map((row) => ({ type: row.type, count: Number(row.count), amountPaise: Number(row.amountPaise) }));
      },
    );
  };
