import { today } from 'shared/domain/dates';
import { DateText, formatDate, StatusDot } from 'shared/ui';

/** The day of the next call; one that is due or was missed is marked. */
export function NextCall({ day }: { day: string | null }) {
  const now = today();
  if (day === null || day > now) return <DateText date={day} />;
  return day === now ? <StatusDot tone="orange">Today</StatusDot> : <StatusDot tone="bad">{`Overdue, ${formatDate(day)}`}</StatusDot>;
}
