import { areaNames } from 'shared/domain/compliance/areaNames';
import { certificateStateOf } from 'shared/domain/compliance/certificateState';
import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { reportAreas } from 'shared/domain/compliance/complianceReport';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { rupeeText } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import { type Duty, readDuties } from '../duties/readDuties';
import { readCertificates } from './readCertificates';

const rupees = (paise: number) => Number(rupeeText(paise));

function obligationRow(row: Duty): ComplianceReportRow {
  const { title, period, type, dueDate, extendedTo, status, state, doneOn, reference, amountPaise } = row;
  return {
    area: areaNames[row.area],
    title,
    period,
    type,
    dueDate,
    extendedTo,
    status,
    state,
    doneOn,
    reference,
    amount: rupees(amountPaise),
  };
}

async function certificateRows(
  db: Queries,
  from: IsoDate,
  to: IsoDate,
  today: IsoDate,
): Promise<ComplianceReportRow[]> {
  const rows = (await readCertificates(db)).filter(
    ({ expiresOn, isSample }) => !isSample && expiresOn !== null && expiresOn >= from && expiresOn <= to,
  );
  return rows.map(({ name, expiresOn }) => {
    const state = certificateStateOf(expiresOn, today);
    return {
      area: 'Certificates',
      title: name,
      period: '',
      type: 'Expiry',
      dueDate: expiresOn,
      extendedTo: null,
      status: state,
      state,
      doneOn: null,
      reference: '',
      amount: 0,
    };
  });
}

async function wageRows(db: Queries, from: IsoDate, to: IsoDate): Promise<ComplianceReportRow[]> {
  const rows = await db
    .selectFrom('real_wages')
    .selectAll()
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .orderBy('month')
    .execute();
  return rows.map(({ month, employees, totalPaise, status, paidOn }) => ({
    area: 'Wages',
    title: `Wages of ${employees} employees`,
    period: month,
    type: 'Wages',
    dueDate: null,
    extendedTo: null,
    status,
    state: status === 'Paid' ? 'paid' : 'pending',
    doneOn: paidOn,
    reference: '',
    amount: rupees(totalPaise),
  }));
}

/**
 * Every row of the compliance report in a date range: by area, then by due date. Unrecorded rows and samples are left
 * out.
 */
export async function reportOf(
  db: Queries,
  from: IsoDate,
  to: IsoDate,
  today: IsoDate,
): Promise<ComplianceReportRow[]> {
  const obligations = (await readDuties(db, { from, to, on: today }))
    .map(obligationRow)
    .filter(({ state }) => state !== 'not recorded');
  const rows = [...obligations, ...(await certificateRows(db, from, to, today)), ...(await wageRows(db, from, to))];
  return reportAreas.flatMap((area) => rows.filter((row) => row.area === area));
}
