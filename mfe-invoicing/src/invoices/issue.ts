import { formatDate, today } from 'shared/domain/dates';
import { placeText } from 'shared/domain/documentSheet';
import type { Invoice } from 'shared/domain/invoice';
import { invoiceTotals } from 'shared/domain/invoiceTotals';
import type { NextNumber } from 'shared/domain/invoicingAnswers';
import { type LetterheadInput, supplierStateOf } from 'shared/domain/letterhead';
import { formatRupees } from 'shared/domain/money';
import { clientStateOf } from 'shared/domain/placeOfSupply';
import { api, confirm } from 'shared/platform';

/** Asks with the number, total and place of supply that issuing will settle; true for yes. */
export async function confirmIssue(invoice: Invoice, letterhead: LetterheadInput): Promise<boolean> {
  const isBill = invoice.taxTreatment === 'exempt';
  const { issued } = await api.get<NextNumber>('invoices/next-number', {
    query: { date: invoice.date ?? today(), kind: isBill ? 'bill' : 'invoice' },
  });
  const { totalPaise, taxLines } = invoiceTotals(invoice, { supplierState: supplierStateOf(letterhead) });
  const taxes = taxLines.map((line) => `${line.head} ${formatRupees(line.amountPaise)}`).join(' and ') || 'no tax';
  return confirm({
    title: isBill ? 'Issue this bill of supply?' : 'Issue this invoice?',
    body: `It gets the next number, ${issued} if nobody is quicker, with the date ${formatDate(invoice.date)}: ${formatRupees(totalPaise)} with ${taxes}, place of supply ${placeText(clientStateOf(invoice))}. After that it cannot be changed.`,
    confirmLabel: 'Issue',
  });
}
