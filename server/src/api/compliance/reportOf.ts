import type { CsvCell } from 'shared/domain/csv';
import { rupeeText } from 'shared/domain/money';
import type { IsoDate } from 'shared/domain/isoDate';
import { anyTable, type Queries, type Row } from '../../db/tables';
import { certificateStateOf } from './certificateState';
import { type ObligationRow, readCertificates, readObligations } from './readRows';
import { standingOf } from './standing';

/** The columns of the report and of its CSV, in their order. */
export const reportKeys = ['area', 'title', 'period', 'type', 'dueDate', 'extendedTo', 'status', 'state', 'doneOn', 'reference', 'amount'] as const;

/** One row of the report; `amount` is in rupees. */
export type ReportRow = Record<(typeof reportKeys)[number], CsvCell>;

/** The areas of the report, in their order. */
export const reportAreas = ['GST', 'TDS', 'Dues', 'Certificates', 'Wages'] as const;

const areaNames = { gst: 'GST', tds: 'TDS', due: 'Dues' } as const;
const rupees = (paise: number) => Number(rupeeText(paise));

function obligationRow(row: ObligationRow, today: IsoDate): ReportRow {
  const { title, period, type, dueDate, extendedTo, status, doneOn, reference, amountPaise } = row;
  return { area: areaNames[row.area], title, period, type, dueDate, extendedTo, status, state: standingOf(row, today), doneOn, reference, amount: rupees(amountPaise) };
}

async function certificateRows(db: Queries, from: IsoDate, to: IsoDate, today: IsoDate): Promise<ReportRow[]> {
  const rows = (await readCertificates(db)).filter(({ expiresOn }) => expiresOn !== null && expiresOn >= from && expiresOn <= to);
  return rows.map(({ name, expiresOn }) => {
    const state = certificateStateOf(expiresOn, today);
    return { area: 'Certificates', title: name, period: '', type: 'Expiry', dueDate: expiresOn, extendedTo: null, status: state, state, doneOn: null, reference: '', amount: 0 };
  });
}

async function wageRows(db: Queries, from: IsoDate, to: IsoDate): Promise<ReportRow[]> {
  const rows: Row[] = await anyTable(db).selectFrom('wages').selectAll().where('deletedAt', 'is', null)
    .where('month', '>=', from.slice(0, 7)).where('month', '<=', to.slice(0, 7)).orderBy('month').execute();
  return rows.map(({ month, employees, totalPaise, status, paidOn }) => ({
    area: 'Wages', title: `Wages of ${employees} employees`, period: month, type: 'Wages', dueDate: null, extendedTo: null,
    status, state: status === 'Paid' ? 'paid' : 'pending', doneOn: paidOn, reference: '', amount: rupees(Number(totalPaise)),
  }));
}

/** Every row of the compliance report from a day to a day: by area, then by due date. What was never recorded is left out. */
export async function reportOf(db: Queries, from: IsoDate, to: IsoDate, today: IsoDate): Promise<ReportRow[]> {
  const obligations = (await readObligations(db, { from, to })).map((row) => obligationRow(row, today)).filter(({ state }) => state !== 'not recorded');
  const rows = [...obligations, ...(await certificateRows(db, from, to, today)), ...(await wageRows(db, from, to))];
  return reportAreas.flatMap((area) => rows.filter((row) => row.area === area));
}
