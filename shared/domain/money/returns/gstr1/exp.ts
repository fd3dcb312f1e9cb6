import { z } from 'zod';
import type { Gstr1Document } from '../gstr1Document';
import { fieldsOf, first, groups, list, plain } from '../portalFields';
import { exportLines, invoiceFields, originalInvoice, shown } from './commonFields';

const type = fieldsOf<Gstr1Document>()('Export type', plain(z.enum(['WPAY', 'WOPAY'])), ({ section }) =>
  section === 'EXPWP' ? 'WPAY' : 'WOPAY',
);
const invoice = { ...invoiceFields, itms: exportLines };

/** Exports with and without tax: the portal's `exp`; amended its `expa`, table 9A. */
export const exp = {
  tables: shown(['6A', 'Exports', 'EXPWP', 'EXPWOP']),
  rows: groups(type, { exp_typ: first(type), inv: list(invoice) }),
  amended: groups(type, { exp_typ: first(type), inv: list({ ...originalInvoice, ...invoice }) }),
};
