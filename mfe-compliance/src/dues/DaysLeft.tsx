import { StatusDot, type Tone } from 'shared/ui';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function inWords(left: number): [words: string, tone: Tone] {
  if (left < 0) return [`${days(-left)} overdue`, 'bad'];
  if (left === 0) return ['Today', 'orange'];
  if (left === 1) return ['Tomorrow', 'orange'];
  return [`In ${days(left)}`, left <= 7 ? 'orange' : 'neutral'];
}

/** The time left until a day, as text. */
export const daysLeftInWords = (left: number) => inWords(left)[0];

/** The time left until a day, in words. */
export function DaysLeft({ left }: { left: number }) {
  const [words, tone] = inWords(left);
  return <StatusDot tone={tone}>{words}</StatusDot>;
}
