import { today } from 'shared/domain/dates';
import { formatRupees } from 'shared/domain/money';
import { type PaymentInput, paymentInput } from 'shared/domain/payment';
import { badInput } from '../core/errors';
import { amountCell } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import type { Change } from '../resource/definition';
import { paymentSamples } from './invoiceSamples';
import { lockInvoice } from './lockInvoice';
import { settleInvoice } from './settleInvoice';

/** Throws 400 at the field when a payment does not fit its invoice; answers the invoice's id. */
async function checkPayment({ operation, before, after, db }: Change): Promise<Record<string, unknown>> {
  const payment = after as unknown as PaymentInput;
  const invoice = await lockInvoice(db, payment.invoiceId);
  if (before !== undefined && before.invoiceId !== invoice.id)
    throw badInput([
      { path: 'invoiceId', msg: 'A payment stays with its invoice; delete it and enter it for the other one.' },
    ]);
  if (invoice.status === 'draft')
    throw badInput([{ path: 'invoiceId', msg: 'Issue the invoice first; a draft is not owed yet.' }]);
  if (invoice.status === 'cancelled')
    throw badInput([{ path: 'invoiceId', msg: 'The invoice is cancelled; nothing is owed for it.' }]);
  const counted = operation === 'update' ? Number(before?.amountPaise) : 0;
  const left = Math.max(0, invoice.balancePaise + counted);
  if (payment.amountPaise > left && payment.amountPaise > counted)
    throw badInput([{ path: 'amountPaise', msg: `Only ${formatRupees(left)} of this invoice is still owed.` }]);
  return { invoiceId: invoice.id };
}

/** Money received for invoices; an invoice is named by its id or its number. */
export const payments = untypedResource({
  path: 'payments',
  title: 'payment',
  input: paymentInput,
  kinds: { amountPaise: 'number' },
  named: ['reference', 'method'],
  refers: { invoiceId: 'invoices' },
  search: ['method', 'reference'],
  found: {
    kind: 'Payment',
    detail: ['date', 'method', 'amountPaise'],
    page: ({ invoiceId }) => `/dashboard/invoicing/list/${String(invoiceId)}`,
  },
  prepare: checkPayment,
  refuse: async (change) => {
    if (change.operation === 'restore') await checkPayment(change);
    return undefined;
  },
  after: async ({ after, actor, db }) => settleInvoice(db, String(after.invoiceId), actor),
  csv: {
    Date: (payment) => String(payment.date),
    Amount: (payment) => amountCell(payment.amountPaise),
    Method: (payment) => String(payment.method),
    Reference: (payment) => String(payment.reference),
  },
  seed: () => paymentSamples(today()),
});
