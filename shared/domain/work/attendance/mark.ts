import { z } from 'zod';
import { isoDate, text } from '../../records/validation';
import { dayCodes } from './day';

export { type DayCode, type DayValue, dayCodes, dayNames, OVERTIME_STEP, sameDay } from './day';

/** The most marks of one call. */
const MOST_MARKS = 5_000;

/** The most marks that one day of one person takes from one account, or from all phones of one link: who changes their mind needs a few. */
export const MOST_MARKS_OF_DAY = 30;

/** The maker's id of a mark: sent again, it counts once. */
const markId = z.string().regex(/^[\w-]{8,40}$/, 'Give each mark a random id of 8 to 40 letters, digits and dashes.');

/** One day of one person, as somebody marks it. What is wrong with the day itself, its own answer says. */
export const markInput = z.object({
  id: markId,
  employeeId: text('employee', 64),
  day: isoDate('day'),
  /** Empty removes the mark. */
  code: z.enum(['', ...dayCodes], { error: `A day is one of ${dayCodes.join(', ')}, or empty.` }),
  overtimeMinutes: z.number({ error: 'Enter the overtime in minutes.' }).default(0),
  /** When it was made, by the clock of the device that made it. */
  at: z.iso.datetime({ error: 'Say when the mark was made, as an instant in UTC.' }),
  /** The month's version that its maker saw: later marks were unknown to them. By default nothing was seen. */
  seen: z.int().min(0).default(0),
});
export type MarkInput = z.infer<typeof markInput>;

/** Marks of a center's month, made on one device. */
export const markBatch = z.object({
  /** The clock of the device at sending: how far it is off is taken from the times of its marks. */
  sentAt: z.iso.datetime({ error: 'Say when the marks were sent, as an instant in UTC.' }),
  marks: z.array(markInput).min(1, 'Send at least one mark.').max(MOST_MARKS, `Send at most ${MOST_MARKS} marks.`),
});
export type MarkBatch = z.infer<typeof markBatch>;

/** The result of each mark, by its id. */
const markResult = z.object({
  id: z.string(),
  /** `conflict`: it is kept, and so is what somebody else marked without seeing it; the office chooses. `refused`: nothing was stored. */
  result: z.enum(['stored', 'conflict', 'refused']),
  /** Why it was refused, and what to do. */
  message: z.string().optional(),
});
export type MarkResult = z.infer<typeof markResult>;

/** The results of marks that were sent together. */
export const batchAnswer = z.object({
  /** The month's version with these marks. */
  version: z.int(),
  results: z.array(markResult),
});
export type BatchAnswer = z.infer<typeof batchAnswer>;
