import type { Company } from 'shared/domain/clients/companies/company';
import { today } from 'shared/domain/dates/dates';
import { clientOfCompany } from 'shared/domain/money/documents/clientOfCompany';
import { copyOfInvoice } from 'shared/domain/money/documents/copyOfInvoice';
import type { Invoice, InvoiceInput } from 'shared/domain/money/documents/invoice';
import { DEFAULT_UNIT } from 'shared/domain/money/documents/units';
import { type FormLine, newLine } from './invoiceForm';

/** The form's initial values; its lines may still lack a price. */
export type FormStart = Partial<Omit<InvoiceInput, 'items'>> & { items: FormLine[] };

/** A blank invoice of today: tax 0, one line with quantity 1. */
export function blankStart(invoiceNo: string): FormStart {
  return { invoiceNo, date: today(), taxPercent: 0, taxTreatment: 'taxable', items: [newLine()] };
}

/** A blank invoice of today for a company. */
export const companyStart = (invoiceNo: string, company: Company): FormStart => ({
  ...blankStart(invoiceNo),
  ...(clientOfCompany(company, today()) as Partial<FormStart>),
});

/** A copy of an earlier invoice, dated today, with the same payment terms. */
export function cloneStart(invoiceNo: string, source: Invoice): FormStart {
  const copy = copyOfInvoice(source, today());
  const lines = copy.items.map((item) => ({ ...item, unit: item.unit || DEFAULT_UNIT, id: newLine().id }));
  return { ...copy, invoiceNo, items: lines.length > 0 ? lines : [newLine()] };
}
