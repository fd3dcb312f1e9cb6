import type { OwnDeduction } from 'shared/domain/invoicing/matchTaxCredits';
import type { Queries } from '../../db/tables';

/** What clients kept back of one tax, of receipts and of payments that were entered for an invoice. */
export async function ownDeductions(db: Queries, tax: 'TDS' | 'GST-TDS'): Promise<OwnDeduction[]> {
  const column = tax === 'TDS' ? 'tdsPaise' : 'gstTdsPaise';
  const own = await db
    .selectFrom('real_receipts')
    .select(['companyId', 'clientName', 'date', `${column} as taxPaise`])
    .where(column, '>', 0)
    .execute();
  const payments = await db
    .selectFrom('real_payments as payments')
    .innerJoin('every_invoices as invoices', 'invoices.id', 'payments.invoiceId')
    .select(['invoices.companyId', 'invoices.clientName', 'payments.date', 'payments.amountPaise as taxPaise'])
    .where('payments.method', '=', tax)
    .where('payments.receiptId', '=', '')
    .execute();
  return [...own, ...payments];
}
