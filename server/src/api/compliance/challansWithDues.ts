import type { TaxChallanInput } from 'shared/domain/money/purchases/taxChallan';
import { taxChallans } from '../money/purchases/taxChallans';
import { reopenDeposit } from './reopenDeposit';
import { settleTaxMonth, TAX_DEPOSIT } from './settleTaxMonth';

/** The content of a challan: the month of the tax, date and amount. */
const proofOf = (challan: TaxChallanInput | undefined) =>
  challan && [challan.month, challan.serial, challan.paidOn, challan.taxPaise].join();

/** The challans of tax withheld from suppliers, which settle the due of their month. */
export const challansWithDues: typeof taxChallans = {
  ...taxChallans,
  after: async (change) => {
    const { operation, before, after, db, actor } = change;
    await taxChallans.after?.(change);
    if (operation === 'update' && proofOf(before) === proofOf(after)) return;
    const was = before ?? after;
    await reopenDeposit(db, { ruleId: TAX_DEPOSIT, period: was.month, reference: was.serial }, actor);
    for (const month of new Set([was.month, after.month])) await settleTaxMonth(db, month, actor);
  },
};
