import type { IsoDate } from 'shared/domain/dates/isoDate';
import { nationalHolidays } from 'shared/domain/dates/nationalHolidays';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { lockRecords } from '../compliance/lockRecords';
import { createRecord } from '../records/changes/changeRecord';
import { holidays } from './holidays';

const list: Actor = { id: '', name: 'National holidays' };
const YEARS_AHEAD = 2;

/**
 * Adds the national holidays of this and the next two years to the calendar, each once: moved, renamed or deleted ones
 * stay so, and a day with a holiday gets no second one. Call it in a transaction; several servers may.
 */
export async function keepHolidays(tx: Queries, today: IsoDate): Promise<void> {
  await lockRecords(tx, today);
  const known = new Set(
    (await tx.selectFrom('marks').select('key').where('key', 'like', 'holiday:%').execute()).map(({ key }) => key),
  );
  const taken = new Set((await tx.selectFrom('live_holidays').select('date').execute()).map(({ date }) => date));
  const first = Number(today.slice(0, 4));
  for (const holiday of Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => nationalHolidays(first + index)).flat()) {
    const key = `holiday:${holiday.date.slice(0, 4)}:${holiday.name}`;
    if (known.has(key)) continue;
    await tx.insertInto('marks').values({ key, value: holiday.date }).execute();
    if (taken.has(holiday.date)) continue;
    await createRecord(tx, holidays, holiday, list);
    taken.add(holiday.date);
  }
}
