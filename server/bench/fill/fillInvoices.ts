import { addDays } from 'shared/domain/dates/dates';
import { invoiceInput } from 'shared/domain/money/documents/invoice';
import { invoices } from '../../src/api/money/documents/invoices';
import { amountsOf } from '../../src/api/money/documents/prepareInvoice';
import type { Db } from '../../src/db/tables';
import { storeMany } from './storeMany';

const standings = [
  'Unpaid',
  'Unpaid',
  'Part paid',
  'Paid',
  'Paid',
  'Paid',
  'Paid',
  'Credited',
  'Cancelled',
  'Draft',
] as const;

/** Stores invoices `B<number>` of two years in every state, a tenth of them in November 2026. */
export function fillInvoices(db: Db, count: number): Promise<void> {
  const at = new Date().toISOString();
  return storeMany(db, invoices, count, async (index) => {
    const standing = standings[index % standings.length];
    const date = index % 10 === 3 ? addDays('2026-11-01', index % 30) : addDays('2025-04-01', (index * 7) % 700);
    const input = invoiceInput.parse({
      clientName: `Client ${(index * 7919) % 5000}`,
      clientGstin: '27AAPFU0939F1ZV',
      date,
      dueDate: addDays(date, 30),
      taxPercent: 18,
      items: [{ description: 'Loaders', quantity: 10 + (index % 50), pricePaise: 1_500_000 + index }],
    });
    const none = { status: 'draft', letterhead: null, paidPaise: 0, creditedPaise: 0, debitedPaise: 0 } as const;
    const amounts = amountsOf(input, { supplierState: '20' });
    const isDraft = standing === 'Draft';
    const isOpen = standing === 'Unpaid' || standing === 'Part paid';
    return {
      ...input,
      ...none,
      ...amounts,
      standing,
      status: isDraft ? 'draft' : standing === 'Cancelled' ? 'cancelled' : isOpen ? 'issued' : 'paid',
      invoiceNo: isDraft ? '' : `B${String(index).padStart(7, '0')}`,
      issuedAt: isDraft ? null : at,
      cancelledAt: standing === 'Cancelled' ? at : null,
      lateAfter: isOpen ? input.dueDate : '9999-12-31',
      balancePaise: isOpen ? amounts.totalPaise : 0,
    };
  });
}
