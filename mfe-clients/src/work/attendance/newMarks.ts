import type { DayValue, MarkInput } from 'shared/domain/work/attendance/mark';

/** A day to be marked. */
export interface DayChange {
  employeeId: string;
  /** Day of the month, from 1. */
  day: number;
  value: DayValue;
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** New marks of days, created together. `seen` is the version of the month on the screen. */
export function newMarks(month: string, changes: readonly DayChange[], seen: number): MarkInput[] {
  // Random bytes for each of thousands of marks would take longer than a frame.
  const [together, at] = [newId(), new Date().toISOString()];
  return changes.map(({ employeeId, day, value: { code, overtimeMinutes } }, place) => ({
    id: `${together}-${place}`,
    employeeId,
    day: `${month}-${String(day).padStart(2, '0')}`,
    code,
    overtimeMinutes,
    at,
    seen,
  }));
}
