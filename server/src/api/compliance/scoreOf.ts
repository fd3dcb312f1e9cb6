import type { ComplianceScore } from 'shared/domain/compliance/complianceAnswers';
import { complianceScore } from 'shared/domain/compliance/complianceScore';
import { addDays } from 'shared/domain/dates/dates';
import { type FinancialYear, financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { SampleMark } from 'shared/domain/records/recordFields';
import type { Queries } from '../../db/tables';
import { complianceSamples } from './complianceSamples';
import { readCertificates, readObligations } from './readRows';
import { countsIn, countsNow, SCORE_DAYS } from './scoreWindow';

/**
 * The score on a day. By default of the last 90 days and whatever is open from before; of a financial year, of what
 * fell due in it. The certificates count now and for the present year: an earlier one says nothing of them. Samples count only
 * while nothing real was recorded.
 */
export async function scoreOf(db: Queries, today: IsoDate, year?: FinancialYear): Promise<ComplianceScore> {
  const isSample = (await complianceSamples(db)) === 'only';
  const mark = isSample && { isSample };
  const counts = (row: SampleMark) => isSample || !row.isSample;
  const certificates = (await readCertificates(db)).filter(counts);
  if (year === undefined) {
    const rows = await readObligations(db, { from: addDays(today, -SCORE_DAYS), open: true });
    const counted = rows.filter((row) => counts(row) && countsNow(row, today));
    return { ...complianceScore(counted, certificates, today), ...mark };
  }
  const rows = await readObligations(db, financialYearBounds(year));
  const counted = rows.filter((row) => counts(row) && countsIn(row, year));
  return { ...complianceScore(counted, financialYearOf(today) === year ? certificates : [], today), ...mark };
}
