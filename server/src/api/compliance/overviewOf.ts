import { certificateStateOf } from 'shared/domain/compliance/certificateState';
import type { ComplianceOverview, OpenDues } from 'shared/domain/compliance/complianceAnswers';
import { DUE_SOON_DAYS } from 'shared/domain/compliance/obligationState';
import { addDays } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries, Tables } from '../../db/tables';
import { complianceSamples } from './complianceSamples';
import { readCertificates } from './readRows';
import { scoreOf } from './scoreOf';

type OpenDue = Pick<Tables['dues'], 'area' | 'title' | 'dueDate'>;

function openDues(rows: readonly OpenDue[], today: IsoDate): OpenDues {
  const next = rows.find((row) => row.dueDate >= today);
  return {
    open: rows.length,
    overdue: rows.filter((row) => row.dueDate < today).length,
    next: next ? { title: next.title, dueDate: next.dueDate } : null,
  };
}

/** The state of compliance on a day, one line for each page. What is open is what the list of dues lists, without its samples once something real was recorded. */
export async function overviewOf(db: Queries, today: IsoDate): Promise<ComplianceOverview> {
  const { score, deductions, isSample } = await scoreOf(db, today);
  const open = await db
    .selectFrom('dues')
    .select(['area', 'title', 'dueDate'])
    .where('deletedAt', 'is', null)
    .$if(!isSample, (query) => query.where('isSample', '=', 0))
    .orderBy('dueDate')
    .orderBy('id')
    .execute();
  const ofArea = (area: string) =>
    openDues(
      open.filter((row) => row.area === area),
      today,
    );
  const certificates = (await readCertificates(db)).filter((row) => isSample || !row.isSample);
  const states = certificates.map(({ expiresOn }) => certificateStateOf(expiresOn, today));
  const count = (state: string) => states.filter((each) => each === state).length;
  const newest = await db
    .selectFrom('wages')
    .select(['id', 'month', 'employees', 'totalPaise', 'status'])
    .where('deletedAt', 'is', null)
    .$if(!isSample, (query) => query.where('isSample', '=', 0))
    .orderBy('month', 'desc')
    .executeTakeFirst();
  const all = openDues(open, today);
  return {
    score,
    isSample: isSample === true,
    leavesOutSamples: (await complianceSamples(db)) === 'beside',
    deductions: deductions.length,
    gst: ofArea('gst'),
    tds: ofArea('tds'),
    dues: {
      overdue: all.overdue,
      soon: open.filter((row) => row.dueDate >= today && row.dueDate <= addDays(today, DUE_SOON_DAYS)).length,
      next: all.next,
    },
    certificates: { total: states.length, expiring: count('Expires soon'), expired: count('Expired') },
    wages: newest ?? null,
  };
}
