import type { Standing } from 'shared/domain/compliance/standing';
import type { Tone } from 'shared/ui';

/** How each standing of a row reads and looks. */
export const standingWords: Readonly<Record<Standing, readonly [word: string, tone: Tone]>> = {
  'on time': ['On time', 'good'],
  late: ['Late', 'warn'],
  overdue: ['Overdue', 'bad'],
  'due soon': ['Due soon', 'orange'],
  upcoming: ['Upcoming', 'neutral'],
  'not recorded': ['Not recorded', 'neutral'],
};
