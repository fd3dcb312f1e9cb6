import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import type { Queries } from '../../../db/tables';
import { readDuties } from '../../duties/readDuties';
import type { Gstr1Return } from './gstr1Asked';

/** The return that reports the difference. */
export interface Teller {
  of: Gstr1Return;
  period: string;
}

/** The period after another of the same length. */
function nextPeriod(period: string): string {
  const day = addDays(returnBounds(period).to, 1);
  return period.length === 7 ? day.slice(0, 7) : `${financialYearOf(day)} Q${quarterOf(day)}`;
}

/** The periods whose GSTR-3B of a registration is marked as filed. */
async function settledPeriods(db: Queries, registration: string): Promise<Set<string>> {
  const rows = await readDuties(db, { registration, returnTypes: ['GSTR-3B'], isDone: true });
  return new Set(rows.map(({ period }) => period));
}

/**
 * The returns that report changes in a filed period: GSTR-1A until its GSTR-3B is filed (CGST Rules 2017, rule 59(1)),
 * then GSTR-1 of the first unfiled period. `whole`: the periods whose GSTR-1 is stored, in order; `settled`: those
 * whose GSTR-3B is filed. `closing`: the period whose GSTR-3B is being marked, which GSTR-1A still covers.
 */
export async function readTellers(db: Queries, registration: string, closing?: string) {
  const rows = await db
    .selectFrom('filed_returns')
    .select('period')
    .distinct()
    .where('registration', '=', registration)
    .where('returnType', '=', 'GSTR-1')
    .execute();
  const whole = rows.map(({ period }) => period).sort((a, b) => returnBounds(a).to.localeCompare(returnBounds(b).to));
  const settled = await settledPeriods(db, registration);
  const tellerOf = (period: string): Teller =>
    settled.has(period) && period !== closing
      ? { of: 'GSTR-1', period: nextPeriod(whole.at(-1) ?? period) }
      : { of: 'GSTR-1A', period };
  return { whole, settled, tellerOf };
}
