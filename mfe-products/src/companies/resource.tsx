import {
  type Company,
  type CompanyAddress,
  type CompanyBilling,
  type CompanyContact,
  type CompanyInput,
  companyBilling,
  companyInput,
  companyStatuses,
} from 'shared/domain/clients/companies/company';
import type { Product } from 'shared/domain/console/product';
import { costBases } from 'shared/domain/money/bills/billingTerms';
import { states } from 'shared/domain/records/states';
import type { Field, ListedRow, ResourceDefinition, Tone } from 'shared/ui';
import type { ZodType } from 'zod';
import { apiPath } from '../section/sections';
import { RowsInput } from './RowsInput';

/** The action's message for a failure; 'Unknown error' if what was thrown isn't an error. */
const orUnknown = (sentence: string) => (error: unknown) => (error instanceof Error ? sentence : 'Unknown error');

/** The message when toggling the status fails. */
export const STATUS_FAILED = orUnknown('Failed to update status');

/** The fields of a new company. */
const newFields: readonly Field<CompanyInput>[] = [
  { name: 'name', label: 'Name', required: true, autoComplete: 'organization', maxLength: 200 },
  { name: 'industry', keeps: true, label: 'Industry', maxLength: 120 },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'tel', maxLength: 40 },
  { name: 'status', label: 'Status', kind: 'select', options: companyStatuses, clearable: false },
];

const gstin = {
  name: 'gstin',
  label: 'GSTIN',
  maxLength: 20,
  help: 'The first two digits are the state code.',
} as const;

const bills = 'Billing and payment terms';

const ofMonth = 'Bills of attendance';

/** Further facts about a client, copied by its centers, invoices and leads. */
const laterFields: readonly Field<CompanyBilling>[] = [
  { ...gstin, group: bills },
  {
    name: 'tans',
    label: 'TANs',
    kind: 'tags',
    group: bills,
    help: 'Under which it keeps tax back, such as MUMA12345B. Branches may have their own.',
  },
  {
    name: 'state',
    label: 'State',
    kind: 'select',
    group: bills,
    options: states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  },
  { name: 'address', label: 'Registered address', kind: 'textarea', rows: 2, group: bills, maxLength: 1000 },
  { name: 'pin', label: 'PIN', group: bills, maxLength: 6, help: 'Of that address. An e-invoice needs it.' },
  { name: 'paymentDays', label: 'Payment terms (days)', kind: 'number', min: 0, max: 365, group: bills, unit: 'days' },
  { name: 'sez', label: 'In a special economic zone (always IGST)', kind: 'checkbox', group: bills },
  { name: 'terms', label: 'Terms', kind: 'textarea', rows: 2, group: bills, maxLength: 2000 },
  { name: 'purchaseOrder', label: 'Purchase order', group: ofMonth, maxLength: 60, help: 'Every bill names it.' },
  {
    name: 'costBase',
    label: 'Percentage of cost plus',
    kind: 'select',
    clearable: false,
    group: ofMonth,
    options: costBases.map((value) => ({ value, label: `On ${value.toLowerCase()}` })),
  },
  { name: 'hoursPerDay', label: 'Hours of a day', kind: 'number', min: 1, max: 24, step: 0.5, group: ofMonth },
  {
    name: 'overtimeTimes',
    label: 'Overtime, times the hourly rate',
    kind: 'number',
    min: 0,
    max: 5,
    step: 0.5,
    group: ofMonth,
    help: '0 bills no overtime.',
  },
  { name: 'bonusPercent', label: 'Bonus, share of wages', kind: 'number', min: 0, max: 100, unit: '%', group: ofMonth },
  { name: 'leavePercent', label: 'Leave, share of wages', kind: 'number', min: 0, max: 100, unit: '%', group: ofMonth },
  {
    name: 'billsContributions',
    label: 'Bill the employer’s PF and ESI in addition to fixed rates',
    kind: 'checkbox',
    group: ofMonth,
  },
  {
    kind: 'custom',
    name: 'contacts',
    label: 'Contact persons',
    labelled: 'none',
    group: 'Contact persons',
    format: (value) => (value as CompanyContact[]).map(({ name }) => name).join(', ') || 'none',
    render: (control) => (
      <RowsInput
        control={control}
        name="contacts"
        one="Contact person"
        texts={[
          { name: 'name', label: 'Contact name' },
          { name: 'role', label: 'Role' },
          { name: 'phone', label: 'Contact phone', type: 'tel' },
          { name: 'email', label: 'Contact email', type: 'email' },
        ]}
      />
    ),
  },
  {
    kind: 'custom',
    name: 'addresses',
    label: 'Further addresses',
    labelled: 'none',
    group: 'Further addresses',
    format: (value) => (value as CompanyAddress[]).map(({ address }) => address).join('; ') || 'none',
    render: (control) => (
      <RowsInput
        control={control}
        name="addresses"
        one="Address"
        texts={[
          { name: 'label', label: 'Label', isWide: true },
          { name: 'address', label: 'Address', isWide: true },
        ]}
      />
    ),
  },
];

/** The fields that a file of companies can contain: text only. */
export const importableOf = <R extends { fields: readonly Field<CompanyInput>[] }>(resource: R): R => ({
  ...resource,
  fields: resource.fields.filter(({ kind }) => kind !== 'custom'),
});

export const companyTones: Readonly<Record<string, Tone>> = {
  Active: 'good',
  Approved: 'good',
  Inactive: 'warn',
  Pending: 'warn',
  Rejected: 'bad',
};

/** The fields of companies in lists. */
const listed = ['name', 'industry', 'email', 'phone', 'status'] as const satisfies readonly (keyof Company)[];

/** A company in the list. */
export type CompanyRow = ListedRow<Company, typeof listed>;

/** A product's companies. */
export function companiesOf(product: Product): ResourceDefinition<CompanyRow, CompanyInput> {
  return {
    path: apiPath(product, 'companies'),
    name: { one: 'company', many: 'companies' },
    title: (row) => row.name,
    texts: {
      empty: 'No companies found',
      firstStep: 'Add the companies that hire through you.',
      loadFailed: orUnknown('Failed to load companies'),
      addFailed: orUnknown('Failed to add company'),
      removeFailed: orUnknown('Delete failed'),
    },
    search: 'Name, industry, email or phone',
    filters: [{ name: 'status', label: 'Status', options: companyStatuses, multiple: true }],
    pager: 'numbered',
    listed,
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'industry', title: 'Industry', sortable: true, priority: 2 },
      { key: 'email', title: 'Email', kind: 'email', priority: 3 },
      { key: 'phone', title: 'Phone', kind: 'phone', priority: 2 },
      {
        key: 'status',
        title: 'Status',
        kind: 'status',
        sortable: true,
        tones: companyTones,
      },
    ],
    keys: { gstin: 'warn', email: 'warn' },
    merges: true,
    schema: companyInput,
    defaults: { status: 'Active' },
    fields: [...newFields, ...(laterFields as readonly Field<CompanyInput>[])],
    adding: { schema: companyInput, fields: [...newFields, gstin] },
  };
}

/** A product's companies for accounts that can only edit billing details. */
export function billsOf(product: Product): ResourceDefinition<CompanyRow, CompanyInput> {
  const path = apiPath(product, 'companies');
  return {
    ...companiesOf(product),
    editRight: `${path}:billing`,
    schema: companyBilling as unknown as ZodType<CompanyInput>,
    fields: laterFields as readonly Field<CompanyInput>[],
  };
}
