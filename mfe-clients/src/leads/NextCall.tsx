import { today } from 'shared/domain/dates';
import { DateText, formatDate, StatusDot } from 'shared/ui';

/** The day of the next call, as text. */
export function nextCallText(day: string | null): string {
  const now = today();
  if (day === null || day > now) return formatDate(day) || '–';
  return day === now ? 'Today' : `Overdue, ${formatDate(day)}`;
}

/** The day of the next call; one that is due or was missed is marked. */
export function NextCall({ day }: { day: string | null }) {
  const now = today();
  if (day === null || day > now) return <DateText date={day} />;
  return <StatusDot tone={day === now ? 'orange' : 'bad'}>{nextCallText(day)}</StatusDot>;
}
