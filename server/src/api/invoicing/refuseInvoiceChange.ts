import { formatMonth } from 'shared/domain/dates';
import { invoiceInput } from 'shared/domain/invoice';
import type { Queries } from '../../db/tables';
import { differences } from '../resource/audit';
import type { ApiRecord, Change } from '../resource/definition';
import { isFiled } from './isFiled';

const typed = Object.keys(invoiceInput.shape);

async function cancelProblem(before: ApiRecord, db: Queries): Promise<string | undefined> {
  if (before.status === 'draft') return 'A draft is deleted, not cancelled.';
  if (before.status === 'cancelled') return 'This invoice is cancelled already.';
  if (Number(before.paidPaise) > 0)
    return 'This invoice has payments; delete them first, or write a credit note instead.';
  const date = String(before.date);
  if (await isFiled(db, date))
    return `The GSTR-1 of ${formatMonth(date)} is filed with this invoice, and stays so; write a credit note instead.`;
  return Number(before.creditedPaise) > 0 || Number(before.debitedPaise) > 0
    ? 'This invoice has notes; cancel them first.'
    : undefined;
}

/** Why an invoice can't be changed so: once issued it stays as it is, and cancelling is for good. */
export async function refuseInvoiceChange({ operation, before, after, db }: Change): Promise<string | undefined> {
  if (before === undefined) return undefined;
  if (after.status === 'cancelled' && after.cancelledAt !== before.cancelledAt) return cancelProblem(before, db);
  if (before.status === 'draft') return undefined;
  if (operation === 'delete') return 'An issued invoice cannot be deleted; cancel it, or write a credit note.';
  if (before.status === 'cancelled' && after.status !== 'cancelled')
    return 'This invoice is cancelled; clone it to bill again.';
  const changed = Object.keys(differences(typed, before, after)).length > 0;
  return changed ? 'An issued invoice cannot be changed; cancel it, or write a credit or debit note.' : undefined;
}
