import { certificateStateOf } from 'shared/domain/compliance/certificateState';
import type { ComplianceOverview, OpenDues } from 'shared/domain/compliance/complianceAnswers';
import { DUE_SOON_DAYS } from 'shared/domain/compliance/obligationState';
import { addDays } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';
import { type Duty, readDuties } from '../duties/readDuties';
import { complianceSamples } from './complianceSamples';
import { readCertificates } from './readCertificates';
import { scoreOf } from './scoreOf';

const isOpen = ({ state }: Duty) => state === 'overdue' || state === 'due soon' || state === 'upcoming';

/** Open dues of an area, or unrecorded ones of the financial year. */
function openDues(duties: readonly Duty[], today: IsoDate): OpenDues {
  const open = duties.filter(isOpen);
  const next = open.find(({ lastDay }) => lastDay >= today);
  return {
    open: open.length,
    overdue: open.filter(({ state }) => state === 'overdue').length,
    next: next ? { title: next.title, dueDate: next.lastDay } : null,
    done: duties.filter(({ status }) => status !== 'Pending').length,
    notRecorded: duties.filter(
      ({ state, financialYear }) => state === 'not recorded' && financialYear === financialYearOf(today),
    ).length,
  };
}

/**
 * The state of compliance on a day, one row per page. Open dues are those in the list of dues, without samples once
 * something real was recorded.
 */
export async function overviewOf(db: Queries, today: IsoDate): Promise<ComplianceOverview> {
  const { score, deductions, isSample } = await scoreOf(db, today);
  const withSamples = isSample === true;
  const { from } = financialYearBounds(financialYearOf(today));
  const duties = await readDuties(db, { from, withOpen: true, withSamples, on: today });
  const ofArea = (area: string) =>
    openDues(
      duties.filter((row) => row.area === area),
      today,
    );
  const certificates = (await readCertificates(db)).filter((row) => withSamples || !row.isSample);
  const states = certificates.map(({ expiresOn }) => certificateStateOf(expiresOn, today));
  const count = (state: string) => states.filter((each) => each === state).length;
  const newest = await db
    .selectFrom(withSamples ? 'live_wages' : 'real_wages')
    .select(['id', 'month', 'employees', 'totalPaise', 'status'])
    .orderBy('month', 'desc')
    .executeTakeFirst();
  const ends = [
    ...duties.filter(isOpen).map(({ title, lastDay }) => ({ title, dueDate: lastDay })),
    ...certificates.map(({ name, expiresOn }) => ({ title: name, dueDate: expiresOn ?? '' })),
  ]
    .filter(({ dueDate }) => dueDate !== '')
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  return {
    score,
    isSample: withSamples,
    leavesOutSamples: (await complianceSamples(db)) === 'beside',
    deductions: deductions.length,
    gst: ofArea('gst'),
    tds: ofArea('tds'),
    dues: {
      overdue: ends.filter(({ dueDate }) => dueDate < today).length,
      soon: ends.filter(({ dueDate }) => dueDate >= today && dueDate <= addDays(today, DUE_SOON_DAYS)).length,
      next: ends.find(({ dueDate }) => dueDate >= today) ?? null,
    },
    certificates: { total: states.length, expiring: count('Expires soon'), expired: count('Expired') },
    wages: newest ?? null,
  };
}
