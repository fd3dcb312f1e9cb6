import { type Supplier, type SupplierInput, supplierInput, supplierStatuses } from 'shared/domain/ledgers/supplier';
import type { ResourceDefinition } from 'shared/ui';

/** Whom the company buys from. */
export const suppliers: ResourceDefinition<Supplier, SupplierInput> = {
  path: 'suppliers',
  name: { one: 'supplier', many: 'suppliers' },
  title: (row) => row.name,
  texts: {
    empty: 'No suppliers found.',
    emptyHint: 'Suppliers sell you uniforms, transport, software and the like.',
    firstStep: 'Add one with its tax numbers.',
  },
  defaultSort: 'name',
  search: 'Name, company or GSTIN',
  filters: [{ name: 'status', label: 'Status', options: supplierStatuses }],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'email', title: 'Email', kind: 'email', priority: 3 },
    { key: 'phone', title: 'Phone', kind: 'phone', priority: 2 },
    { key: 'company', title: 'Company', sortable: true },
    { key: 'gstin', title: 'GSTIN', kind: 'code', priority: 3 },
    { key: 'status', title: 'Status', kind: 'status', sortable: true, tones: { Active: 'good' } },
  ],
  keys: { gstin: 'warn' },
  merges: true,
  schema: supplierInput,
  defaults: { status: 'Active' },
  fields: [
    { name: 'name', label: 'Name', required: true, autoComplete: 'name' },
    { name: 'company', label: 'Company', autoComplete: 'organization' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'phone', label: 'Phone', kind: 'tel' },
    { name: 'status', label: 'Status', kind: 'select', options: supplierStatuses, required: true },
    { name: 'gstin', label: 'GSTIN', help: '15 characters; the PAN is inside it.', group: 'Tax', maxLength: 20 },
    { name: 'pan', label: 'PAN', group: 'Tax', maxLength: 12 },
  ],
};
