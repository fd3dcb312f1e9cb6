import { companyState } from 'shared/domain/companyTax';
import { today } from 'shared/domain/dates';
import { financialYearOf } from 'shared/domain/financialYear';
import type { Invoice, InvoiceStatus } from 'shared/domain/invoice';
import { invoiceBalance, shownInvoiceStatus } from 'shared/domain/invoiceStatus';
import { invoiceTotals } from 'shared/domain/invoiceTotals';
import { issuableInvoice } from 'shared/domain/issuableInvoice';
import { clientStateOf, placeOfSupply } from 'shared/domain/placeOfSupply';
import type { Queries } from '../../db/tables';
import { parse } from '../parse';
import type { Change } from '../resource/definition';
import { nextDocumentNumber } from './documentSeries';
import { refuseTakenNumber } from './draftNumber';

/** Later than any due date: what is not open never becomes late. */
const NEVER = '9999-12-31';

/** What an invoice has before anything happened to it. */
const blank = { status: 'draft', draftNo: '', financialYear: '', issuedAt: null, cancelledAt: null, paidPaise: 0, creditedPaise: 0, debitedPaise: 0 } as const;

/** What follows from an invoice's sums: whether it is paid, what is owed, and after which day that is late. */
function settlement(invoice: Invoice): Record<string, unknown> {
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  const balancePaise = isOpen ? invoiceBalance(invoice) : 0;
  const status: InvoiceStatus = isOpen ? (balancePaise > 0 ? 'issued' : 'paid') : invoice.status;
  const standing = shownInvoiceStatus({ ...invoice, status, dueDate: null }, today());
  return { status, standing, balancePaise, lateAfter: balancePaise > 0 && invoice.dueDate ? invoice.dueDate : NEVER };
}

async function asDraft(invoice: Invoice, numberBefore: string | undefined, db: Queries): Promise<Record<string, unknown>> {
  if (invoice.invoiceNo !== numberBefore) await refuseTakenNumber(db, invoice.invoiceNo);
  const amounts = invoiceTotals(invoice, { supplierState: companyState });
  return { ...blank, ...amounts, placeOfSupply: clientStateOf(invoice), draftNo: invoice.invoiceNo, ...settlement({ ...invoice, ...amounts }) };
}

/** What issuing settles once and for all. Throws 400 with everything that is missing. */
async function asIssued(invoice: Invoice, db: Queries): Promise<Record<string, unknown>> {
  const { date } = parse(issuableInvoice, invoice);
  const place = placeOfSupply(invoice, companyState);
  const amounts = invoiceTotals({ ...invoice, clientState: place }, { supplierState: companyState });
  const number = { invoiceNo: await nextDocumentNumber(db, 'invoice', date), financialYear: financialYearOf(date) };
  return { ...blank, draftNo: invoice.draftNo, ...amounts, ...number, placeOfSupply: place, issuedAt: new Date().toISOString(), ...settlement({ ...invoice, ...amounts }) };
}

/** The columns of an invoice that only the server sets, for whatever is about to be stored. A draft that becomes issued gets its number here. */
export async function prepareInvoice({ before, after, db }: Change): Promise<Record<string, unknown>> {
  const invoice = { ...blank, ...after } as unknown as Invoice;
  if (invoice.status === 'draft') return asDraft(invoice, before?.draftNo as string | undefined, db);
  const wasIssued = before !== undefined && before.status !== 'draft';
  return wasIssued ? settlement(invoice) : asIssued(invoice, db);
}
