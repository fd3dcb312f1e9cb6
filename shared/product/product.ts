/**
 * The product that this platform carries: its kinds of records, its rights and roles, its slots and its texts. The
 * platform (shared/contract, shared/platform, the shell, the server's registry, releases and site) knows of the product
 * what stands here and in site.ts, and what modules declare; another product has other files in their place.
 */

import type { SlotRecords } from '../contract/slotProps';

/** The kinds of records of the product's own sections, which any module may link to. */
export const recordKinds = ['center', 'company', 'candidate', 'employee', 'supplier', 'invoice', 'lead'] as const;

/** The promised fields of records whose pages have slots; a contribution asks the API for others. */
declare module '../contract/slotProps' {
  interface SlotRecords {
    center: AnyRecord & { client_name: string; center_code: string; city: string; state: string };
    company: AnyRecord & { name: string; status: string };
    candidate: AnyRecord & { name: string; email: string; phone: string; position: string; status: string };
    employee: AnyRecord & { name: string; code: string; designation: string; department: string };
    invoice: AnyRecord & { clientName: string; status: string; totalPaise: number; balancePaise: number };
  }
  interface SlotProps {
    'record.center': RecordProps<'center'>;
    'record.company': RecordProps<'company'>;
    'record.candidate': RecordProps<'candidate'>;
    'record.employee': RecordProps<'employee'>;
    'record.invoice': RecordProps<'invoice'>;
  }
}
declare module '../contract/contribution' {
  interface Contributions {
    'record.center': RecordContribution<'record.center'>;
    'record.company': RecordContribution<'record.company'>;
    'record.candidate': RecordContribution<'record.candidate'>;
    'record.employee': RecordContribution<'record.employee'>;
    'record.invoice': RecordContribution<'record.invoice'>;
  }
}

/** The kinds whose pages have a slot, `record.center`, with what several of such records are called. */
export const recordSlots = {
  center: 'centers',
  company: 'companies',
  candidate: 'candidates',
  employee: 'employees',
  invoice: 'invoices',
} as const satisfies Record<keyof SlotRecords, string>;

/** The resources with their names where rights are chosen, by group. */
export const rights = {
  Clients: {
    centers: 'Centers',
    leads: 'Leads',
    attendance: 'Attendance',
    'attendance-links': 'Supervisors’ attendance links',
    companies: 'Companies',
    'ultrahrms/companies': 'Companies (ultrahrms)',
    'company-terms': 'Terms of companies',
    'center-terms': 'Weekly offs of centers',
  },
  Invoicing: {
    invoices: 'Invoices',
    'recurring-invoices': 'Recurring invoices',
    'opening-balances': 'Opening balances of clients',
    payments: 'Payments',
    receipts: 'Receipts',
    'tds-certificates': 'TDS certificates of clients',
    vouchers: 'Vouchers of advances',
    'bank-lines': 'Bank statements',
    sendings: 'Mails and links to clients',
    'reminder-rules': 'Payment reminders',
    'credit-notes': 'Credit notes',
    'debit-notes': 'Debit notes',
    suppliers: 'Suppliers',
    purchases: 'Suppliers’ bills',
    'reverse-charge-documents': 'Self-invoices and payment vouchers',
    'tax-challans': 'Challans of tax kept back',
    'credit-balances': 'GST credit brought forward',
    debits: 'Debit ledger',
    narrations: 'Narrations',
    'trial-balance': 'Trial balance',
    'tally-ledgers': 'Ledgers in Tally',
    letterhead: 'Letterhead',
  },
  Products: {
    candidates: 'Candidates',
    'ultrahrms/candidates': 'Candidates (ultrahrms)',
    vacancies: 'Vacancies',
    submissions: 'People put forward',
    'client-links': 'Clients’ links',
    placements: 'Placements',
    'letter-template': 'Appointment letter template',
    'hr-staff': 'HR staff',
    'ultrahrms/hr-staff': 'HR staff (ultrahrms)',
    'pricing-plans': 'Pricing plans',
    'ultrahrms/pricing-plans': 'Pricing plans (ultrahrms)',
  },
  Compliance: {
    obligations: 'Filings and payments due',
    dues: 'Upcoming dues',
    compliance: 'Overview, score, report and rules',
    certificates: 'Certificates',
    employees: 'Employees',
    'employee-terms': 'Terms of employees',
    'tax-declarations': 'Tax declarations',
    'employee-advances': 'Advances to employees',
    'leave-entries': 'Leave entries',
    settlements: 'Final settlements',
    'bonus-payments': 'Bonuses paid',
    wages: 'Wage registers',
    'wages/lines': 'Wage lines',
    'worker-links': 'Employees’ own links',
    'worker-questions': 'Employees’ questions',
    'wage-returns': 'Returns of PF, ESI and taxes',
    'bank-layouts': 'Bank layouts',
    'law-rows': 'Rates of the law',
    calendar: 'Calendar',
    holidays: 'Holidays',
  },
  Console: {
    views: 'Shared views of lists',
    metrics: 'Dashboard figures',
    reports: 'Reports',
    accounts: 'Accounts',
    invitations: 'Invitations',
    roles: 'Roles',
    audit: 'Audit log',
    samples: 'Samples',
    modules: 'Modules and releases',
  },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everybody's dashboard. */
const dashboard = ['metrics:read', 'reports:read', 'calendar:read', 'holidays:read'];
const both = (path: string, act: string) => [`${path}:${act}`, `ultrahrms/${path}:${act}`];

/** The purpose of the manager's role. */
export const managerAbout = 'Everything but accounts, roles, releases, the letterhead and the rates of the law.';

/** The roles to begin with that are the product's, beside owner, manager and viewer. */
export const roles = {
  recruiter: {
    name: 'Recruiter',
    about: 'Vacancies, candidates, placements, attendance, leads and HR staff; views companies and centers.',
    granted: [
      ...dashboard,
      'vacancies:*',
      'submissions:*',
      'client-links:*',
      'placements:*',
      'attendance:read',
      'attendance:write',
      'attendance-links:*',
      'm/mfe-products/interviews:*',
      'm/mfe-products/notes:*',
      ...both('candidates', '*'),
      ...both('hr-staff', '*'),
      ...both('companies', 'read'),
      ...both('pricing-plans', 'read'),
      'leads:*',
      'centers:read',
      'center-terms:read',
      'company-terms:read',
    ],
  },
  accountant: {
    name: 'Accountant',
    about:
      'Invoices, payments, notes, suppliers, ledgers and clients’ billing details; views attendance, wages and dues.',
    granted: [
      ...dashboard,
      ...[
        'invoices',
        'recurring-invoices',
        'opening-balances',
        'payments',
        'receipts',
        'tds-certificates',
        'vouchers',
        'bank-lines',
        'sendings',
        'reminder-rules',
        'credit-notes',
        'debit-notes',
        'suppliers',
        'purchases',
        'reverse-charge-documents',
        'tax-challans',
        'credit-balances',
        'debits',
        'narrations',
        'tally-ledgers',
        'company-terms',
      ].map((path) => `${path}:*`),
      ...[
        'letterhead',
        'centers',
        'center-terms',
        'employees',
        'employee-terms',
        'tax-declarations',
        'employee-advances',
        'leave-entries',
        'settlements',
        'bonus-payments',
        'wages',
        'attendance',
        'wages/lines',
        'wage-returns',
        'bank-layouts',
        'law-rows',
        'trial-balance',
        'obligations',
        'dues',
        'compliance',
      ].map((path) => `${path}:read`),
      ...both('companies', 'read'),
      ...both('companies', 'billing'),
      'reports:export',
    ],
  },
  compliance: {
    name: 'Compliance officer',
    about: 'Due dates, filings, certificates, employees, attendance, wages and their rates.',
    granted: [
      ...dashboard,
      ...[
        'obligations',
        'dues',
        'compliance',
        'certificates',
        'employees',
        'employee-terms',
        'tax-declarations',
        'employee-advances',
        'leave-entries',
        'settlements',
        'bonus-payments',
        'wages',
        'wages/lines',
        'worker-links',
        'worker-questions',
        'wage-returns',
        'bank-layouts',
        'law-rows',
        'placements',
        'attendance',
        'attendance-links',
        'center-terms',
        'holidays',
        'calendar',
        'reports',
      ].map((path) => `${path}:*`),
      'centers:read',
    ],
  },
} satisfies Readonly<Record<string, { name: string; about: string; granted: readonly string[] }>>;

/** The lists whose records an account may be limited to: a record's choice is called by the fields of `name`. */
export const reaches = [
  { key: 'companies', label: 'Companies', resource: 'companies', sort: 'name', name: ['name'] },
  {
    key: 'centers',
    label: 'Centers',
    resource: 'centers',
    sort: 'client_name',
    name: ['client_name', 'center_code'],
    within: { key: 'companies', text: 'Centers of the selected companies' },
  },
] as const;

/** The name of such records together, and the message for an account that is limited to none. */
export const reachTexts = {
  all: 'All clients',
  title: 'Role and clients',
  gives: 'role and clients',
  some: 'selected clients',
  none: 'Choose at least one company or center, or let the account see all clients.',
};

/** The card of the home that shows the stages which modules declare; `empty` while all of them count 0. */
export const progress = {
  title: 'Project Progress',
  purpose: 'From first contact to payment: leads, candidates and invoices',
  empty: 'No leads, candidates or invoices yet',
};

/** The figures of the home that the owner writes, by group: the group's name. */
export const figureGroups = {
  company: 'Company',
  mine: 'My work',
  attendance: 'Attendance, percent',
  department: 'Departments, percent',
} as const;

/** The sample figures of the home, in the order in which they are shown. */
export const sampleFigures: Readonly<
  Record<keyof typeof figureGroups, readonly (readonly [label: string, value: string])[]>
> = {
  company: [
    ['Total Employees', '120'],
    ['Active Projects', '15'],
    ['Pending Leaves', '6'],
    ['Revenue', '$120K'],
  ],
  mine: [
    ['Assigned Projects', '8'],
    ['Team Members', '25'],
    ['Pending Leaves', '4'],
    ['Project Deadlines', '3'],
    ['Performance Score', '88%'],
  ],
  attendance: [
    ['Jan', '92'],
    ['Feb', '88'],
    ['Mar', '95'],
    ['Apr', '85'],
    ['May', '90'],
  ],
  department: [
    ['HR', '85'],
    ['IT', '92'],
    ['Sales', '78'],
    ['Finance', '88'],
  ],
};
