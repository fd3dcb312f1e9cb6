import { addDays, daysBetween } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import type { Invoice, InvoiceInput } from './invoice';

/**
 * The fields that a copy of an invoice takes from it, dated a day: client, lines, tax and notes, and the same payment
 * term. Number, order and period of service are not copied.
 */
export function copyOfInvoice(source: Invoice, date: IsoDate): Omit<InvoiceInput, 'invoiceNo'> {
  const { companyId, clientName, clientGstin, clientState, clientAddress, clientCountry, clientEmail, sez } = source;
  const { taxPercent, taxTreatment, notes, items, registration, clientPin } = source;
  return {
    companyId,
    clientName,
    clientGstin,
    clientState,
    clientAddress,
    clientPin,
    clientCountry,
    clientEmail,
    sez,
    taxPercent,
    taxTreatment,
    notes,
    items,
    registration,
    date,
    purchaseOrder: '',
    serviceFrom: null,
    serviceTo: null,
    dueDate: source.date && source.dueDate ? addDays(date, daysBetween(source.date, source.dueDate)) : null,
  };
}
