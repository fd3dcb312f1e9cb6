import { centerTermsInput, centerTermsRecord } from 'shared/domain/clients/centerTerms';
import { formatDate, formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { Queries } from '../../../db/tables';
import { centerTermsKind } from '../../facts/factKinds';
import { factRules } from '../../facts/factRules';
import { defineResource } from '../../records/defineResource';
import type { Resource } from '../../records/definition';
import { centers } from './centers';

/** The last month of a center whose attendance is locked. */
async function closed(db: Queries, centerId: string) {
  const row = await db
    .selectFrom('every_attendance_months')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('centerId', '=', centerId)
    .where('state', '=', 'Locked')
    .executeTakeFirst();
  if (!row?.month) return undefined;
  const until = lastDayOfMonth(row.month);
  return {
    until,
    why: `Attendance of ${formatMonth(row.month)} is locked with the earlier weekly off, which stays. Choose a day after ${formatDate(until)}, or correct the days one by one.`,
  };
}

/** The weekly off of centers, each from a day on, for people without one in their placement. */
export const centerTerms = defineResource({
  path: 'center-terms',
  table: 'center_terms',
  title: 'weekly off',
  input: centerTermsInput,
  record: centerTermsRecord,
  references: { centerId: 'centers' },
  belongsTo: { center: 'centerId', other: { column: 'centerId', by: () => centers } },
  ...factRules({ kind: centerTermsKind, owner: () => centers, self: (): Resource => centerTerms, closed }),
});
