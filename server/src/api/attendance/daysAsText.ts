import { sql } from 'kysely';
import { UNMARKED } from 'shared/domain/attendance/sheet';
import { joined } from '../../db/joined';
import type { Queries } from '../../db/tables';

/** Of the days of a group one text of entries in any order: the number of each day in two digits, then its letter. */
export const lettersText = (db: Queries) =>
  joined(db, sql`substr("day", 9, 2) || case when "code" = '' then ${sql.lit(UNMARKED)} else "code" end`).as('letters');

/** Of the days of a group one text of words in any order: `02:90` for 90 minutes of overtime on the second. */
export const overtimeText = (db: Queries) =>
  joined(db, sql`case when "overtimeMinutes" > 0 then substr("day", 9, 2) || ':' || "overtimeMinutes" || ' ' end`).as(
    'overtime',
  );
