import { z } from 'zod';
import { lawValues } from '../../law/lawValues';
import { releasedLimits } from '../../law/limitOn';
import { creditLimits } from './creditLimit';
import { reverseCharges } from './reverseCharge';
import { allowedPercents, gstRates } from './taxRates';

const from = { from: z.string(), source: z.string().optional() };

/** The legal rules for invoices, notes, vouchers and bills: the rows of each kind, as in the API's responses. */
export const documentLaw = z.object({
  gstRate: z.array(lawValues['gst-rate'].extend(from)),
  gstPercents: z.array(lawValues['gst-percents'].extend(from)),
  reverseCharge: z.array(lawValues['reverse-charge'].extend(from)),
  creditNote: z.array(lawValues['credit-note'].extend(from)),
  limit: z.array(lawValues.limit.extend(from)),
});
export type DocumentLaw = z.infer<typeof documentLaw>;

/** The rows shipped with this release; the database starts with them. */
export const releasedDocumentLaw: DocumentLaw = {
  gstRate: [...gstRates],
  gstPercents: [...allowedPercents],
  reverseCharge: [...reverseCharges],
  creditNote: [...creditLimits],
  limit: [...releasedLimits],
};
