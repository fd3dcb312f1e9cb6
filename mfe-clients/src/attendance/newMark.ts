import type { MarkInput } from 'shared/domain/attendance/mark';
import type { DayChange } from './SheetStore';

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A mark made now, by who has seen that version of the month. */
export function newMark(month: string, { employeeId, day, value }: DayChange, seen: number): MarkInput {
  const { code, overtimeMinutes } = value;
  const date = `${month}-${String(day).padStart(2, '0')}`;
  return { id: newId(), employeeId, day: date, code, overtimeMinutes, at: new Date().toISOString(), seen };
}
