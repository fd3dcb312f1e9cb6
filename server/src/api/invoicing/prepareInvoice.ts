import { today } from 'shared/domain/dates';
import { financialYearOf } from 'shared/domain/financialYear';
import type { Invoice, InvoiceStatus } from 'shared/domain/invoice';
import { invoiceBalance, shownInvoiceStatus } from 'shared/domain/invoiceStatus';
import { invoiceTotals } from 'shared/domain/invoiceTotals';
import { issueProblems } from 'shared/domain/issueProblems';
import { type IssuedLetterhead, supplierStateOf } from 'shared/domain/letterhead';
import { clientStateOf } from 'shared/domain/placeOfSupply';
import type { Queries } from '../../db/tables';
import { badInput } from '../core/errors';
import type { Change } from '../resource/definition';
import { currentLetterhead } from './currentLetterhead';
import { nextDocumentNumber } from './documentSeries';
import { refuseTakenNumber } from './draftNumber';

/** Later than any due date: what is not open never becomes late. */
const NEVER = '9999-12-31';

/** What an invoice has before anything happened to it. */
const blank = {
  status: 'draft',
  draftNo: '',
  financialYear: '',
  letterhead: null,
  issuedAt: null,
  cancelledAt: null,
  paidPaise: 0,
  creditedPaise: 0,
  debitedPaise: 0,
} as const;

/** What follows from an invoice's sums: whether it is paid, what is owed, and after which day that is late. */
function settlement(invoice: Invoice): Record<string, unknown> {
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  const balancePaise = isOpen ? invoiceBalance(invoice) : 0;
  const status: InvoiceStatus = isOpen ? (balancePaise > 0 ? 'issued' : 'paid') : invoice.status;
  const standing = shownInvoiceStatus({ ...invoice, status, dueDate: null }, today());
  return { status, standing, balancePaise, lateAfter: balancePaise > 0 && invoice.dueDate ? invoice.dueDate : NEVER };
}

/** The amounts of an invoice and what follows from them, for a company in a state. */
export function amountsOf(invoice: Invoice, supplierState: string): Record<string, unknown> {
  const amounts = invoiceTotals(invoice, { supplierState });
  return { ...amounts, placeOfSupply: clientStateOf(invoice), ...settlement({ ...invoice, ...amounts }) };
}

async function asDraft(
  invoice: Invoice,
  numberBefore: string | undefined,
  db: Queries,
): Promise<Record<string, unknown>> {
  if (invoice.invoiceNo !== numberBefore) await refuseTakenNumber(db, invoice.invoiceNo);
  return { ...blank, ...amountsOf(invoice, supplierStateOf(await currentLetterhead(db))), draftNo: invoice.invoiceNo };
}

/** What issuing settles once and for all, under the letterhead given (of a sample) or today's. Throws 400 with everything that is missing. */
async function asIssued(invoice: Invoice, db: Queries): Promise<Record<string, unknown>> {
  const letterhead: IssuedLetterhead = invoice.letterhead ?? (await currentLetterhead(db));
  const problems = letterhead.isSample ? [] : issueProblems(invoice, { today: today(), letterhead });
  if (problems.length > 0) throw badInput(problems);
  const date = invoice.date as string;
  const invoiceNo = await nextDocumentNumber(db, invoice.taxTreatment === 'exempt' ? 'bill' : 'invoice', date);
  return {
    ...blank,
    draftNo: invoice.draftNo,
    ...amountsOf(invoice, supplierStateOf(letterhead)),
    invoiceNo,
    financialYear: financialYearOf(date),
    letterhead,
    issuedAt: new Date().toISOString(),
  };
}

/** The columns of an invoice that only the server sets, for whatever is about to be stored. A draft that becomes issued gets its number here. */
export async function prepareInvoice({ before, after, db }: Change): Promise<Record<string, unknown>> {
  const invoice = { ...blank, ...after } as unknown as Invoice;
  if (invoice.status === 'draft') return asDraft(invoice, before?.draftNo as string | undefined, db);
  const wasIssued = before !== undefined && before.status !== 'draft';
  return wasIssued ? settlement(invoice) : asIssued(invoice, db);
}
