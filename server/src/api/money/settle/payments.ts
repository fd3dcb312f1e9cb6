import { today } from 'shared/domain/dates/dates';
import { type Payment, type PaymentInput, paymentInput, paymentRecord } from 'shared/domain/money/settle/payment';
import { formatRupees } from 'shared/domain/text/money';
import { badInput } from '../../../core/errors';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell } from '../../records/lists/csvCells';
import { paymentSamples } from '../documents/invoiceSamples';
import { invoices } from '../documents/invoices';
import { lockInvoice } from '../documents/lockInvoice';

/**
 * Throws 400 at the field when a payment does not fit its invoice; returns the invoice's id, and marks a sample's
 * payment as a sample.
 */
async function checkPayment({
  operation,
  before,
  after: payment,
  db,
  reach,
}: Change<Payment, PaymentInput>): Promise<Partial<Payment>> {
  const invoice = await lockInvoice(db, payment.invoiceId, reach);
  if (before !== undefined && before.invoiceId !== invoice.id)
    throw badInput([
      { path: 'invoiceId', msg: 'A payment can’t move to another invoice. Delete it and enter it there.' },
    ]);
  if (invoice.status === 'draft')
    throw badInput([{ path: 'invoiceId', msg: 'Issue the invoice first; nothing is due on a draft.' }]);
  if (invoice.status === 'cancelled')
    throw badInput([{ path: 'invoiceId', msg: 'The invoice is cancelled; nothing is due on it.' }]);
  const counted = operation === 'update' && before ? before.amountPaise : 0;
  const left = Math.max(0, invoice.balancePaise + counted);
  if (payment.amountPaise > left && payment.amountPaise > counted)
    throw badInput([{ path: 'amountPaise', msg: `Only ${formatRupees(left)} of this invoice is still due.` }]);
  return { invoiceId: invoice.id, isSample: invoice.isSample === true };
}

/** Money received for one invoice, given by id or number. A payment for several invoices is a receipt. */
export const payments = defineResource({
  path: 'payments',
  belongsTo: { other: { column: 'invoiceId', by: () => invoices } },
  title: 'payment',
  input: paymentInput,
  record: paymentRecord,
  named: ['reference', 'method'],
  references: { invoiceId: 'invoices' },
  search: ['method', 'reference', 'amountPaise'],
  prepare: checkPayment,
  refuse: async (change) => {
    if (change.operation === 'restore') await checkPayment(change);
    return undefined;
  },
  csv: {
    Date: ({ date }) => date,
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    Method: ({ method }) => method,
    Reference: ({ reference }) => reference,
  },
  seed: () => paymentSamples(today()),
});
