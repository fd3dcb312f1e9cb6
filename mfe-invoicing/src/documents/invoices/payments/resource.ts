import { type PaymentInput, paymentInput, paymentMethods } from 'shared/domain/money/settle/payment';
import type { SettledPayment } from 'shared/domain/money/settle/settledPayment';
import type { ResourceDefinition } from 'shared/ui';
import { receiptPath } from '../../../settle/receipts/receiptPath';

/** Money received for an invoice; the screen sets which one. */
export const payments: ResourceDefinition<SettledPayment, PaymentInput> = {
  path: 'payments',
  name: { one: 'payment', many: 'payments' },
  title: (row) => `payment by ${row.method}`,
  texts: {
    add: 'Record payment',
    added: 'Payment recorded',
    addFailed: 'Failed to record the payment',
    saveFailed: 'Failed to save the payment',
  },
  columns: [
    {
      key: 'date',
      title: 'Date',
      kind: 'date',
      to: ({ receiptId }) => (receiptId ? receiptPath(receiptId) : undefined),
    },
    { key: 'method', title: 'Method' },
    { key: 'reference', title: 'Reference', wraps: true },
    { key: 'amountPaise', title: 'Amount', kind: 'money' },
  ],
  schema: paymentInput,
  fields: [
    { name: 'amountPaise', label: 'Amount', kind: 'money', required: true },
    { name: 'date', label: 'Date', kind: 'date', required: true },
    {
      name: 'method',
      label: 'Method',
      kind: 'select',
      options: paymentMethods,
      required: true,
      help: 'Choose TDS for tax the client withheld.',
    },
    { name: 'reference', label: 'Reference', maxLength: 120 },
  ],
};
