import type { CalendarEntry, CalendarRecord } from 'shared/domain/compliance/complianceAnswers';
import { standingWords } from 'shared/domain/compliance/standingWords';
import type { Tone } from 'shared/ui';
import { listedAt } from '../dues/areas';

/** The look of due dates, holidays and modules' records in the calendar. */
export type DayEntry = CalendarEntry | CalendarRecord;

const looks: Record<CalendarEntry['state'], readonly [word: string, tone: Tone]> = {
  ...standingWords,
  '': ['Holiday', 'good'],
  Valid: ['Expires', 'warn'],
  'Expires soon': ['Expires soon', 'warn'],
  Expired: ['Expired', 'bad'],
};

/** An entry's tone and state. */
export function lookOf(entry: DayEntry): { tone: Tone; word: string; isDone: boolean } {
  if ('label' in entry) return { tone: 'neutral', word: entry.label, isDone: false };
  const [word, tone] = looks[entry.state];
  return { tone, word, isDone: entry.state === 'on time' || entry.state === 'late' };
}

/** The path where an entry is handled; undefined for a holiday. */
export function pageOf(entry: DayEntry): string | undefined {
  if ('path' in entry) return entry.path;
  const { kind, title, financialYear } = entry;
  return kind === 'holiday'
    ? undefined
    : listedAt({ area: kind, title: title.replace(/ expires$/, ''), financialYear });
}
