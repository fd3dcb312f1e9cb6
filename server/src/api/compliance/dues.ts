import { areaNames } from 'shared/domain/compliance/areaNames';
import { dueFields, dueRecord } from 'shared/domain/compliance/due';
import { daysBetween, today } from 'shared/domain/dates/dates';
import { z } from 'zod';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { defineResource } from '../records/defineResource';
import { csvFields } from '../records/lists/csvCells';
import { listQueryOf, readSelection } from '../records/lists/selection';
import { sendExport } from '../records/lists/sendExport';
import { sendList } from '../records/lists/sendList';
import { tableRoutes } from '../records/lists/sendTable';
import { requirePermission } from '../records/requirePermission';

/**
 * Open dues of GST, TDS and every other kind, and expiring certificates: a read-only view of those tables. `dueDate` is
 * the last day, `nominalDate` the one the rules name, `daysLeft` counts to the last day and is negative after it.
 */
export const dues = defineResource({
  path: 'dues',
  title: 'due',
  input: dueFields,
  record: dueRecord,
  derived: ['daysLeft'],
  named: ['title'],
  search: [],
  order: 'dueDate',
  csv: {
    ...csvFields({ Title: 'title', 'Due date': 'dueDate', Type: 'type' }),
    Area: ({ area }) => areaNames[area],
    ...csvFields({ Period: 'period', 'Days left': 'daysLeft' }),
  },
  operations: [],
  derive: (records) => records.map((record) => ({ ...record, daysLeft: daysBetween(today(), record.dueDate) })),
});

/** The list of dues and its export, with the days left. */
export function dueRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/',
    {
      config: requirePermission(dues, 'read'),
      schema: {
        summary: 'Everything that is open, by due date',
        querystring: listQueryOf(dues),
        response: { 200: z.array(dues.record) },
        counts: true,
      },
    },
    async (request, reply) => sendList(db, dues, readSelection(dues, request.query), reply),
  );
  tableRoutes(app, '/export', {
    config: requirePermission(dues, 'export'),
    summary: 'The selected dues',
    schema: { querystring: listQueryOf(dues) },
    send: (request, reply, format) => sendExport(db, dues, readSelection(dues, request.query), reply, format),
  });
}
