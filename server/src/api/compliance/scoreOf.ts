import type { ComplianceScore } from 'shared/domain/complianceAnswers';
import { complianceScore } from 'shared/domain/complianceScore';
import { addDays } from 'shared/domain/dates';
import { type FinancialYear, financialYearBounds, financialYearOf } from 'shared/domain/financialYear';
import type { IsoDate } from 'shared/domain/isoDate';
import type { Queries } from '../../db/tables';
import { readCertificates, readObligations } from './readRows';
import { countsIn, countsNow, SCORE_DAYS } from './scoreWindow';

/**
 * The score on a day. By default of the last 90 days and whatever is open from before; of a financial year, of what
 * fell due in it. The certificates count now and for the present year: an earlier one says nothing of them.
 */
export async function scoreOf(db: Queries, today: IsoDate, year?: FinancialYear): Promise<ComplianceScore> {
  if (year === undefined) {
    const rows = await readObligations(db, { from: addDays(today, -SCORE_DAYS), open: true });
    return complianceScore(
      rows.filter((row) => countsNow(row, today)),
      await readCertificates(db),
      today,
    );
  }
  const rows = await readObligations(db, financialYearBounds(year));
  const certificates = financialYearOf(today) === year ? await readCertificates(db) : [];
  return complianceScore(
    rows.filter((row) => countsIn(row, year)),
    certificates,
    today,
  );
}
