import { z } from 'zod';
import { isGstin } from '../../records/gstin';
import { recordOf } from '../../records/recordFields';
import { optionalPaise, text } from '../../records/validation';
import { isReturnPeriod } from './returnPeriod';

/** What the electronic credit ledger held before a period's return; later periods carry it forward. */
export const creditBalanceInput = z.object({
  registration: text('GSTIN', 15).refine(isGstin, 'Enter the GSTIN of 15 characters.'),
  /** A month, 2026-11, or a quarter, 2026-27 Q3, as its return is filed. */
  period: text('period', 10, 'Choose the period.').refine(
    isReturnPeriod,
    'Enter the period as a month, 2026-11, or as a quarter, 2026-27 Q3.',
  ),
  igstPaise: optionalPaise('credit of IGST'),
  cgstPaise: optionalPaise('credit of CGST'),
  sgstPaise: optionalPaise('credit of SGST/UTGST'),
});
export type CreditBalanceInput = z.infer<typeof creditBalanceInput>;

/** The same in the API's responses. */
export const creditBalanceRecord = /* @__PURE__ */ recordOf(creditBalanceInput, () => ({}));
export type CreditBalance = z.infer<typeof creditBalanceRecord>;
