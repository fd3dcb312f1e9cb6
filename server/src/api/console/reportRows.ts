import { reportKeys } from 'shared/domain/compliance/complianceReport';
import type { Metric } from 'shared/domain/console/metric';
import type { Report } from 'shared/domain/console/report';
import { today } from 'shared/domain/dates/dates';
import { type CsvCell, cellsOfRows } from 'shared/domain/tables/csv';
import type { Db } from '../../db/tables';
import { reportOf } from '../compliance/reportOf';

async function figures(db: Db, group: Metric['group'], name: string): Promise<CsvCell[][]> {
  const rows = await db
    .selectFrom('live_metrics')
    .select(['label', 'value'])
    .where('group', '=', group)
    .orderBy('position')
    .execute();
  return cellsOfRows(
    rows.map(({ label, value }): Record<string, CsvCell> => ({ [name]: label, percent: value })),
    [name, 'percent'],
  );
}

const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];

/** The current content of each kind of report, as rows of a file. */
export const reportRows: Record<Report['kind'], (db: Db) => Promise<CsvCell[][]>> = {
  attendance: (db) => figures(db, 'attendance', 'month'),
  departments: (db) => figures(db, 'department', 'department'),
  compliance: async (db) => cellsOfRows(await reportOf(db, FIRST_DAY, LAST_DAY, today()), reportKeys),
};
