import { z } from 'zod';
import { MOST_TOGETHER, togetherBody, togetherResult } from '../../records/together';
import { isoDate, oneOf, paise, percent, yesNo } from '../../records/validation';
import { billingBases, endReasons, moveInput, payUnits } from './placement';

/** The end of placements: their last day, and why. */
export const endInput = z.object({ endsOn: isoDate('last day'), endReason: oneOf('reason', endReasons) });

/** Pay and billing that many get from a day on; what is empty stays as each has it. */
export const someTermsInput = z.object({
  startsOn: isoDate('first day'),
  payPer: oneOf('unit of the pay', ['', ...payUnits]).default(''),
  grossPaise: paise('gross wage').nullish(),
  basicPaise: paise('basic wage').nullish(),
  houseRentPaise: paise('house rent').nullish(),
  conveyancePaise: paise('conveyance').nullish(),
  billBasis: oneOf('basis of the bill', ['', ...billingBases]).default(''),
  billPaise: paise('billing rate').nullish(),
  billPercent: percent('percentage').nullish(),
  /** Whether the day may lie in a month whose wages are paid: the difference is paid as arrears. */
  paysArrears: yesNo('Paying arrears').default(false),
});

/** What is done with many placements, each by itself. */
export const togetherInput = togetherBody('placements').extend({
  act: z.discriminatedUnion('kind', [
    moveInput.extend({ kind: z.literal('move') }),
    endInput.extend({ kind: z.literal('end') }),
    someTermsInput.extend({ kind: z.literal('terms') }),
  ]),
});
export type TogetherInput = z.infer<typeof togetherInput>;

/** What came, or would come, of it for a placement. */
export const togetherAnswer = togetherResult.omit({ says: true }).extend({
  /** Its version since; 0 where nothing was done. */
  version: z.int(),
  /** What its changed fields were. */
  before: z.record(z.string(), z.unknown()),
  /** The placement that follows it; null where none does. */
  next: z.object({ id: z.string(), version: z.int() }).nullable(),
});
export type TogetherAnswer = z.infer<typeof togetherAnswer>;

/** What is taken back of what was done with many placements: the answers of those that it was done with. */
export const takenBackInput = z.object({
  done: z
    .array(togetherAnswer.pick({ id: true, version: true, before: true, next: true }), {
      error: 'Send what was done as a list.',
    })
    .min(1, 'Send at least one placement.')
    .max(MOST_TOGETHER, `Send at most ${MOST_TOGETHER} placements at once.`),
});
