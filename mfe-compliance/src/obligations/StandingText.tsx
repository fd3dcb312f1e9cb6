import type { Standing } from 'shared/domain/standing';
import { type Tone, StatusDot } from 'shared/ui';

const shown: Record<Standing, [word: string, tone: Tone]> = {
  'on time': ['On time', 'good'],
  late: ['Late', 'warn'],
  overdue: ['Overdue', 'bad'],
  'due soon': ['Due soon', 'orange'],
  upcoming: ['Upcoming', 'neutral'],
  'not recorded': ['Not recorded', 'neutral'],
};

/** How a row stands, as a dot with a word. */
export function StandingText({ state }: { state: Standing }) {
  const [word, tone] = shown[state];
  return <StatusDot tone={tone}>{word}</StatusDot>;
}
