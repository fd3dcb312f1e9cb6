import { companyState } from 'shared/domain/companyTax';
import { formatDate, today } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { invoiceTotals } from 'shared/domain/invoiceTotals';
import { issuableInvoice } from 'shared/domain/issuableInvoice';
import { formatRupees } from 'shared/domain/money';
import { placeOfSupply } from 'shared/domain/placeOfSupply';
import { type FieldError, toFieldErrors } from 'shared/domain/validation';
import { placeText } from 'shared/domain/invoiceSheet';
import { api, confirm } from 'shared/platform';

/** What a draft still lacks to be issued; empty when nothing. */
export function issueProblems(invoice: Invoice): FieldError[] {
  const checked = issuableInvoice.safeParse(invoice);
  return checked.success ? [] : toFieldErrors(checked.error);
}

/** Asks with the number, total and place of supply that issuing will settle; true for yes. */
export async function confirmIssue(invoice: Invoice): Promise<boolean> {
  const { issued } = await api.get<{ issued: string }>('invoices/next-number', { query: { date: invoice.date ?? today() } });
  const place = placeOfSupply(invoice, companyState);
  const { totalPaise, taxLines } = invoiceTotals({ ...invoice, clientState: place }, { supplierState: companyState });
  const taxes = taxLines.map((line) => `${line.head} ${formatRupees(line.amountPaise)}`).join(' and ') || 'no tax';
  return confirm({
    title: 'Issue this invoice?',
    body: `It gets the next number, ${issued} if nobody is quicker, with the date ${formatDate(invoice.date)}: ${formatRupees(totalPaise)} with ${taxes}, place of supply ${placeText(place)}. After that it cannot be changed.`,
    confirmLabel: 'Issue',
  });
}
