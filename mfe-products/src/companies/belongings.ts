import type { Center } from 'shared/domain/clients/center';
import type { Lead } from 'shared/domain/clients/lead';
import type { Product } from 'shared/domain/console/product';
import type { ShownInvoice } from 'shared/domain/invoicing/invoice';
import type { Candidate } from 'shared/domain/people/candidate';
import { linkTo, type StoredRecord } from 'shared/platform';
import { formatInstant, type RelatedRecordsProps } from 'shared/ui';
import { candidateTones } from '../candidates/resource';
import { apiPath, kindOf } from '../section/sections';

/** Records of one kind that belong to a company, whichever it is. */
type Belonging<T extends StoredRecord> = Omit<RelatedRecordsProps<T>, 'query'>;

/** What names a center among those of one company. */
const centerName = ({ city, center_code }: Center) => city || center_code || 'Center';

/** The centers of a company. */
export const itsCenters: Belonging<Center> = {
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

/** What names an invoice among those of one company. */
const invoiceName = ({ invoiceNo }: ShownInvoice) => invoiceNo || 'Draft';

/** The invoices of a company. */
export const itsInvoices: Belonging<ShownInvoice> = {
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

/** The candidates of a product that are meant for a company. */
export const itsCandidates = (product: Product): Belonging<Candidate> => ({
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

/** What names a lead. */
const leadName = ({ name, mobile, email }: Lead) => name || mobile || email;

const leadTones = { New: 'orange', Called: 'warn', Converted: 'good' } as const;

/** Who of a company called or wrote. */
export const itsLeads: Belonging<Lead> = {
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
