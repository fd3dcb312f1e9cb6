import { blankLetterhead } from '../../letterhead/letterhead';
import { type Invoice, invoiceInput } from '../documents/invoice';
import { invoiceTotals } from '../documents/invoiceTotals';
import { clientStateOf } from '../documents/placeOfSupply';
import { type EDocument, eDocumentOfInvoice } from './eDocument';

/** The letterhead of a company in Jharkhand. */
export const letterhead = {
  ...blankLetterhead,
  name: 'Shramdeep Workforce Private Limited',
  address: '4 Station Road\nDhanbad',
  state: '20',
  pin: '828306',
  gstin: '20AAPFU0939F1Z9',
};

/** An issued invoice of ₹1,180 to a client in Mumbai. */
export function issued(over: object = {}): Invoice {
  const input = invoiceInput.parse({
    clientName: 'Acme Foods Limited',
    clientGstin: '27AAPFU0939F1ZV',
    clientAddress: '7 Linking Road, Bandra\nMumbai 400050',
    date: '2026-11-21',
    taxPercent: 18,
    items: [{ description: 'Guards', sac: '998525', quantity: 1, pricePaise: 100_000 }],
    ...over,
  });
  return {
    ...input,
    ...invoiceTotals(input, { supplierState: '20' }),
    ...{ id: 'i1', invoiceNo: 'INV/26-27/0001', status: 'issued', registration: letterhead.gstin, letterhead },
    ...{ placeOfSupply: clientStateOf(input), cancelledAt: null, financialYear: '2026-27' },
  } as Invoice;
}

/** The same in the portal's format. */
export const eDocument = (over: object = {}): EDocument => eDocumentOfInvoice(issued(over)) as EDocument;
