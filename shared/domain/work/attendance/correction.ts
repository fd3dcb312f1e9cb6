import { z } from 'zod';
import { isoDate, text } from '../../records/validation';
import { dayCodes } from './mark';

const value = () => ({
  code: z.enum(['', ...dayCodes], { error: `A day is one of ${dayCodes.join(', ')}, or empty.` }),
  overtimeMinutes: z.number({ error: 'Enter the overtime in minutes.' }).default(0),
});

/** What a day of a locked month is to be, and why. */
export const correctionInput = z.object({
  employeeId: text('employee', 64),
  day: isoDate('day'),
  ...value(),
  reason: text('reason', 500),
});
export type CorrectionInput = z.infer<typeof correctionInput>;

/** A correction as the month's sheet shows it: what was, what is, who says so and why. */
export const shownCorrection = z.object({
  ...value(),
  beforeCode: z.enum(['', ...dayCodes]),
  beforeOvertimeMinutes: z.int(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
