import { certificateStateOf } from 'shared/domain/compliance/certificateState';
import type { CalendarEntry } from 'shared/domain/compliance/complianceAnswers';
import { holidayTitle } from 'shared/domain/dates/holiday';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { readCertificates } from '../compliance/readCertificates';
import { readDuties } from '../duties/readDuties';

/**
 * Holidays, due dates and expiring certificates in a date range, by date; holidays first. Dues and certificates are the
 * company's, so an account limited to some clients sees none.
 */
export async function calendarEntries(
  db: Queries,
  { reach }: Pick<GrantedAccount, 'reach'>,
  { from, to }: { from: IsoDate; to: IsoDate },
  today: IsoDate,
): Promise<CalendarEntry[]> {
  const holidays = await db
    .selectFrom('live_holidays')
    .select(['id', 'date', 'name', 'isTentative', 'isSample'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const isWhole = reach === null;
  const rows = isWhole ? await readDuties(db, { from, to, withSamples: true, on: today }) : [];
  const certificates = (isWhole ? await readCertificates(db) : []).filter(
    ({ expiresOn }) => expiresOn !== null && expiresOn >= from && expiresOn <= to,
  );
  const entries: CalendarEntry[] = [
    ...holidays.map(({ id, date, name, isTentative, isSample }) => ({
      id,
      date,
      kind: 'holiday' as const,
      title: holidayTitle({ name, isTentative: isTentative === 1 }),
      financialYear: '',
      state: '' as const,
      isSample: isSample === 1,
    })),
    ...rows
      .map((row) => ({
        id: row.id,
        date: row.lastDay,
        kind: row.area,
        title: row.title,
        financialYear: row.financialYear,
        state: row.state,
        isSample: row.isSample === true,
      }))
      .filter(({ state }) => state !== 'not recorded'),
    ...certificates.map(({ id, name, expiresOn, isSample }) => ({
      id,
      date: String(expiresOn),
      kind: 'certificate' as const,
      title: `${name} expires`,
      financialYear: '',
      state: certificateStateOf(expiresOn, today),
      isSample: isSample === true,
    })),
  ];
  return entries.sort((a, b) => a.date.localeCompare(b.date));
}
