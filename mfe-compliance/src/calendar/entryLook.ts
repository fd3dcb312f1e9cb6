import type { CalendarEntry, CalendarRecord } from 'shared/domain/compliance/complianceAnswers';
import type { Tone } from 'shared/ui';
import { listedAt } from '../dues/areas';

/** The look of due dates, holidays and modules' records in the calendar. */
export type DayEntry = CalendarEntry | CalendarRecord;

const looks: Record<CalendarEntry['state'], [tone: Tone, word: string]> = {
  '': ['good', 'Holiday'],
  'on time': ['neutral', 'Done on time'],
  late: ['neutral', 'Done late'],
  overdue: ['bad', 'Overdue'],
  'due soon': ['orange', 'Due soon'],
  upcoming: ['orange', 'Due'],
  'not recorded': ['neutral', 'Not recorded'],
  Valid: ['warn', 'Expires'],
  'Expires soon': ['warn', 'Expires soon'],
  Expired: ['bad', 'Expired'],
};

/** An entry's tone and state. */
export function lookOf(entry: DayEntry): { tone: Tone; word: string; isDone: boolean } {
  if ('label' in entry) return { tone: 'neutral', word: entry.label, isDone: false };
  const [tone, word] = looks[entry.state];
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
