import type { ComplianceScore } from 'shared/domain/compliance/complianceAnswers';
import { complianceScore } from 'shared/domain/compliance/complianceScore';
import { addDays } from 'shared/domain/dates/dates';
import { type FinancialYear, financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';
import { readDuties } from '../duties/readDuties';
import { complianceSamples } from './complianceSamples';
import { readCertificates } from './readCertificates';
import { countsIn, countsNow, SCORE_DAYS } from './scoreWindow';

/**
 * The score on a day. By default for the last 90 days and everything open from before; for a financial year, for its
 * dues. Certificates count only for today and the current year. Samples count only while nothing real was recorded.
 */
export async function scoreOf(db: Queries, today: IsoDate, year?: FinancialYear): Promise<ComplianceScore> {
  const isSample = (await complianceSamples(db)) === 'only';
  const mark = isSample && { isSample };
  const certificates = (await readCertificates(db)).filter((row) => isSample || !row.isSample);
  if (year === undefined) {
    const rows = await readDuties(db, {
      from: addDays(today, -SCORE_DAYS),
      withOpen: true,
      withSamples: isSample,
      on: today,
    });
    const counted = rows.filter((row) => countsNow(row, today));
    return { ...complianceScore(counted, certificates, today), ...mark };
  }
  const rows = await readDuties(db, { ...financialYearBounds(year), withSamples: isSample, on: today });
  const counted = rows.filter((row) => countsIn(row, year));
  return { ...complianceScore(counted, financialYearOf(today) === year ? certificates : [], today), ...mark };
}
