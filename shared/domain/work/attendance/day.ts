/** What a day of somebody's work was, by the letter of the register. */
export const dayNames = {
  P: 'Present',
  H: 'Half day',
  W: 'Weekly off',
  F: 'Holiday',
  C: 'Casual leave',
  S: 'Sick leave',
  E: 'Earned leave',
  A: 'Absent',
} as const;
export type DayCode = keyof typeof dayNames;

/** The letters, in the order in which the legend shows them. */
export const dayCodes = Object.keys(dayNames) as [DayCode, ...DayCode[]];

/** What a day holds: its letter, empty where nothing is marked, and the overtime worked, in minutes. */
export interface DayValue {
  code: DayCode | '';
  overtimeMinutes: number;
}

/** Whether two days hold the same. */
export const sameDay = (a: DayValue, b: DayValue): boolean =>
  a.code === b.code && a.overtimeMinutes === b.overtimeMinutes;

/** Overtime is kept in steps of this many minutes. */
export const OVERTIME_STEP = 15;
