import ical from 'ical-generator';
import { addDays, addMonths } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { company } from 'shared/domain/letterhead/companyFacts';
import type { Queries } from '../../db/tables';
import { calendarEntries } from './calendarEntries';

/** Clients read a date without a time from its UTC day. */
const utcDay = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

/** The calendar as an iCalendar file: whole days, from a year back to 18 months ahead; what was done says so, and samples are left out. */
export async function calendarFile(db: Queries, today: IsoDate): Promise<string> {
  const calendar = ical({
    name: `${company.shortName} compliance`,
    prodId: { company: company.shortName, product: 'compliance calendar', language: 'EN' },
    ttl: 3600,
  });
  for (const { id, date, kind, title, state, isSample } of await calendarEntries(
    db,
    addMonths(today, -12),
    addMonths(today, 18),
    today,
  )) {
    if (isSample) continue;
    const isDone = state === 'on time' || state === 'late';
    calendar.createEvent({
      id: `${id}@${kind}`,
      start: utcDay(date),
      end: utcDay(addDays(date, 1)),
      allDay: true,
      summary: isDone ? `✓ ${title}` : title,
      categories: [{ name: kind === 'holiday' ? 'Holiday' : 'Compliance' }],
    });
  }
  return calendar.toString();
}
