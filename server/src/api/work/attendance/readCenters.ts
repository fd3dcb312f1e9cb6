import { sql } from 'kysely';
import { daysBetween } from 'shared/domain/dates/dates';
import type { CentersOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import { lastDueDay } from 'shared/domain/work/attendance/lastDueDay';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { samplesIn, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { readStates } from '../month/readWork';
import { worksIn, worksOn } from '../month/worksIn';
import { placements } from '../placements/placements';

interface Placed {
  companyId: string;
  centerId: string;
  employeeId: string;
  startsOn: string;
  endsOn: string | null;
}

/** The centers within reach with placements in a month, and their unmarked days, in six statements. */
export async function readCenters(db: Queries, account: GrantedAccount | null, month: string): Promise<CentersOfMonth> {
  const first = `${month}-01`;
  const due = lastDueDay(month);
  const within = scopeToClient(placements, account);
  const samples = await samplesIn(db, [placements]);
  const query = samples === 'beside' ? withoutSamples(placements) : {};
  const placed = (await matching(db, within, readSelection(within, query))
    .select(['companyId', 'centerId', 'employeeId', 'startsOn', 'endsOn'])
    .where(worksIn(month))
    .execute()) as unknown as Placed[];
  // A day that is marked outside of the placements fills no gap in them.
  const marked = await db
    .selectFrom('attendance_days')
    .innerJoin('live_placements as placements', (join) =>
      join
        .onRef('placements.employeeId', '=', 'attendance_days.employeeId')
        .onRef('placements.centerId', '=', 'attendance_days.centerId')
        .on(worksOn(sql.ref('attendance_days.day'))),
    )
    .select((select) => ['attendance_days.centerId', select.fn.countAll<number>().as('days')])
    .where('day', '>=', first)
    .where('day', '<=', due)
    .where('code', '<>', '')
    .groupBy('attendance_days.centerId')
    .execute();
  const stateOf = await readStates(db, month);
  const markedAt = new Map(marked.map(({ centerId, days }) => [centerId, Number(days)]));
  const found = new Map<string, { companyId: string; people: Set<string>; days: number }>();
  for (const { companyId, centerId, employeeId, startsOn, endsOn } of placed) {
    const center = found.get(centerId) ?? { companyId, people: new Set(), days: 0 };
    const [from, to] = [startsOn > first ? startsOn : first, endsOn !== null && endsOn < due ? endsOn : due];
    center.people.add(employeeId);
    center.days += Math.max(0, daysBetween(from, to) + 1);
    found.set(centerId, center);
  }
  const centers = [...found].map(([centerId, { companyId, people, days }]) => ({
    companyId,
    centerId,
    state: stateOf.get(centerId) ?? ('Open' as const),
    people: people.size,
    missing: Math.max(0, days - (markedAt.get(centerId) ?? 0)),
  }));
  const named = await nameClients(centers, db);
  return { centers: named.sort((a, b) => b.missing - a.missing), isSample: samples === 'only' };
}
