import type { CalendarEntry } from 'shared/domain/compliance/complianceAnswers';
import type { Tone } from 'shared/ui';
import { listedAt } from '../dues/areas';

/** What stands on a day: what the server's calendar has, and first and last days of placements, which `usePlacementDays` adds. */
export interface DayEntry extends Omit<CalendarEntry, 'kind' | 'state'> {
  kind: CalendarEntry['kind'] | 'placement';
  state: CalendarEntry['state'] | 'first day' | 'last day';
}

const looks: Record<DayEntry['state'], [tone: Tone, word: string]> = {
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
  'first day': ['neutral', 'First day'],
  'last day': ['warn', 'Last day'],
};

/** The tone of an entry, and how it stands in a word. */
export function lookOf({ state }: DayEntry): { tone: Tone; word: string; isDone: boolean } {
  const [tone, word] = looks[state];
  return { tone, word, isDone: state === 'on time' || state === 'late' };
}

/** Stands where the id of one placement does, in an entry of many. */
export const MANY = 'many';

/** Where an entry is looked after; undefined for a holiday. */
export function pageOf({ id, kind, title, financialYear }: DayEntry): string | undefined {
  const [placement] = id.split(' ');
  if (kind === 'placement') return `/dashboard/placements${placement === MANY ? '' : `/${placement}`}`;
  return kind === 'holiday'
    ? undefined
    : listedAt({ area: kind, title: title.replace(/ expires$/, ''), financialYear });
}
