import type { Field } from 'shared/ui';

const money = (name: string, label: string) => ({ kind: 'money', name, label }) as unknown as Field<object>;
const text = (name: string, label: string) => ({ name, label }) as unknown as Field<object>;

/** The names, in an invoice's history, of what the server sets. */
export const historyFields: readonly Field<object>[] = [
  text('status', 'Status'), text('standing', 'Standing'), text('issuedAt', 'Issued'), text('cancelledAt', 'Cancelled'), text('draftNo', 'Number as a draft'), text('financialYear', 'Financial year'), text('placeOfSupply', 'Place of supply'),
  text('lateAfter', 'Late after'), text('linePaise', 'Line totals in paise'), text('taxLines', 'Tax lines'),
  money('subtotalPaise', 'Subtotal'), money('taxPaise', 'Tax'), money('totalPaise', 'Total'), money('paidPaise', 'Paid'), money('creditedPaise', 'Credited'), money('debitedPaise', 'Debited'), money('balancePaise', 'Balance'),
];
