import { formatDate, today } from 'shared/domain/dates/dates';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { invoiceTotals, totalsUnder } from 'shared/domain/money/documents/invoiceTotals';
import type { NextNumber } from 'shared/domain/money/documents/invoicingAnswers';
import { clientStateOf } from 'shared/domain/money/documents/placeOfSupply';
import { placeText } from 'shared/domain/papers/documentSheet';
import { formatRupees } from 'shared/domain/text/money';
import { api, confirm, notify } from 'shared/platform';

/**
 * Asks for confirmation with the number, total and place of supply that issuing fixes, unless the e-invoice portal
 * would refuse the invoice; true for yes.
 */
export async function confirmIssue(invoice: Invoice, letterhead: IssuedLetterhead): Promise<boolean> {
  const isBill = invoice.taxTreatment === 'exempt';
  const { issued, portal } = await api.get<NextNumber>('invoices/next-number', {
    query: {
      ...(invoice.registration !== '' && { registration: invoice.registration }),
      date: invoice.date ?? today(),
      invoice: invoice.id,
      kind: invoice.isSample ? 'sample' : isBill ? 'bill' : 'invoice',
    },
  });
  const refused = portal?.problems.join(' ') ?? '';
  if (refused !== '' && portal?.isNeeded) {
    notify.error(`The e-invoice portal would refuse it: ${refused} Correct this before you issue it.`);
    return false;
  }
  const notice = refused === '' ? '' : ` If this client needs an e-invoice, the portal would refuse it: ${refused}`;
  const { totalPaise, taxLines } = invoiceTotals(invoice, totalsUnder(letterhead));
  const taxes =
    taxLines.map((line) => `${line.head} ${formatRupees(line.amountPaise)}`).join(' and ') ||
    (invoice.taxTreatment === 'reverse'
      ? `no tax: the client pays the GST of ${invoice.taxPercent}% on reverse charge`
      : 'no tax');
  return confirm({
    title: isBill ? 'Issue this bill of supply?' : 'Issue this invoice?',
    body: `It will be numbered ${issued} unless another invoice is issued first, and dated ${formatDate(invoice.date)}: ${formatRupees(totalPaise)} with ${taxes}, place of supply ${placeText(clientStateOf(invoice))}. After that it cannot be changed.${notice}`,
    confirmLabel: 'Issue',
  });
}
