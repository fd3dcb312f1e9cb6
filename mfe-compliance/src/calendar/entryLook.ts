import type { CalendarEntry } from 'shared/domain/compliance/complianceAnswers';
import type { Tone } from 'shared/ui';
import { listedAt } from '../dues/areas';

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

/** The tone of an entry, and how it stands in a word. */
export function lookOf({ state }: CalendarEntry): { tone: Tone; word: string; isDone: boolean } {
  const [tone, word] = looks[state];
  return { tone, word, isDone: state === 'on time' || state === 'late' };
}

/** Where an entry is looked after; undefined for a holiday. */
export function pageOf({ kind, title, financialYear }: CalendarEntry): string | undefined {
  return kind === 'holiday'
    ? undefined
    : listedAt({ area: kind, title: title.replace(/ expires$/, ''), financialYear });
}
