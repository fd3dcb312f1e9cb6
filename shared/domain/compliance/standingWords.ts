import type { Standing } from './standing';

/** The label and tone of each state of a due, on every page. */
export const standingWords: Readonly<
  Record<Standing, readonly [word: string, tone: 'good' | 'warn' | 'bad' | 'orange' | 'neutral']>
> = {
  'on time': ['On time', 'good'],
  late: ['Late', 'warn'],
  overdue: ['Overdue', 'bad'],
  'due soon': ['Due soon', 'orange'],
  upcoming: ['Upcoming', 'neutral'],
  'not recorded': ['Not recorded', 'neutral'],
};
