import { addDays, daysBetween, today } from 'shared/domain/dates';
import type { Invoice, InvoiceInput } from 'shared/domain/invoice';
import { type FormLine, newLine } from './invoiceForm';

/** What the form begins with; its lines may still lack a price. */
export type FormStart = Partial<Omit<InvoiceInput, 'items'>> & { items: FormLine[] };

/** A blank invoice of today: tax 0, one line with quantity 1. */
export function blankStart(invoiceNo: string): FormStart {
  return { invoiceNo, date: today(), taxPercent: 0, items: [newLine()] };
}

/** A new invoice like an earlier one, of today, with as many days to pay. */
export function cloneStart(invoiceNo: string, source: Invoice): FormStart {
  const { companyId, clientName, clientGstin, clientState, clientAddress, clientEmail, sez, taxPercent, notes, items } = source;
  const dueDate = source.date && source.dueDate ? addDays(today(), daysBetween(source.date, source.dueDate)) : null;
  const lines = items.map((item) => ({ ...item, id: newLine().id }));
  return { invoiceNo, companyId, clientName, clientGstin, clientState, clientAddress, clientEmail, sez, taxPercent, notes, date: today(), dueDate, items: lines.length > 0 ? lines : [newLine()] };
}
