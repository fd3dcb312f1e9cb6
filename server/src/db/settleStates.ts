import { sql } from 'kysely';
import type { Queries } from './tables';

/**
 * Updates the states of placements on a day, and whether employees are deployed. What follows from days alone
 * makes no new version of a record. `employeeIds` are whose alone is settled; by default everybody's.
 */
export async function settleStates(db: Queries, day: string, employeeIds?: readonly string[]): Promise<void> {
  if (employeeIds?.length === 0) return;
  const some = employeeIds && sql.join(employeeIds);
  const theirs = some ? sql`and "employeeId" in (${some})` : sql``;
  const own = some ? sql`and "id" in (${some})` : sql``;
  const state = sql`case when "startsOn" > ${day} then 'Planned' when "endsOn" < ${day} then 'Ended' else 'Deployed' end`;
  await sql`update "placements" set "state" = ${state} where "state" <> ${state} ${theirs}`.execute(db);
  const placed = sql`select "employeeId" from "placements" where "deletedAt" is null and "startsOn" <= ${day} and ("endsOn" is null or "endsOn" >= ${day}) ${theirs}`;
  const deployment = sql`case when "leftOn" < ${day} then 'Left' when "id" in (${placed}) then 'Deployed' else 'Bench' end`;
  await sql`update "employees" set "deployment" = ${deployment} where "deployment" <> ${deployment} ${own}`.execute(db);
}
