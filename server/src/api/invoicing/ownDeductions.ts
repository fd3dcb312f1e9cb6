import type { OwnDeduction } from 'shared/domain/invoicing/matchTaxCredits';
import type { Queries } from '../../db/tables';

/** What clients kept back, of receipts and of payments that were entered for an invoice. */
export async function ownDeductions(db: Queries): Promise<OwnDeduction[]> {
  const own = await db
    .selectFrom('receipts')
    .select(['companyId', 'clientName', 'date', 'tdsPaise as taxPaise'])
    .where('deletedAt', 'is', null)
    .where('isSample', '=', 0)
    .where('tdsPaise', '>', 0)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['invoices.companyId', 'invoices.clientName', 'payments.date', 'payments.amountPaise as taxPaise'])
    .where('payments.method', '=', 'TDS')
    .where('payments.receiptId', '=', '')
    .where('payments.deletedAt', 'is', null)
    .where('payments.isSample', '=', 0)
    .execute();
  return [...own, ...payments];
}
