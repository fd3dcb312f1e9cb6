import { first, groups, list } from '../portalFields';
import { igstLines, invoiceFields, originalInvoice, pos, shown } from './commonFields';

const invoice = { ...invoiceFields, itms: igstLines };

/** Large invoices between states to unregistered clients by place: the portal's `b2cl`; amended its `b2cla`, table 9A. */
export const b2cl = {
  tables: shown(['5', 'Large supplies to others between states', 'B2CL']),
  rows: groups(pos, { pos: first(pos), inv: list(invoice) }),
  amended: groups(pos, { pos: first(pos), inv: list({ ...originalInvoice, ...invoice }) }),
};
