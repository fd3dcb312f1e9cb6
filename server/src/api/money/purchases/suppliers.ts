import { type Supplier, supplierInput, supplierRecord } from 'shared/domain/money/purchases/supplier';
import { followSupplierTax } from '../../../money/books/followSupplierTax';
import { defineResource } from '../../records/defineResource';
import { amountCell, csvFields } from '../../records/lists/csvCells';

const samples: readonly Partial<Supplier>[] = [
  {
    name: 'Rakesh Mahto',
    email: 'rakesh@suvarnauniforms.example',
    phone: '9876500211',
    company: 'Suvarna Uniforms',
    status: 'Active',
  },
  {
    name: 'Anita Tirkey',
    email: 'anita@safestep.example',
    phone: '9876500212',
    company: 'Safe Step Footwear',
    status: 'Active',
    gstin: '24AAQCA8719H1ZC',
    pan: 'AAQCA8719H',
  },
  {
    name: 'Imran Ansari',
    email: 'imran@shifttransport.example',
    phone: '9876500213',
    company: 'Shift Transport',
    status: 'Inactive',
  },
];

/** The fields that decide the tax withheld from bills. */
const taxed = [
  ...(['pan', 'gstin', 'lowerTaxNumber', 'lowerTaxPercent', 'lowerTaxLimitPaise'] as const),
  ...(['lowerTaxFrom', 'lowerTaxTo', 'transporterFrom'] as const),
];

/** The suppliers of the company. */
export const suppliers = defineResource({
  path: 'suppliers',
  title: 'supplier',
  input: supplierInput,
  record: supplierRecord,
  named: ['name', 'company'],
  search: ['name', 'company', 'email', 'phone', 'gstin', 'pan'],
  current: { column: 'status', values: ['Active'] },
  keys: [
    { column: 'gstin', label: 'GSTIN', second: 'warn' },
    { column: 'email', label: 'email address', second: 'take' },
  ],
  merges: {},
  after: async ({ db, before, after }) => {
    if (before && taxed.some((field) => before[field] !== after[field]))
      await followSupplierTax(db, { supplierIds: [after.id] });
  },
  csv: {
    ...csvFields({
      Name: 'name',
      Email: 'email',
      Phone: 'phone',
      Company: 'company',
      Address: 'address',
      GSTIN: 'gstin',
      PAN: 'pan',
      Status: 'status',
      'Certificate of lower deduction': 'lowerTaxNumber',
      'Tax by it (%)': 'lowerTaxPercent',
    }),
    'Covers bills up to': ({ lowerTaxLimitPaise }) => amountCell(lowerTaxLimitPaise),
    ...csvFields({
      'Certificate from': 'lowerTaxFrom',
      'Certificate to': 'lowerTaxTo',
      'Transporter’s declaration from': 'transporterFrom',
    }),
  },
  importable: true,
  seed: () => samples,
});
