import { formatDate, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';
import { duesOf } from '../compliance/dueOptions';
import { keptYears } from '../compliance/keptYears';
import { readHolidays } from '../compliance/readHolidays';
import type { Figured } from './figured';

/** The last days and forms of unfiled or unpaid dues, for the recorded years and the row's. */
export async function dueDays(db: Queries, from: IsoDate): Promise<Figured[]> {
  const done = await db
    .selectFrom('live_obligations')
    .select(['registration', 'ruleId', 'period'])
    .where('status', '<>', 'Pending')
    .where('ruleId', '<>', '')
    .execute();
  const keyOf = ({ registration, ruleId, period }: (typeof done)[number]) => `${registration} ${ruleId} ${period}`;
  const isDone = new Set(done.map(keyOf));
  const isHoliday = await readHolidays(db);
  const found: Figured[] = [];
  for (const year of new Set([...keptYears(today()), financialYearOf(from)]))
    for (const due of await duesOf(db, year, { isHoliday, doneOn: () => undefined }))
      if (!isDone.has(keyOf(due)))
        found.push({
          title: 'Due dates',
          id: keyOf(due),
          name: due.title,
          figures: { Due: formatDate(due.movedTo ?? due.dueDate), Form: due.returnType },
        });
  return found;
}
