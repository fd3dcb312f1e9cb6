import { z } from 'zod';
import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { nextWorkingDay } from '../../dates/nextWorkingDay';
import { type LegalLimit, limitOn } from '../../law/limitOn';
import { recordOf } from '../../records/recordFields';
import { optionalDate, optionalPaise, optionalText, percent, text, yesNo } from '../../records/validation';

/** A leaver's final settlement: the input; the rest is worked out until it is paid. */
export const settlementInput = z
  .object({
    employeeId: text('employee', 64),
    /** Employed for a fixed term: gratuity from one year on. */
    isFixedTerm: yesNo('Fixed term').default(true),
    /** Percentage of the bonus; 0 is the law's minimum. */
    bonusPercent: percent('bonus').default(0),
    /** Deductions apart from wages, such as a uniform or a notice not served. */
    recoveryPaise: optionalPaise('recovery'),
    recoveryNote: optionalText('reason of the recovery', 200),
    /** The day on which it was paid; empty while it is not. */
    paidOn: optionalDate('day it was paid'),
  })
  .refine(({ recoveryPaise, recoveryNote }) => recoveryPaise === 0 || recoveryNote !== '', {
    path: ['recoveryNote'],
    error: 'Say what is recovered, and why.',
  });
export type SettlementInput = z.infer<typeof settlementInput>;

/** One amount of a settlement, and how it came about. */
const settlementPart = z.object({ what: z.string(), paise: z.int(), why: z.string() });
export type SettlementPart = z.infer<typeof settlementPart>;

/** A settlement's state on a day. */
const settlementStates = ['Due', 'Late', 'Paid'] as const;

/** A settlement as the API answers it. */
export const settlementRecord = /* @__PURE__ */ recordOf(settlementInput, () => ({
  leftOn: z.string(),
  /** The day until which it is to be paid. */
  dueOn: z.string(),
  parts: z.array(settlementPart),
  /** What is paid beside the wages, which their register pays. */
  totalPaise: z.int(),
  employeeName: z.string(),
  state: z.enum(settlementStates),
}));
export type Settlement = z.infer<typeof settlementRecord>;

/** The last day to settle with a person who left on a day. `limits`: by default this release's. */
export function settlementDay(
  leftOn: IsoDate,
  isHoliday: (date: IsoDate) => boolean,
  limits?: readonly LegalLimit[],
): IsoDate {
  const workingDays = limitOn('Wages of somebody who left', leftOn, limits);
  let day = leftOn;
  for (let done = 0; done < workingDays; done++) day = nextWorkingDay(addDays(day, 1), isHoliday);
  return day;
}

/** A settlement's state on a day. */
export function settlementState(
  { paidOn, dueOn }: Pick<Settlement, 'paidOn' | 'dueOn'>,
  on: IsoDate,
): Settlement['state'] {
  if (paidOn !== null) return 'Paid';
  return dueOn < on ? 'Late' : 'Due';
}

/** A leaver without a settlement. */
export const unsettled = z.object({
  employeeId: z.string(),
  name: z.string(),
  leftOn: z.string(),
  dueOn: z.string(),
  isLate: z.boolean(),
});
export type Unsettled = z.infer<typeof unsettled>;
