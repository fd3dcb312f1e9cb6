import { z } from 'zod';
import { invoiceInput } from './invoice';
import { invoiceItem } from './invoiceItem';
import { MAX_INVOICE_ITEMS } from './limits';
import { isoDate, text } from './validation';

const issuableItem = invoiceItem
  .refine((item) => item.description !== '', { path: ['description'], error: 'Describe the service.' })
  .refine((item) => item.sac !== '', { path: ['sac'], error: 'Choose the service code (SAC).' })
  .refine((item) => item.quantity > 0, { path: ['quantity'], error: 'The quantity must be above 0.' })
  .refine((item) => item.pricePaise > 0, { path: ['pricePaise'], error: 'The price must be above 0.' });

/** What an invoice must hold to be issued, on top of what a draft must (CGST Rules 2017, rule 46). */
export const issuableInvoice = invoiceInput.extend({
  clientName: text('client name', 200),
  date: isoDate('invoice date'),
  items: z.array(issuableItem).min(1, 'Add at least one line.').max(MAX_INVOICE_ITEMS, `An invoice holds at most ${MAX_INVOICE_ITEMS} lines.`),
}).refine((invoice) => invoice.dueDate === null || invoice.dueDate >= invoice.date, { path: ['dueDate'], error: 'The due date cannot be before the invoice date.' });
