import { z } from 'zod';
import { isoMonth, text } from '../../records/validation';
import { monthStates } from '../../work/attendance/month';

/** The most people who are left out of a month. */
const MOST_LEFT_OUT = 2_000;

/** The month whose attendance wages are made from, and the people left out. */
export const makeWagesInput = z.object({
  month: isoMonth(),
  /** Employees who are not paid with the others, for a reason among the problems. Their earnings are arrears later. */
  leaveOut: z.array(text('employee', 64)).max(MOST_LEFT_OUT, `Leave at most ${MOST_LEFT_OUT} people out.`).default([]),
});
export type MakeWagesInput = z.infer<typeof makeWagesInput>;

/** Something that is in the way, or that somebody should know. */
const remark = z.object({
  /** Whom it is about; empty for the month, or a center. */
  employeeId: z.string(),
  name: z.string(),
  /** What is wrong, and what to do. */
  text: z.string(),
});
export type Remark = z.infer<typeof remark>;

/** What a month's wages would be, made from attendance. */
export const madeWages = z.object({
  month: z.string(),
  /** The month's register, empty while there is none. */
  registerId: z.string(),
  /** The centers of the month's placements, and their states. */
  centers: z.array(
    z.object({
      centerId: z.string(),
      companyName: z.string(),
      centerName: z.string(),
      state: z.enum(monthStates),
      people: z.int(),
    }),
  ),
  people: z.int(),
  grossPaise: z.int(),
  arrearsPaise: z.int(),
  netPaise: z.int(),
  /** While there is one, nothing can be stored; people with problems can be left out. */
  problems: z.array(remark),
  /** What is not in the way. */
  warnings: z.array(remark),
});
export type MadeWages = z.infer<typeof madeWages>;
