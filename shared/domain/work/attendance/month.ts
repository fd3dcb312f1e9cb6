import { z } from 'zod';
import { formatMonth } from '../../dates/dates';
import { recordOf } from '../../records/recordFields';
import { isoMonth, text } from '../../records/validation';

/** A center's month: days are marked while it is open, and paid once it is locked. */
export const monthStates = ['Open', 'Submitted', 'Confirmed', 'Locked'] as const;
export type MonthState = (typeof monthStates)[number];

/** What is done with a month: from which states, to which, and by the right to which act. */
export const monthSteps = {
  submit: { label: 'Submit', from: ['Open'], to: 'Submitted', act: 'write' },
  confirm: { label: 'Confirm', from: ['Submitted'], to: 'Confirmed', act: 'confirm' },
  lock: { label: 'Lock', from: ['Confirmed'], to: 'Locked', act: 'lock' },
  reopen: { label: 'Reopen', from: ['Submitted', 'Confirmed'], to: 'Open', act: 'confirm' },
} as const satisfies Record<string, { label: string; from: readonly MonthState[]; to: MonthState; act: string }>;
export type MonthStep = keyof typeof monthSteps;

/** Which month of which center. */
export const monthInput = z.object({ centerId: text('center', 64), month: isoMonth() });

const instant = () => z.iso.datetime().nullable();

/** A center's month as the API answers it. Who took each step is a name, as it was then. */
export const monthRecord = /* @__PURE__ */ recordOf(monthInput, () => ({
  state: z.enum(monthStates),
  submittedBy: z.string(),
  submittedAt: instant(),
  confirmedBy: z.string(),
  confirmedAt: instant(),
  lockedBy: z.string(),
  lockedAt: instant(),
  centerName: z.string(),
}));
export type AttendanceMonth = z.infer<typeof monthRecord>;

/** Why no day of a month can be marked in a state, or undefined while it is open. */
export function refuseState(month: string, state: MonthState): string | undefined {
  if (state === 'Open') return undefined;
  return state === 'Locked'
    ? `Attendance of ${formatMonth(month)} is locked. Correct the day, with a reason.`
    : `Attendance of ${formatMonth(month)} is ${state.toLowerCase()}. Ask the office to reopen it, then mark the day.`;
}
