import type { ComplianceOverview, OpenDues } from 'shared/domain/complianceOverview';
import { addDays } from 'shared/domain/dates';
import type { IsoDate } from 'shared/domain/isoDate';
import type { ObligationArea } from 'shared/domain/obligation';
import { DUE_SOON_DAYS } from 'shared/domain/obligationState';
import { anyTable, type Queries, type Row } from '../../db/tables';
import { certificateStateOf } from 'shared/domain/certificateState';
import { type ObligationRow, readCertificates, readObligations } from './readRows';
import { scoreOf } from './scoreOf';

function openDues(rows: readonly ObligationRow[], today: IsoDate): OpenDues {
  const next = rows.find((row) => row.lastDay >= today);
  return { open: rows.length, overdue: rows.filter((row) => row.lastDay < today).length, next: next ? { title: next.title, dueDate: next.lastDay } : null };
}

/** The state of compliance on a day, one line for each page. */
export async function overviewOf(db: Queries, today: IsoDate): Promise<ComplianceOverview> {
  const open = (await readObligations(db, { from: today, open: true })).filter((row) => row.status === 'Pending' && row.tracked);
  const ofArea = (area: ObligationArea) => openDues(open.filter((row) => row.area === area), today);
  const states = (await readCertificates(db)).map(({ expiresOn }) => certificateStateOf(expiresOn, today));
  const count = (state: string) => states.filter((each) => each === state).length;
  const newest: Row | undefined = await anyTable(db).selectFrom('wages').select(['month', 'employees', 'totalPaise', 'status']).where('deletedAt', 'is', null).orderBy('month', 'desc').executeTakeFirst();
  const { score, deductions } = await scoreOf(db, today);
  const all = openDues(open, today);
  return {
    score,
    deductions: deductions.length,
    gst: ofArea('gst'),
    tds: ofArea('tds'),
    dues: { overdue: all.overdue, soon: open.filter((row) => row.lastDay >= today && row.lastDay <= addDays(today, DUE_SOON_DAYS)).length, next: all.next },
    certificates: { total: states.length, expiring: count('Expires soon'), expired: count('Expired') },
    wages: newest ? { month: String(newest.month), employees: Number(newest.employees), totalPaise: Number(newest.totalPaise), status: String(newest.status) } : null,
  };
}
