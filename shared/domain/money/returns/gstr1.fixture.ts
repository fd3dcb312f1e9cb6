import { blankLetterhead } from '../../letterhead/letterhead';
import { type Invoice, invoiceInput } from '../documents/invoice';
import { invoiceTotals, totalsUnder } from '../documents/invoiceTotals';
import { debitTax } from '../documents/noteTax';
import { clientStateOf } from '../documents/placeOfSupply';
import { type Gstr1Document, gstr1OfInvoice, gstr1OfNote } from './gstr1Document';

/** The company: registered in Jharkhand. */
export const REGISTRATION = '20AAPFU0939F1Z9';

/** An issued invoice of ₹1,180 to a registered client in Mumbai. */
export function issuedInvoice(over: object = {}): Invoice {
  const input = invoiceInput.parse({
    clientName: 'Acme Foods Limited',
    clientGstin: '27AAPFU0939F1ZV',
    date: '2026-09-21',
    taxPercent: 18,
    items: [{ description: 'Guards', sac: '998525', pricePaise: 100_000 }],
    ...over,
  });
  const totals = invoiceTotals(input, totalsUnder({ ...blankLetterhead, gstin: REGISTRATION, state: '20' }));
  return {
    ...input,
    ...totals,
    ...{
      id: 'i1',
      invoiceNo: 'INV/26-27/0001',
      registration: REGISTRATION,
      placeOfSupply: input.sez ? '27' : clientStateOf(input),
      ...over,
    },
  } as Invoice;
}

/** The same as GSTR-1 tells of it. */
export const told = (over: object = {}): Gstr1Document => gstr1OfInvoice(issuedInvoice(over));

/** A note of ₹118 against an invoice, as GSTR-1 tells of it. */
export function toldNote(kind: 'credit' | 'debit', invoice: Invoice, over: object = {}): Gstr1Document {
  const amountPaise = invoice.taxLines.length === 0 ? 10_000 : 11_800;
  const note = {
    id: 'n1',
    number: kind === 'credit' ? 'CN/26-27/0001' : 'DN/26-27/0001',
    date: '2026-09-25',
    amountPaise,
    lines: [],
  };
  const document = gstr1OfNote(kind, { ...note, ...debitTax(amountPaise, invoice), ...over }, invoice);
  if (!document) throw new Error('no table tells of this note');
  return document;
}
