import { addDays, today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';

/** An issued invoice of ₹1,180.00 to Acme Foods in Jharkhand, due in 20 days, as the server's response. */
export function invoice(over: Partial<InvoiceView> = {}): InvoiceView {
  return {
    id: 'i1',
    version: 3,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    status: 'issued',
    shown: 'Unpaid',
    annualReturnOn: null,
    standing: 'Unpaid',
    lateAfter: addDays(today(), 20),
    invoiceNo: 'INV/26-27/0001',
    draftNo: 'INV-001',
    financialYear: '2026-27',
    clientName: 'Acme Foods',
    companyId: '',
    clientGstin: '',
    clientState: '20',
    clientPin: '',
    clientAddress: '1 Main Road',
    clientEmail: 'ap@acme.example',
    sez: false,
    date: addDays(today(), -10),
    dueDate: addDays(today(), 20),
    ...{ purchaseOrder: '', serviceFrom: null, serviceTo: null },
    taxPercent: 18,
    taxTreatment: 'taxable',
    letterhead: null,
    registration: '',
    inGstr1a: false,
    clientCountry: '',
    notes: '',
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, unit: 'NOS', pricePaise: 100_000 }],
    linePaise: [100_000],
    subtotalPaise: 100_000,
    taxPaise: 18_000,
    roundOffPaise: 0,
    totalPaise: 118_000,
    placeOfSupply: '20',
    taxLines: [
      { head: 'CGST', percent: 9, amountPaise: 9000 },
      { head: 'SGST', percent: 9, amountPaise: 9000 },
    ],
    issuedAt: '2026-11-01T09:05:00.000Z',
    cancelledAt: null,
    paidPaise: 0,
    creditedPaise: 0,
    debitedPaise: 0,
    balancePaise: 118_000,
    ...over,
  };
}

/** The same as a draft that could be issued. */
export const draft = (over: Partial<InvoiceView> = {}): InvoiceView =>
  invoice({
    status: 'draft',
    shown: 'Draft',
    invoiceNo: 'INV-001',
    financialYear: '',
    issuedAt: null,
    balancePaise: 0,
    ...over,
  });
