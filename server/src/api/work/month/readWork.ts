import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { holdsOn } from 'shared/domain/records/datedFacts';
import type { MonthState } from 'shared/domain/work/attendance/month';
import { type MonthOfWork, monthOfWork } from 'shared/domain/work/month/monthOfWork';
import { inTurns } from '../../../core/inTurns';
import type { Queries, Tables } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import { employeeTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { type Asked, readMarks } from './readMarks';
import { worksIn } from './worksIn';

/** A person as lists of a month name them. */
export type Person = Pick<Tables['employees'], 'id' | 'name' | 'code' | 'designation'>;

/** Reads who worked where in a month. */
export interface Work {
  /** Each person at each center, by name; people marked where they are not placed are last. */
  places: MonthOfWork<Tables['live_placements']>[];
  people: ReadonlyMap<string, Person>;
}

/** Each center's state in a month (`YYYY-MM`); centers without marks or steps are left out. */
export async function readStates(db: Queries, month: string): Promise<Map<string, MonthState>> {
  const rows = await db
    .selectFrom('every_attendance_months')
    .select(['centerId', 'state'])
    .where('month', '=', month)
    .execute();
  return new Map(rows.map(({ centerId, state }) => [centerId, state]));
}

/**
 * Reads who worked where in a month (`YYYY-MM`), with five statements. `isSample`: only samples, or only real people;
 * by default both.
 */
export async function readWork(
  db: Queries,
  month: string,
  { isSample, ...asked }: Asked & { isSample?: boolean },
): Promise<Work> {
  const { employeeIds, centerIds } = asked;
  const placements = await db
    .selectFrom('live_placements as placements')
    .leftJoin('every_employees as employees', 'employees.id', 'placements.employeeId')
    .selectAll('placements')
    .where(worksIn(month))
    .$if(isSample !== undefined, (query) => query.where('placements.isSample', '=', Number(isSample)))
    .$if(employeeIds !== undefined, (query) => query.where('employeeId', 'in', ['', ...(employeeIds ?? [])]))
    .$if(centerIds !== undefined, (query) => query.where('placements.centerId', 'in', ['', ...(centerIds ?? [])]))
    .orderBy('employees.name')
    .orderBy('employeeId')
    .orderBy('startsOn')
    .orderBy('placements.id')
    .execute();
  await yieldToEventLoop(db);
  const places: Work['places'] = [];
  for await (const place of inTurns(monthOfWork(month, placements, await readMarks(db, month, asked))))
    places.push(place);
  const rows = await db
    .selectFrom('every_employees as employees')
    .select(['id', 'name', 'code', 'designation', 'isSample'])
    .where('id', 'in', ['', ...new Set(places.map(({ employeeId }) => employeeId))])
    .execute();
  const terms = await readFacts(
    db,
    employeeTermsKind,
    rows.map(({ id }) => id),
  );
  const people = new Map(
    rows
      .filter((row) => isSample === undefined || row.isSample === Number(isSample))
      .map(({ isSample: _, ...row }) => {
        const { designation } = holdsOn(terms.get(row.id) ?? [], lastDayOfMonth(month)) ?? row;
        return [row.id, { ...row, designation }];
      }),
  );
  return { places: places.filter(({ employeeId, placed }) => placed.length > 0 || people.has(employeeId)), people };
}
