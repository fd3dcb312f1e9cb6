/** A resource that global search looks in, and how a record of it reads in the results. */
export interface Searchable {
  /** The resource's path. */
  resource: string;
  /** One of them, in words. */
  kind: string;
  /** The columns of which the first that is not empty names the record. */
  title: readonly string[];
  /** The columns that tell it from others. */
  detail: readonly string[];
  /** The page that shows it; `:id` and `:title` stand for the record's. */
  page: string;
}

/** In the order in which results are shown. */
export const searchables: readonly Searchable[] = [
  { resource: 'centers', kind: 'Center', title: ['client_name', 'center_code'], detail: ['center_code', 'city', 'state'], page: '/dashboard/clientList/view?center=:id' },
  { resource: 'companies', kind: 'Company', title: ['name'], detail: ['industry', 'status'], page: '/dashboard/account/manageCompanies?q=:title' },
  { resource: 'ultrahrms/companies', kind: 'Company (ultrahrms)', title: ['name'], detail: ['industry', 'status'], page: '/dashboard/ultrahrms/manageCompanies?q=:title' },
  { resource: 'candidates', kind: 'Candidate', title: ['name'], detail: ['position', 'status'], page: '/dashboard/account/manageCandidate?q=:title' },
  { resource: 'ultrahrms/candidates', kind: 'Candidate (ultrahrms)', title: ['name'], detail: ['position', 'status'], page: '/dashboard/ultrahrms/manageCandidate?q=:title' },
  { resource: 'hr-staff', kind: 'HR staff', title: ['name'], detail: ['role', 'email'], page: '/dashboard/instahires/manage-hr?q=:title' },
  { resource: 'ultrahrms/hr-staff', kind: 'HR staff (ultrahrms)', title: ['name'], detail: ['role', 'email'], page: '/dashboard/ultrahrms/manage-hr?q=:title' },
  { resource: 'invoices', kind: 'Invoice', title: ['invoiceNo', 'draftNo'], detail: ['clientName', 'status'], page: '/dashboard/invoicing/list/:id' },
  { resource: 'credit-notes', kind: 'Credit note', title: ['creditNoteNumber', 'clientName'], detail: ['clientName', 'reason'], page: '/dashboard/invoicing/credit?q=:title' },
  { resource: 'debit-notes', kind: 'Debit note', title: ['debitNoteNumber', 'clientName'], detail: ['clientName', 'reason'], page: '/dashboard/invoicing/debit?q=:title' },
  { resource: 'leads', kind: 'Lead', title: ['name', 'mobile'], detail: ['email', 'message', 'status'], page: '/dashboard/leads?lead=:id' },
  { resource: 'suppliers', kind: 'Supplier', title: ['name'], detail: ['company', 'status'], page: '/dashboard/invoicing/manageSupplier?q=:title' },
  { resource: 'employees', kind: 'Employee', title: ['name'], detail: ['code', 'designation', 'department'], page: '/dashboard/compliances/wage-management/employees?q=:title' },
  { resource: 'certificates', kind: 'Certificate', title: ['name'], detail: ['file'], page: '/dashboard/compliances/certificates?q=:title' },
];
