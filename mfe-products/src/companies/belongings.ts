import type { Center } from 'shared/domain/clients/centers/center';
import type { Lead } from 'shared/domain/clients/leads/lead';
import type { Product } from 'shared/domain/console/product';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { linkTo, type StoredRecord } from 'shared/platform';
import { formatInstant, type ListedRow, type RelatedRecordsProps } from 'shared/ui';
import { candidateTones } from '../people/candidates/resource';
import { apiPath, kindOf } from '../section/sections';

/** A kind of record that belongs to a company. */
type Belonging<T extends StoredRecord> = Omit<RelatedRecordsProps<T>, 'query'>;

const listedCenter = [
  'city',
  'center_code',
  'center_typ',
  'escalation1',
  'mobile1',
] as const satisfies readonly (keyof Center)[];
type CenterRow = ListedRow<Center, typeof listedCenter>;

/** A center's name in lists of one company. */
const centerName = ({ city, center_code }: CenterRow) => city || center_code || 'Center';

/** The centers of a company. */
export const itsCenters: Belonging<CenterRow> = {
  listed: listedCenter,
  title: 'Centers',
  path: 'centers',
  rowTitle: centerName,
  none: 'No centers yet. Choose this company on a center’s form.',
  columns: [
    { key: 'city', title: 'Center', text: centerName, to: ({ id }) => linkTo('center', id) },
    { key: 'center_typ', title: 'Type', priority: 2 },
    { key: 'center_code', title: 'Code', kind: 'code', priority: 3 },
    { key: 'escalation1', title: 'Contact 1', priority: 3 },
    { key: 'mobile1', title: 'Mobile', kind: 'phone', priority: 2 },
  ],
};

const listedInvoice = [
  'invoiceNo',
  'date',
  'totalPaise',
  'balancePaise',
  'shown',
] as const satisfies readonly (keyof InvoiceView)[];
type InvoiceRow = ListedRow<InvoiceView, typeof listedInvoice>;

/** An invoice's name in lists of one company. */
const invoiceName = ({ invoiceNo }: InvoiceRow) => invoiceNo || 'Draft';

/** The invoices of a company. */
export const itsInvoices: Belonging<InvoiceRow> = {
  listed: listedInvoice,
  title: 'Invoices',
  path: 'invoices',
  rowTitle: invoiceName,
  none: 'No invoices yet.',
  columns: [
    {
      key: 'invoiceNo',
      title: 'Invoice',
      kind: 'code',
      text: invoiceName,
      to: ({ id }) => linkTo('invoice', id),
    },
    { key: 'date', title: 'Date', kind: 'date', priority: 3 },
    { key: 'totalPaise', title: 'Amount', kind: 'money', priority: 2 },
    { key: 'balancePaise', title: 'Balance', kind: 'money' },
    { key: 'shown', title: 'Status', kind: 'status', tones: { Paid: 'good', Overdue: 'bad', Unpaid: 'warn' } },
  ],
};

const listedCandidate = ['name', 'position', 'phone', 'status'] as const satisfies readonly (keyof Candidate)[];

/** A product's candidates for a company. */
export const itsCandidates = (product: Product): Belonging<ListedRow<Candidate, typeof listedCandidate>> => ({
  listed: listedCandidate,
  title: 'Candidates',
  path: apiPath(product, 'candidates'),
  rowTitle: ({ name }) => name,
  none: 'No candidates yet. Choose this company on a candidate’s form.',
  columns: [
    { key: 'name', title: 'Name', to: ({ id }) => linkTo(kindOf(product, 'candidate'), id) },
    { key: 'position', title: 'Position', priority: 2 },
    { key: 'phone', title: 'Phone', kind: 'phone', priority: 3 },
    { key: 'status', title: 'Status', kind: 'status', tones: candidateTones },
  ],
});

const listedLead = ['name', 'mobile', 'email', 'message', 'status'] as const satisfies readonly (keyof Lead)[];
type LeadRow = ListedRow<Lead, typeof listedLead>;

/** A lead's display name. */
const leadName = ({ name, mobile, email }: LeadRow) => name || mobile || email;

const leadTones = { New: 'orange', Called: 'warn', Converted: 'good' } as const;

/** A company's leads: people who called or wrote. */
export const itsLeads: Belonging<LeadRow> = {
  listed: listedLead,
  title: 'Leads',
  path: 'leads',
  rowTitle: leadName,
  none: 'No leads yet.',
  columns: [
    { key: 'name', title: 'Lead', text: leadName, to: ({ id }) => linkTo('lead', id) },
    { key: 'message', title: 'Message', priority: 3 },
    {
      key: 'status',
      title: 'Status',
      kind: 'status',
      value: ({ status }) => status.charAt(0).toUpperCase() + status.slice(1),
      tones: leadTones,
    },
    {
      key: 'createdAt',
      title: 'Received',
      kind: 'date',
      priority: 2,
      text: ({ createdAt }) => formatInstant(createdAt),
    },
  ],
};
