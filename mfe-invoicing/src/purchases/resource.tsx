import { blockedNames, blockedReasons } from 'shared/domain/money/purchases/blockedCredit';
import { billKinds } from 'shared/domain/money/purchases/gstr2b';
import { natureNames, taxedNatures } from 'shared/domain/money/purchases/nature';
import {
  type Purchase,
  type PurchaseInput,
  purchaseInput,
  purchaseStatuses,
} from 'shared/domain/money/purchases/purchase';
import type { Supplier } from 'shared/domain/money/purchases/supplier';
import { states } from 'shared/domain/records/states';
import { linkTo } from 'shared/platform';
import { type ListedRow, RecordSelect, type ResourceDefinition } from 'shared/ui';
import { RegistrationInput } from '../documents/invoices/form/RegistrationInput';
import { RatesInput } from './RatesInput';

const listedSupplier = ['name', 'company', 'gstin'] as const;
const natureOptions = taxedNatures.map((value) => ({ value, label: natureNames[value] }));
const amounts = 'Amounts';
const payment = 'Payment';

/** Suppliers’ bills. */
export const purchases: ResourceDefinition<Purchase, PurchaseInput> = {
  path: 'purchases',
  name: { one: 'bill', many: 'bills' },
  title: ({ number, supplierName }) => [number, supplierName].filter(Boolean).join(', '),
  texts: {
    empty: 'No suppliers’ bills yet.',
    emptyHint: 'Each has its taxes, the day it is due, and the tax that is kept back from it.',
    firstStep: 'Enter one, or import a file of them.',
  },
  defaultSort: '-date',
  search: 'Supplier, number or total',
  filters: [
    { name: 'status', label: 'Status', options: purchaseStatuses },
    { kind: 'dateRange', name: 'date', label: 'Date' },
    { kind: 'dateRange', name: 'dueDate', label: 'Due' },
  ],
  columns: [
    { key: 'number', title: 'Number', kind: 'code', sortable: true },
    { key: 'kind', title: 'Kind', priority: 3 },
    { key: 'supplierName', title: 'Supplier', to: ({ supplierId }) => linkTo('supplier', supplierId) },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'taxablePaise', title: 'Value', kind: 'money', sortable: true, priority: 2 },
    {
      key: 'computed:tax',
      title: 'GST',
      kind: 'money',
      priority: 3,
      value: ({ cgstPaise, sgstPaise, igstPaise }) => cgstPaise + sgstPaise + igstPaise,
    },
    { key: 'totalPaise', title: 'Total', kind: 'money', sortable: true },
    { key: 'kept', title: 'Kept back', kind: 'money', priority: 2, value: ({ kept }) => kept?.taxPaise },
    { key: 'dueDate', title: 'Due', kind: 'date', sortable: true, priority: 2 },
    { key: 'status', title: 'Status', kind: 'status', sortable: true, tones: { Paid: 'good', Unpaid: 'warn' } },
  ],
  schema: purchaseInput,
  fields: [
    {
      kind: 'custom',
      name: 'supplierId',
      label: 'Supplier',
      required: true,
      keeps: true,
      render: (control) => (
        <RecordSelect<ListedRow<Supplier, typeof listedSupplier>>
          control={control}
          path="suppliers"
          name={{ one: 'supplier', many: 'suppliers' }}
          titleOf={({ name, company, gstin }) => [company || name, gstin].filter(Boolean).join(', ')}
          listed={listedSupplier}
          placeholder="Name, company or GSTIN"
        />
      ),
    },
    { name: 'kind', label: 'Kind', kind: 'select', options: billKinds.map((value) => ({ value, label: value })) },
    { name: 'number', label: 'Number', required: true, maxLength: 40 },
    { name: 'date', label: 'Date', kind: 'date', required: true },
    {
      name: 'placeOfSupply',
      label: 'Place of supply',
      kind: 'select',
      options: states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      help: 'Leave this empty for your own state.',
    },
    {
      kind: 'custom',
      name: 'registration',
      label: 'Bought under',
      labelled: 'none',
      render: (control) => (
        <RegistrationInput {...control} label="Bought under" placeholder="By GSTR-2B, else by place of supply" />
      ),
    },
    { name: 'taxablePaise', label: 'Taxable value', kind: 'money', required: true, group: amounts },
    { name: 'percent', label: 'GST rate', kind: 'number', min: 0, max: 100, step: 0.01, unit: '%', group: amounts },
    {
      kind: 'custom',
      name: 'rates',
      label: 'Several rates',
      labelled: 'none',
      group: amounts,
      span: 2,
      render: (control) => <RatesInput {...control} />,
    },
    {
      name: 'cgstPaise',
      label: 'CGST',
      kind: 'money',
      group: amounts,
      help: 'Leave all three taxes empty to have them worked out.',
    },
    { name: 'sgstPaise', label: 'SGST', kind: 'money', group: amounts },
    { name: 'igstPaise', label: 'IGST', kind: 'money', group: amounts },
    { name: 'totalPaise', label: 'Total', kind: 'money', group: amounts, help: 'Leave this empty for the sum.' },
    {
      name: 'reverseCharge',
      label: 'Reverse charge',
      kind: 'checkbox',
      group: amounts,
      help: 'The company owes the tax itself; the total is without it.',
    },
    {
      name: 'blocked',
      label: 'Blocked credit',
      kind: 'select',
      options: blockedReasons.map((value) => ({ value, label: `${value}: ${blockedNames[value]}` })),
      group: amounts,
      help: 'Why its GST is no credit. It is then reversed for good in 4(B)(1).',
    },
    {
      name: 'blockedPercent',
      label: 'Blocked share',
      kind: 'number',
      min: 0,
      max: 100,
      step: 0.01,
      unit: '%',
      group: amounts,
      help: 'Of its GST, where a reason is chosen.',
    },
    {
      name: 'nature',
      label: 'Tax at source',
      kind: 'select',
      options: natureOptions,
      group: payment,
      help: 'What the bill is for. Leave this empty where no tax is kept back.',
    },
    { name: 'dueDate', label: 'Due date', kind: 'date', group: payment },
    { name: 'paidOn', label: 'Paid on', kind: 'date', group: payment },
    { name: 'note', label: 'Note', kind: 'textarea', rows: 2, maxLength: 500, group: payment },
  ],
};
