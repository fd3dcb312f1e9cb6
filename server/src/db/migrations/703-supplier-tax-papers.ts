import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A supplier's certificate of lower deduction and a transporter's declaration; those on record have neither. */
export const supplierTaxPapers: Migration = {
  name: '703-supplier-tax-papers',
  up: (tx) =>
    addColumns(tx, 'suppliers', {
      lowerTaxNumber: 'text',
      lowerTaxPercent: 'real',
      lowerTaxLimitPaise: 'integer',
      lowerTaxFrom: 'text?',
      lowerTaxTo: 'text?',
      transporterFrom: 'text?',
    }),
};
