import { today } from 'shared/domain/dates/dates';
import {
  nextDay,
  type RecurringInvoice,
  type RecurringInvoiceInput,
  recurringInvoiceInput,
  recurringInvoiceRecord,
} from 'shared/domain/money/documents/recurringInvoice';
import { badInput } from '../../../core/errors';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { csvFields } from '../../records/lists/csvCells';
import { invoices } from './invoices';
import { lockInvoice } from './lockInvoice';

const typed = ['invoiceId', 'rhythm', 'startOn', 'endOn'] as const;

/** Checks the invoice to repeat, and calculates the next day. Drafts already made stay. */
async function prepare({
  db,
  before,
  after,
  reach,
}: Change<RecurringInvoice, RecurringInvoiceInput>): Promise<Partial<RecurringInvoice>> {
  const madeOn = (before && after.madeOn) ?? null;
  const isTyped = typed.some((field) => before?.[field] !== after[field]);
  const next = { madeOn, nextOn: nextDay(after, madeOn), problem: isTyped ? '' : (after.problem ?? '') };
  if (before?.startOn !== after.startOn && after.startOn < today())
    throw badInput([
      { path: 'startOn', msg: 'Choose today or a later day; bill earlier days by cloning the invoice.' },
    ]);
  if (before?.invoiceId === after.invoiceId) return next;
  const invoice = await lockInvoice(db, after.invoiceId, reach);
  if (invoice.isSample)
    throw badInput([{ path: 'invoiceId', msg: 'This invoice is a sample and can’t recur. Choose another.' }]);
  return { ...next, invoiceId: invoice.id, invoiceNo: invoice.invoiceNo, clientName: invoice.clientName };
}

/** Recurring invoices: `makeRecurring` makes their drafts each day. */
export const recurringInvoices = defineResource({
  path: 'recurring-invoices',
  belongsTo: { other: { column: 'invoiceId', by: () => invoices } },
  table: 'recurring_invoices',
  title: 'recurring invoice',
  input: recurringInvoiceInput,
  record: recurringInvoiceRecord,
  named: ['clientName', 'invoiceNo'],
  references: { invoiceId: 'invoices' },
  search: ['clientName', 'invoiceNo'],
  order: 'nextOn,id',
  prepare,
  csv: csvFields({
    'Client name': 'clientName',
    Invoice: 'invoiceNo',
    Rhythm: 'rhythm',
    'First day': 'startOn',
    'Last day': 'endOn',
    'Next draft': 'nextOn',
    'Latest draft': 'madeOn',
    Problem: 'problem',
  }),
});
