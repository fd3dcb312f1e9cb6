import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';

/** Whether a day is a public holiday in the calendar; one whose day is still to be confirmed isn't. */
export async function readHolidays(db: Queries): Promise<(date: IsoDate) => boolean> {
  const rows = await db
    .selectFrom('live_holidays')
    .select('date')
    .where('isPublic', '=', 1)
    .where('isTentative', '=', 0)
    .execute();
  const dates = new Set(rows.map(({ date }) => date));
  return (date) => dates.has(date);
}
