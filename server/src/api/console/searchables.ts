import type { ApiRecord, ResourceDefinition } from '../resource/definition';
import { nameOf } from '../resource/recordNames';
import { resources } from '../resources';

/** A resource that global search looks in, and how a record of it reads in the results. */
export interface Searchable {
  /** The resource's path. */
  resource: string;
  /** One of them, in words. */
  kind: string;
  /** The columns that tell it from others of its name; a record without a name is called by its kind. */
  detail: readonly string[];
  /** The page that shows it, or a list narrowed to it; `name` is the record's, ready for an address. */
  page(record: ApiRecord, name: string): string;
  /** Which come first of many. By default whichever are met first. */
  sort?: string;
}

/** A list is searched for at most so many letters of a name. */
const LONGEST_NAME = 120;

const dashboard = (page: string) => (_record: ApiRecord, name: string) => `/dashboard/${page}?q=${name}`;

function duePage({ area, financialYear }: ApiRecord, name: string): string {
  const narrowed = `year=${String(financialYear)}&q=${name}`;
  return area === 'due'
    ? `/dashboard/compliances/upcoming-dues?view=year&${narrowed}`
    : `/dashboard/compliances/${String(area)}?${narrowed}`;
}

/** In the order in which results are shown. */
export const searchables: readonly Searchable[] = [
  {
    resource: 'centers',
    kind: 'Center',
    detail: ['center_code', 'city', 'state'],
    page: ({ id }) => `/dashboard/clientList/view?center=${id}`,
  },
  {
    resource: 'companies',
    kind: 'Company',
    detail: ['industry', 'status'],
    page: dashboard('account/manageCompanies'),
  },
  {
    resource: 'ultrahrms/companies',
    kind: 'Company (ultrahrms)',
    detail: ['industry', 'status'],
    page: dashboard('ultrahrms/manageCompanies'),
  },
  {
    resource: 'candidates',
    kind: 'Candidate',
    detail: ['position', 'status'],
    page: dashboard('account/manageCandidate'),
  },
  {
    resource: 'ultrahrms/candidates',
    kind: 'Candidate (ultrahrms)',
    detail: ['position', 'status'],
    page: dashboard('ultrahrms/manageCandidate'),
  },
  { resource: 'hr-staff', kind: 'HR staff', detail: ['role', 'email'], page: dashboard('instahires/manage-hr') },
  {
    resource: 'ultrahrms/hr-staff',
    kind: 'HR staff (ultrahrms)',
    detail: ['role', 'email'],
    page: dashboard('ultrahrms/manage-hr'),
  },
  {
    resource: 'obligations',
    kind: 'Due',
    detail: ['lastDay', 'status', 'reference'],
    page: duePage,
    sort: '-status,lastDay',
  },
  {
    resource: 'invoices',
    kind: 'Invoice',
    detail: ['clientName', 'standing', 'totalPaise'],
    page: ({ id }) => `/dashboard/invoicing/list/${id}`,
  },
  {
    resource: 'payments',
    kind: 'Payment',
    detail: ['date', 'method', 'amountPaise'],
    page: ({ invoiceId }) => `/dashboard/invoicing/list/${String(invoiceId)}`,
  },
  {
    resource: 'credit-notes',
    kind: 'Credit note',
    detail: ['clientName', 'reason'],
    page: ({ id }) => `/dashboard/invoicing/credit/${id}`,
  },
  {
    resource: 'debit-notes',
    kind: 'Debit note',
    detail: ['clientName', 'reason'],
    page: ({ id }) => `/dashboard/invoicing/debit/${id}`,
  },
  {
    resource: 'leads',
    kind: 'Lead',
    detail: ['email', 'message', 'status'],
    page: ({ id }) => `/dashboard/leads?lead=${id}`,
  },
  {
    resource: 'suppliers',
    kind: 'Supplier',
    detail: ['company', 'status'],
    page: dashboard('invoicing/manageSupplier'),
  },
  { resource: 'debits', kind: 'Debit entry', detail: ['date', 'amountPaise'], page: dashboard('account/debit') },
  {
    resource: 'narrations',
    kind: 'Narration',
    detail: ['type', 'date', 'amountPaise'],
    page: dashboard('account/narrations'),
  },
  {
    resource: 'employees',
    kind: 'Employee',
    detail: ['code', 'designation', 'department'],
    page: dashboard('compliances/wage-management/employees'),
  },
  {
    resource: 'certificates',
    kind: 'Certificate',
    detail: ['file', 'expiresOn'],
    page: dashboard('compliances/certificates'),
  },
  { resource: 'holidays', kind: 'Holiday', detail: ['date'], page: dashboard('calendar') },
  { resource: 'pricing-plans', kind: 'Pricing plan', detail: [], page: dashboard('instahires/managePricing') },
  {
    resource: 'ultrahrms/pricing-plans',
    kind: 'Pricing plan (ultrahrms)',
    detail: [],
    page: dashboard('ultrahrms/managePricing'),
  },
  { resource: 'accounts', kind: 'Account', detail: ['email', 'status'], page: dashboard('account/settings') },
];

/** The page that shows a record of a resource, or a list narrowed to it. Throws when search does not know the resource. */
export function pageOf(path: string, record: ApiRecord): string {
  const searchable = searchables.find(({ resource }) => resource === path);
  if (!searchable) throw new TypeError(`Search knows no page for a record of "${path}"; add it to searchables.ts.`);
  return searchable.page(record, encodeURIComponent(nameOf(definitionOf(searchable), record).slice(0, LONGEST_NAME)));
}

/** The resource that a searchable looks in. */
export function definitionOf({ resource }: Searchable): ResourceDefinition {
  const definition = resources.find(({ path }) => path === resource);
  if (!definition) throw new TypeError(`Search names "${resource}", which is no resource.`);
  return definition;
}
