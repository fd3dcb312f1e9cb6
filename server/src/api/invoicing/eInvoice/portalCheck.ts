import { today } from 'shared/domain/dates/dates';
import { eDocumentOfInvoice } from 'shared/domain/invoicing/eInvoice/eDocument';
import type { Invoice } from 'shared/domain/invoicing/invoice';
import { totalsUnder } from 'shared/domain/invoicing/invoiceTotals';
import type { PortalCheck } from 'shared/domain/invoicing/invoicingAnswers';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Queries } from '../../../db/tables';
import { amountsOf } from '../prepareInvoice';
import { eInvoiceMarks } from './eInvoiceMarks';
import { readInv01 } from './readInv01';

/** Any number that the portal takes: a draft is checked before one is used. */
const ANY_NUMBER = 'A1';

/** What the e-invoice portal would refuse of a draft if it was issued under this letterhead, and whether it needs an IRN. */
export async function portalCheck(db: Queries, draft: Invoice, letterhead: IssuedLetterhead): Promise<PortalCheck> {
  const document = eDocumentOfInvoice({
    ...draft,
    ...amountsOf({ ...draft, status: 'issued' }, totalsUnder(letterhead)),
    ...{ invoiceNo: ANY_NUMBER, registration: letterhead.gstin, letterhead },
  });
  if (document === null) return { isNeeded: false, problems: [] };
  const [told] = await readInv01(db, [document]);
  const { makesEInvoices = false } = await eInvoiceMarks(db, letterhead.gstin, draft.date ?? today());
  return { isNeeded: makesEInvoices, problems: told?.problems ?? [] };
}
