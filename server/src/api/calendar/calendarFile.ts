import ical from 'ical-generator';
import type { CalendarRecord } from 'shared/domain/compliance/complianceAnswers';
import { addDays, addMonths } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { companyOf } from 'shared/domain/letterhead/companyLetterhead';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { currentLetterhead } from '../letterhead/letterhead';
import { calendarEntries } from './calendarEntries';

/** Clients use the UTC date of an all-day event. */
const utcDay = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** The date range of the file on a day: from a year back to 18 months ahead. */
export const rangeOfFile = (today: IsoDate) => ({ from: addMonths(today, -12), to: addMonths(today, 18) });

/** An account's calendar as an iCalendar file: all-day events; done ones are marked, samples are left out. */
export async function calendarFile(
  db: Queries,
  account: Pick<GrantedAccount, 'reach'>,
  today: IsoDate,
  records: readonly CalendarRecord[],
): Promise<string> {
  const { shortName } = companyOf(await currentLetterhead(db));
  const calendar = ical({
    name: `${shortName} compliance`,
    prodId: { company: shortName, product: 'compliance calendar', language: 'EN' },
    ttl: 3600,
  });
  const add = (id: string, date: IsoDate, summary: string, category: string) =>
    calendar.createEvent({
      id,
      summary,
      start: utcDay(date),
      end: utcDay(addDays(date, 1)),
      allDay: true,
      categories: [{ name: category }],
    });
  for (const { id, date, kind, title, state, isSample } of await calendarEntries(
    db,
    account,
    rangeOfFile(today),
    today,
  )) {
    if (isSample) continue;
    const isDone = state === 'on time' || state === 'late';
    add(`${id}@${kind}`, date, isDone ? `✓ ${title}` : title, kind === 'holiday' ? 'Holiday' : 'Compliance');
  }
  for (const { id, date, label, title } of records) add(id.replace(' ', '@'), date, `${label}: ${title}`, label);
  return calendar.toString();
}
