import { formatDate, formatMonth, today } from '../../dates/dates';
import { type DayValue, OVERTIME_STEP } from './mark';

/** Days on which somebody is placed at a center, the first and the last; null while nobody knows the last. */
export interface Placed {
  startsOn: string;
  endsOn: string | null;
}

const HOURS_OF_A_DAY = 24;
/** The hours of a shift that a letter stands for. */
const hours: Partial<Record<DayValue['code'], number>> = { P: 8, H: 4 };
/** Those on which somebody may have worked all the same. */
const withOvertime: readonly DayValue['code'][] = ['P', 'H', 'W', 'F'];

/** What says that somebody was there, which nobody knows of a day to come; a leave, a weekly off or a holiday is planned. */
const isPresence = ({ code, overtimeMinutes }: DayValue) => code === 'P' || code === 'H' || overtimeMinutes > 0;

/** Why a day can't hold this, or undefined. */
export function refuseDay({ code, overtimeMinutes }: DayValue): string | undefined {
  if (!Number.isInteger(overtimeMinutes) || overtimeMinutes < 0 || overtimeMinutes % OVERTIME_STEP !== 0)
    return 'Enter the overtime in quarters of an hour.';
  const most = HOURS_OF_A_DAY - (hours[code] ?? 0);
  if (overtimeMinutes > most * 60) return `A day has ${HOURS_OF_A_DAY} hours: enter at most ${most} hours of overtime.`;
  if (overtimeMinutes > 0 && !withOvertime.includes(code))
    return 'There is overtime on a day that was worked, a weekly off or a holiday. Choose one of these, or enter no overtime.';
  return undefined;
}

/** Why nobody can mark this day of a person, who is `placed` at the center then, or undefined. `month`: `YYYY-MM`; `now`: by default today. */
export function refuseMark(
  mark: DayValue & { day: string },
  month: string,
  person: string | undefined,
  placed: readonly Placed[],
  now = today(),
): string | undefined {
  const { day } = mark;
  if (!day.startsWith(month)) return `This day is not in ${formatMonth(month)}. Choose that day’s month first.`;
  const last = placed.at(-1);
  if (person === undefined || !last)
    return `This person does not work at this center in ${formatMonth(month)}. Place them here first.`;
  if (!placed.some(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn >= day))) {
    const next = placed.find(({ startsOn }) => startsOn > day);
    if (next) return `${person} works here from ${formatDate(next.startsOn)}. Mark a day from then on.`;
    return `${person} worked here until ${formatDate(last.endsOn)}. Mark a day until then.`;
  }
  if (day > now && isPresence(mark))
    return 'This day is still to come. Mark who was there once it is over; a leave, a weekly off or a holiday can be planned.';
  return refuseDay(mark);
}
