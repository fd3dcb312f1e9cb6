import { type RawBuilder, sql } from 'kysely';
import { lastDayOfMonth } from 'shared/domain/dates/dates';

/** Selects placements that cover some day of a month (`YYYY-MM`) and were not called off. */
export const worksIn = (month: string): RawBuilder<boolean> =>
  sql<boolean>`(placements."startsOn" <= ${lastDayOfMonth(month)} and ${goesOn(`${month}-01`)})`;

/** Selects placements that cover a day, given as a date or a column, and were not called off. */
export const worksOn = (day: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(placements."startsOn" <= ${day} and ${goesOn(day)})`;

const goesOn = (day: string | RawBuilder<string>) =>
  sql<boolean>`(placements."endsOn" is null or placements."endsOn" >= ${day})
    and placements."endReason" <> 'Did not join' and placements."employeeId" <> ''`;
