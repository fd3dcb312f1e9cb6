import type { DayValue, MarkInput } from 'shared/domain/attendance/mark';

/** A day to be marked. */
export interface DayChange {
  employeeId: string;
  /** Of the month, from 1. */
  day: number;
  value: DayValue;
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new mark of a day. `seen` is the version of the month that its maker had on the screen. */
export function newMark(month: string, { employeeId, day, value }: DayChange, seen: number): MarkInput {
  const { code, overtimeMinutes } = value;
  const date = `${month}-${String(day).padStart(2, '0')}`;
  return { id: newId(), employeeId, day: date, code, overtimeMinutes, at: new Date().toISOString(), seen };
}
