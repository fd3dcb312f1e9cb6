import { sql } from 'kysely';
import type { Queries } from './tables';

/**
 * Has placements say how they stand on a day, and employees whether they are deployed then. What follows from days alone
 * makes no new version of a record. `employeeId` is whose alone is settled; by default everybody's.
 */
export async function settleStates(db: Queries, day: string, employeeId?: string): Promise<void> {
  const theirs = employeeId === undefined ? sql`` : sql`and "employeeId" = ${employeeId}`;
  const own = employeeId === undefined ? sql`` : sql`and "id" = ${employeeId}`;
  const state = sql`case when "startsOn" > ${day} then 'Planned' when "endsOn" < ${day} then 'Ended' else 'Deployed' end`;
  await sql`update "placements" set "state" = ${state} where "state" <> ${state} ${theirs}`.execute(db);
  const placed = sql`select "employeeId" from "placements" where "deletedAt" is null and "startsOn" <= ${day} and ("endsOn" is null or "endsOn" >= ${day})`;
  const deployment = sql`case when "leftOn" < ${day} then 'Left' when "id" in (${placed}) then 'Deployed' else 'Bench' end`;
  await sql`update "employees" set "deployment" = ${deployment} where "deployment" <> ${deployment} ${own}`.execute(db);
}
