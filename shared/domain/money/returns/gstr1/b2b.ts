import { first, groups, list } from '../portalFields';
import { ctin, invoiceFields, originalInvoice, registeredFields, shown } from './commonFields';

const invoice = { ...invoiceFields, ...registeredFields };

/** Invoices to registered clients and to zones by GSTIN: the portal's `b2b`; amended its `b2ba`, table 9A. */
export const b2b = {
  tables: shown(
    ['4A', 'Registered clients', 'B2B'],
    ['4B', 'Registered clients under reverse charge', 'B2BRC'],
    ['6B', 'Special economic zones', 'SEWP', 'SEWOP'],
  ),
  rows: groups(ctin, { ctin: first(ctin), inv: list(invoice) }),
  amended: groups(ctin, { ctin: first(ctin), inv: list({ ...originalInvoice, ...invoice }) }),
};
