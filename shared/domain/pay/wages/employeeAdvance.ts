import { z } from 'zod';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { isoDate, optionalPaise, optionalText, positivePaise, text } from '../../records/validation';
import { sumPaise } from '../../text/money';

/** Money that an employee got before it was earned, or what is left of it when the firm begins here. */
export const employeeAdvanceInput = z.object({
  employeeId: text('employee', 64),
  day: isoDate('day'),
  amountPaise: positivePaise(),
  /** What a month's wages give back of it, in paise; 0 for as much as may be deducted. */
  instalmentPaise: optionalPaise('instalment'),
  note: optionalText('note', 200),
});
export type EmployeeAdvanceInput = z.infer<typeof employeeAdvanceInput>;

/** The same as the API answers it. */
export const employeeAdvanceRecord = /* @__PURE__ */ recordOf(employeeAdvanceInput, () => ({}));
export type EmployeeAdvance = z.infer<typeof employeeAdvanceRecord>;

/** What an employee was advanced, has given back by wages, and still owes, in paise. */
export const advanceAccount = z.object({
  advancedPaise: z.int(),
  recoveredPaise: z.int(),
  leftPaise: z.int(),
});
export type AdvanceAccount = z.infer<typeof advanceAccount>;

type Advanced = Pick<EmployeeAdvance, 'amountPaise' | 'instalmentPaise'> & { day: IsoDate };

/** What is left of advances, once wages have given back so much. */
export function accountOfAdvances(advances: readonly Advanced[], recoveredPaise: number): AdvanceAccount {
  const advancedPaise = sumPaise(advances.map(({ amountPaise }) => amountPaise));
  return { advancedPaise, recoveredPaise, leftPaise: Math.max(0, advancedPaise - recoveredPaise) };
}

/** What a month's wages give back, in paise: the instalments of all advances, and no more than is left; without an instalment all that is left. */
export function dueOfAdvances(advances: readonly Advanced[], recoveredPaise: number): number {
  const { leftPaise } = accountOfAdvances(advances, recoveredPaise);
  if (advances.some(({ instalmentPaise }) => instalmentPaise === 0)) return leftPaise;
  return Math.min(leftPaise, sumPaise(advances.map(({ instalmentPaise }) => instalmentPaise)));
}
