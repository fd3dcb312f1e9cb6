import type { reportKinds } from 'shared/domain/report';
import { type CsvCell, toCsv } from 'shared/domain/csv';
import { anyTable, type Db, type Row } from '../../db/tables';

type ReportKind = (typeof reportKinds)[number];

const obligationKeys = ['area', 'title', 'period', 'dueDate', 'status', 'doneOn', 'reference'];

async function figures(db: Db, group: string, name: string): Promise<string> {
  const rows: Row[] = await anyTable(db).selectFrom('metrics').select(['label', 'value']).where('deletedAt', 'is', null).where('group', '=', group).orderBy('position').execute();
  return toCsv(rows.map(({ label, value }): Record<string, CsvCell> => ({ [name]: label, percent: value })), [name, 'percent']);
}

async function obligations(db: Db): Promise<string> {
  const rows: Row[] = await anyTable(db).selectFrom('obligations').select(obligationKeys).where('deletedAt', 'is', null).orderBy('dueDate').orderBy('id').execute();
  return toCsv(rows, obligationKeys);
}

/** What a report of each kind holds now, as CSV. */
export const reportRows: Record<ReportKind, (db: Db) => Promise<string>> = {
  attendance: (db) => figures(db, 'attendance', 'month'),
  departments: (db) => figures(db, 'department', 'department'),
  compliance: obligations,
};
