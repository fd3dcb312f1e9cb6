import { formatDate, formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { Placement } from 'shared/domain/work/placements/placement';
import type { Queries } from '../../../db/tables';

const payFields = ['payPer', 'basicPaise', 'houseRentPaise', 'conveyancePaise', 'grossPaise'] as const;
const billFields = ['billBasis', 'billPaise', 'billPercent', 'designation'] as const;

type Terms = Pick<Placement, (typeof payFields)[number] | (typeof billFields)[number]>;

/** The last month in which wages were paid by a placement's terms (`YYYY-MM`); empty for none. */
async function lastPaidMonth(db: Queries, placementId: string): Promise<string> {
  const row = await db
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .select(({ fn }) => fn.max('wage_parts.month').as('month'))
    .where('placementId', '=', placementId)
    .where('wages.status', '=', 'Paid')
    .executeTakeFirst();
  return row?.month ?? '';
}

/** The last month that is billed by a placement's terms (`YYYY-MM`); empty for none. */
async function lastBilledMonth(db: Queries, placementId: string): Promise<string> {
  const row = await db
    .selectFrom('billed_shares')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('placementId', '=', placementId)
    .where('releasedAt', 'is', null)
    .executeTakeFirst();
  return row?.month ?? '';
}

/** Why paid or billed terms can't change, and what to do instead; undefined if they can. */
export async function refuseChangedTerms(
  db: Queries,
  before: Terms & { id: string },
  after: Terms,
): Promise<string | undefined> {
  if (payFields.some((name) => before[name] !== after[name])) {
    const month = await lastPaidMonth(db, before.id);
    if (month !== '')
      return `Wages of ${formatMonth(month)} are paid by this pay, which stays. Enter the other pay under “New terms”, with the day from which it holds.`;
  }
  if (billFields.every((name) => before[name] === after[name])) return undefined;
  const what = before.designation === after.designation ? 'rate' : 'designation';
  const month = await lastBilledMonth(db, before.id);
  return month === ''
    ? undefined
    : `${formatMonth(month)} is billed by this ${what}, which stays. Enter the other ${what} under “New terms”, with the day from which it holds.`;
}

/** Why new terms can't start on a day whose month is paid; undefined if they can. */
export async function refusePaidDay(db: Queries, placementId: string, startsOn: string): Promise<string | undefined> {
  const month = await lastPaidMonth(db, placementId);
  if (month === '' || startsOn > lastDayOfMonth(month)) return undefined;
  return `Wages of ${formatMonth(month)} are paid by the earlier terms. Choose a day after ${formatDate(lastDayOfMonth(month))}, or say that the difference is paid as arrears.`;
}
