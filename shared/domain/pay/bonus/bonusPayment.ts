import { z } from 'zod';
import { isFinancialYear } from '../../dates/financialYear';
import { recordOf } from '../../records/recordFields';
import { percent } from '../../records/validation';
import { paidOnInput } from '../wages/paidOn';

/** The bonus of a financial year that was paid on a day, to everybody it was still due to. */
export const bonusPaymentInput = z.object({
  /** `2025-26`. */
  year: z
    .string({ error: 'Name the financial year as 2026-27.' })
    .refine(isFinancialYear, 'Name the financial year as 2026-27.'),
  /** Percentage of the wages that count; 0 is the law's minimum. */
  percent: percent('bonus').default(0),
  ...paidOnInput.shape,
});
export type BonusPaymentInput = z.infer<typeof bonusPaymentInput>;

/** The same as the API answers it. */
export const bonusPaymentRecord = /* @__PURE__ */ recordOf(bonusPaymentInput, () => ({
  /** To how many. */
  people: z.int(),
  totalPaise: z.int(),
}));
export type BonusPayment = z.infer<typeof bonusPaymentRecord>;
