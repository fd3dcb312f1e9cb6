import type { Generated, Kysely, Transaction } from 'kysely';
import type { Invitation } from 'shared/domain/accounts/invitation';
import type { Role } from 'shared/domain/accounts/role';
import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Center } from 'shared/domain/clients/centers/center';
import type { CenterTerms } from 'shared/domain/clients/centerTerms';
import type { Company } from 'shared/domain/clients/companies/company';
import type { CompanyTerms } from 'shared/domain/clients/companyTerms';
import type { Lead } from 'shared/domain/clients/leads/lead';
import type { ClientLink } from 'shared/domain/clients/links/clientLink';
import type { PricingPlan } from 'shared/domain/clients/pricingPlan';
import type { Certificate } from 'shared/domain/compliance/certificate';
import type { Due } from 'shared/domain/compliance/due';
import type { Obligation } from 'shared/domain/compliance/obligation';
import type { Metric } from 'shared/domain/console/metric';
import type { Notification } from 'shared/domain/console/notificationAnswer';
import type { Report } from 'shared/domain/console/report';
import type { StoredView } from 'shared/domain/console/savedView';
import type { Holiday } from 'shared/domain/dates/holiday';
import type { LawRow } from 'shared/domain/law/lawRow';
import type { Letterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { CreditNote, DebitNote } from 'shared/domain/money/documents/note';
import type { OpeningBalance } from 'shared/domain/money/documents/openingBalance';
import type { RecurringInvoice } from 'shared/domain/money/documents/recurringInvoice';
import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import type { Debit } from 'shared/domain/money/ledger/debit';
import type { Narration } from 'shared/domain/money/ledger/narration';
import type { TallyLedger } from 'shared/domain/money/ledger/tallyLedger';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import type { ReverseChargeDocument } from 'shared/domain/money/purchases/reverseChargeDocument';
import type { Supplier } from 'shared/domain/money/purchases/supplier';
import type { TaxChallan } from 'shared/domain/money/purchases/taxChallan';
import type { CreditBalance } from 'shared/domain/money/returns/creditBalance';
import type { ReminderRule } from 'shared/domain/money/sendings/reminderRule';
import type { Sending } from 'shared/domain/money/sendings/sending';
import type { BankLine } from 'shared/domain/money/settle/bankLine';
import type { Payment } from 'shared/domain/money/settle/payment';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import type { TdsCertificate } from 'shared/domain/money/settle/tdsCertificate';
import type { Voucher } from 'shared/domain/money/settle/voucher';
import type { LetterTemplate } from 'shared/domain/papers/letterTemplate';
import type { BonusPayment } from 'shared/domain/pay/bonus/bonusPayment';
import type { BankLayoutRecord } from 'shared/domain/pay/files/bankLayout';
import type { WageReturn } from 'shared/domain/pay/files/wageReturn';
import type { LeaveEntry } from 'shared/domain/pay/leave/leave';
import type { Settlement } from 'shared/domain/pay/leaving/settlement';
import type { SignedStep } from 'shared/domain/pay/runs/runSteps';
import type { EmployeeAdvance } from 'shared/domain/pay/wages/employeeAdvance';
import type { WageLine, WageRegister } from 'shared/domain/pay/wages/wage';
import type { WagePart } from 'shared/domain/pay/wages/wagePart';
import type { WorkerLink } from 'shared/domain/pay/workerLinks/workerLink';
import type { WorkerQuestion } from 'shared/domain/pay/workerLinks/workerQuestion';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { EmployeeTerms } from 'shared/domain/people/employees/employeeTerms';
import type { TaxDeclaration } from 'shared/domain/people/employees/taxDeclaration';
import type { HrStaff } from 'shared/domain/people/hrStaff';
import type { Submission } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { AuditAction } from 'shared/domain/records/auditActions';
import type { AuditEntry } from 'shared/domain/records/auditEntry';
import type { RecordFields } from 'shared/domain/records/recordFields';
import type { AttendanceLink } from 'shared/domain/work/attendance/attendanceLink';
import type { DayValue } from 'shared/domain/work/attendance/mark';
import type { AttendanceMonth } from 'shared/domain/work/attendance/month';
import type { Placement } from 'shared/domain/work/placements/placement';

/** A column's value: text, a number (booleans are 0 and 1), or nothing. JSON is text. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** A field's value in its column: booleans as 0 and 1, objects and lists as JSON text. */
type ColumnOf<T> = [NonNullable<T>] extends [string | number]
  ? T
  : [NonNullable<T>] extends [boolean]
    ? number
    : string;

/** The table of a resource whose records are `R`, without the fields that are derived when they are answered. */
export type TableOf<R extends RecordFields, Derived extends keyof R = never> = RecordColumns & {
  [field in Exclude<keyof R, keyof RecordFields | Derived>]: ColumnOf<R[field]>;
};

/** Columns that every resource table has. */
export interface RecordColumns {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** The text that `q` searches. */
  search: string;
}

/** An account that is not deleted. */
export interface AccountRow extends Omit<RecordColumns, 'deletedAt'> {
  name: string;
  email: string;
  phone: string;
  role: StoredAccount['role'];
  status: StoredAccount['status'];
  /** The clients that it has to do with, as JSON; `null` for all. */
  reach: string;
  passwordHash: string;
}

/** One person's day at a center: its mark, when and by whom. `version` of the center's month came with it. */
export interface DayRow extends DayValue {
  employeeId: string;
  day: string;
  centerId: string;
  at: string;
  by: string;
  version: number;
}

/** Every table with its columns. */
interface Stored {
  accounts: AccountRow & RecordColumns;
  /** Roles that owners made; built-in ones are in the code. */
  roles: TableOf<Role>;
  /** `isLimited`: 1 while nothing but setting up a second factor is allowed. */
  sessions: {
    tokenHash: string;
    accountId: string;
    createdAt: string;
    expiresAt: string;
    isLimited: Generated<number>;
    /** The person's name for it. */
    id: string;
    /** The browser and system that signed in, in words. */
    device: string;
    /** The network address of its last call. */
    address: string;
    /** Its last call, to the minute. */
    seenAt: string;
  };
  /**
   * An authenticator app: its key, sealed; in force once confirmed; `lastStep` is the period of the last accepted code.
   */
  authenticators: {
    accountId: string;
    sealedKey: string;
    createdAt: string;
    confirmedAt: string | null;
    lastStep: number;
  };
  /** Those that were not used yet. */
  recovery_codes: { accountId: string; codeHash: string };
  /** The public key of each is base64url, `transports` a JSON list, `counter` its authenticator's last. */
  passkeys: {
    id: string;
    accountId: string;
    publicKey: string;
    transports: string;
    counter: number;
    name: string;
    createdAt: string;
    usedAt: string | null;
    /** Since when it signs nobody in any more; its row stays as a sign that the account had a second factor. */
    endedAt: string | null;
  };
  /**
   * Accounts that sign in by the sign-in provider, by its name for them; `unlinkedAt`: since when they no longer accept
   * its sign-ins.
   */
  identities: {
    issuer: string;
    subject: string;
    accountId: string;
    createdAt: string;
    unlinkedAt: string | null;
    /** The verified email that it last came with; empty where that is not known. */
    email: Generated<string>;
    /** Since when it signs nobody in any more; its row stays as a sign that it did. */
    endedAt: string | null;
  };
  /** A browser's challenge, by the hash of its secret, until it is answered. */
  challenges: { hash: string; purpose: string; data: string; expiresAt: string };
  /** Browsers in which an account has signed in before, by the hash of their cookie's secret. */
  known_devices: { tokenHash: string; accountId: string; seenAt: string };
  /** Links with which a password is set again, once. */
  password_resets: {
    tokenHash: string;
    accountId: string;
    createdAt: string;
    expiresAt: string;
    usedAt: string | null;
  };
  invitations: TableOf<Invitation, 'state' | 'roleName' | 'invitedByName'>;
  /** The links by which applicants see their application, each by the hash of its secret. */
  application_links: { tokenHash: string; candidateId: string };
  attendance_links: TableOf<AttendanceLink, 'madeByName' | 'centerName' | 'state'>;
  /** Supervisors' secrets, each as its hash. */
  attendance_link_tokens: { tokenHash: string; linkId: string };
  worker_links: TableOf<WorkerLink, 'madeByName' | 'employeeName' | 'state'>;
  /** A waiting link's secret and its code, and the phone's key, each as its hash. */
  worker_link_tokens: { tokenHash: string; linkId: string; codeHash: string | null };
  worker_questions: TableOf<WorkerQuestion, 'answeredByName' | 'employeeName'>;
  /** Their links, each by the hash of its secret. */
  invitation_links: { tokenHash: string; invitationId: string };
  /** Counters of fixed windows, so that several servers share the limits. */
  throttles: { key: string; count: number; resetAt: string };
  /** Calls with an `Idempotency-Key`: the request, and the encrypted answer, null status until there is one. */
  attempts: { keyHash: string; asked: string; at: string; status: number | null; answer: string };
  /** Facts that are settled once: the first owner, and the seeded samples. */
  marks: { key: string; value: string };
  /** Everything that was done: who, when, from where; of a record what before and after. Rows are added only; the database refuses to change them. */
  audit: {
    id: string;
    at: string;
    accountId: string;
    by: string;
    /** Empty when it was the product itself, and once the audit log's time is over. */
    address: string;
    resource: string;
    recordId: string;
    action: AuditAction;
    detail: string;
    changes: string;
    search: string;
    /** The common key of rows that one act wrote; empty for one alone. */
    groupId: Generated<string>;
  };
  /** A view in a resource's shape. */
  audit_log: TableOf<AuditEntry, 'about' | 'count'>;
  /**
   * Imports of the last day: by whom, from which file, into the resource of this `path`, and how many records were
   * added and changed.
   */
  imports: {
    id: string;
    path: string;
    at: string;
    accountId: string;
    by: string;
    fileName: string;
    added: number;
    changed: number;
    undoneAt: string | null;
    /** The workbook that its rows are a sheet of; null of a file of one sheet. */
    workbookId: string | null;
  };
  /**
   * The records of an import, each with its version since; `before` are the changed fields' previous values, as JSON,
   * null for an added record.
   */
  import_rows: { importId: string; recordId: string; version: number; before: string | null };
  notification_reads: { accountId: string; notificationId: string; readAt: string };
  /** Each person's preferences; values are JSON. */
  preferences: { accountId: string; key: string; value: string };
  saved_views: TableOf<StoredView>;
  centers: TableOf<Center>;
  companies: TableOf<Company>;
  candidates: TableOf<Candidate>;
  vacancies: TableOf<Vacancy, 'companyName' | 'centerName'>;
  client_links: TableOf<ClientLink, 'vacancyTitle' | 'state'>;
  /** The secrets of clients' links, each as its hash. */
  client_link_tokens: { tokenHash: string; linkId: string };
  submissions: TableOf<Submission, 'candidateName' | 'position' | 'city' | 'file' | 'vacancyTitle'>;
  placements: TableOf<Placement, 'employeeName' | 'companyName' | 'centerName' | 'vacancyTitle'>;
  /** New terms of many that were stored at once. */
  placement_revisions: {
    id: string;
    at: string;
    by: string;
    startsOn: string;
    about: string;
    undoneAt: string | null;
    undoneBy: string;
  };
  /** Their placements, with the versions that they had after it; `before` is what changed of the earlier one, as JSON. */
  placement_revision_rows: {
    revisionId: string;
    placementId: string;
    version: number;
    nextId: string;
    nextVersion: number;
    before: string;
  };
  attendance_months: TableOf<AttendanceMonth, 'centerName'>;
  /** Every mark that anybody made; rows are added only. `source` is the account or phone, `seen` the ids of the marks of the day that its maker saw, as JSON. */
  attendance_marks: DayRow & { id: string; source: string; seen: string };
  /**
   * The result of each day's marks, once for each person's day; `id` is that of the valid mark, disputed is 1 while
   * marks differ.
   */
  attendance_days: DayRow & { id: string; isDisputed: number };
  /** Changes to locked months, each with the day's previous value. */
  attendance_corrections: Omit<DayRow, 'version'> & {
    id: string;
    beforeCode: DayValue['code'];
    beforeOvertimeMinutes: number;
    reason: string;
  };
  hr_staff: TableOf<HrStaff>;
  pricing_plans: TableOf<PricingPlan>;
  certificates: TableOf<Certificate, 'state'>;
  metrics: TableOf<Metric>;
  reports: TableOf<Report>;
  employees: TableOf<Employee>;
  employee_terms: TableOf<EmployeeTerms>;
  company_terms: TableOf<CompanyTerms>;
  center_terms: TableOf<CenterTerms>;
  tax_declarations: TableOf<TaxDeclaration>;
  employee_advances: TableOf<EmployeeAdvance>;
  leave_entries: TableOf<LeaveEntry>;
  settlements: TableOf<Settlement, 'employeeName' | 'state'>;
  bonus_payments: TableOf<BonusPayment>;
  holidays: TableOf<Holiday>;
  invoices: TableOf<Invoice>;
  recurring_invoices: TableOf<RecurringInvoice>;
  opening_balances: TableOf<OpeningBalance>;
  payments: TableOf<Payment>;
  receipts: TableOf<Receipt>;
  vouchers: TableOf<Voucher, 'leftPaise'>;
  /**
   * Amounts of an advance's voucher set off against an invoice on a day, below 0 when taken back; `taxLines` as JSON.
   */
  advance_parts: {
    id: string;
    voucherId: string;
    invoiceId: string;
    date: string;
    amountPaise: number;
    taxablePaise: number;
    taxLines: string;
    at: string;
  };
  /** The ledger: what each record says in the books, in postings that balance. A row is added and never changed (`money/ledger/post`). */
  ledger_entries: {
    posting: string;
    place: number;
    /** When it was posted. */
    at: string;
    sourceKind:
      | ('invoices' | 'credit_notes' | 'debit_notes' | 'payments' | 'receipts' | 'vouchers')
      | ('purchases' | 'tax_challans' | 'wages' | 'bonus_payments' | 'settlements' | 'obligations');
    source: string;
    day: string;
    account: AccountCode;
    partyKind: 'company' | 'name' | 'supplier' | 'employee' | 'state' | '';
    party: string;
    /** Facts that are settled bit by bit; for wages and deposits the period (`2026-04`, `2026-27 Q1`). */
    documentKind: 'invoices' | 'receipts' | 'purchases' | 'settlements' | 'periods';
    document: string;
    registration: string;
    /** A debit is above 0, a credit below. */
    paise: number;
    isSample: number;
  };
  bank_lines: TableOf<BankLine>;
  sendings: TableOf<Sending>;
  sending_tokens: { tokenHash: string; sendingId: string };
  /** The hash of each delivery's key, by which a mail server's report is known to be about it. */
  sending_returns: { keyHash: string; sendingId: string };
  reminder_rules: TableOf<ReminderRule>;
  tally_ledgers: TableOf<TallyLedger>;
  credit_notes: TableOf<CreditNote, 'companyId'>;
  debit_notes: TableOf<DebitNote, 'companyId'>;
  /**
   * Each series of documents by its GSTIN: its first number, and the last one given; below the first while there is
   * none.
   */
  document_series: { registration: string; series: string; first: number; last: number };
  /** The company's GST registrations; `filings` says how it files under each, as JSON, null for the default. */
  registrations: {
    gstin: string;
    since: string;
    until: string | null;
    filings: string | null;
    /** The first date whose documents need an IRN; null for none. */
    eInvoicesFrom: string | null;
    /** The invoice portal's public keys, as PEM. */
    eInvoiceKey: Generated<string>;
    /** The first date whose invoices to unregistered clients ask by a QR code with the tax; null for none. */
    qrFrom: Generated<string | null>;
  };
  /**
   * The invoice portal's registration of an invoice or note: once for each, as signed. `cancelledAt`: on the portal.
   */
  e_invoices: {
    documentId: string;
    irn: string;
    ackNo: string;
    ackAt: string;
    signedInvoice: string;
    signedQr: string;
    isVerified: number;
    readAt: string;
    cancelledAt: string | null;
  };
  /** GSTR-1, IFF and GSTR-1A as they were filed: the portal's file, with its SHA-256. `returnType` GSTR-1A is kept with its GSTR-3B. */
  filed_returns: {
    id: string;
    obligationId: string;
    registration: string;
    period: string;
    returnType: string;
    filedOn: string;
    keptAt: string;
    sha256: string;
    file: string;
    /** The advances it reported: table 11 by period, as JSON. */
    advances: string;
  };
  /** A filed return's report of a document, as JSON; `null` for a cancelled one. */
  filed_documents: { returnId: string; documentId: string; told: string };
  letterhead: TableOf<Letterhead>;
  letter_template: TableOf<LetterTemplate>;
  suppliers: TableOf<Supplier>;
  purchases: TableOf<Purchase, 'supplierName' | 'supplierGstin' | 'kept' | 'payablePaise'>;
  tax_challans: TableOf<TaxChallan>;
  reverse_charge_documents: TableOf<ReverseChargeDocument>;
  credit_balances: TableOf<CreditBalance>;
  /** Suppliers’ bills as form GSTR-2B of a GSTIN and month has them. */
  gst_2b_rows: {
    id: string;
    gstin: string;
    period: string;
    supplierGstin: string;
    supplierName: string;
    number: string;
    date: string;
    taxablePaise: number;
    taxPaise: number;
    totalPaise: number;
    isClaimable: number;
    decision: string;
    /** A bill, or a credit or debit note. */
    kind: string;
    igstPaise: number;
    cgstPaise: number;
    sgstPaise: number;
    reverseCharge: number;
    isDistributed: number;
  };
  /** Suppliers’ documents in the portal's invoice management (IMS) of a GSTIN, as its file last had them. */
  ims_documents: {
    id: string;
    gstin: string;
    list: string;
    kind: string;
    /** The month of the supplier's return. */
    period: string;
    supplierGstin: string;
    supplierName: string;
    number: string;
    date: string;
    taxablePaise: number;
    taxPaise: number;
    igstPaise: number;
    cgstPaise: number;
    sgstPaise: number;
    totalPaise: number;
    /** What the portal has noted. */
    taken: string;
    /** What was chosen instead of the proposal; empty for none. */
    chosen: string;
    mayWait: number;
    /** The portal's fields, as JSON. */
    told: string;
  };
  tds_certificates: TableOf<TdsCertificate, 'recordedPaise' | 'state'>;
  /** Tax withheld by clients, line by line as form 26AS or the AIS of a financial year has it. */
  tax_credits: {
    id: string;
    /** `26AS` or `AIS`. */
    source: string;
    year: string;
    tan: string;
    name: string;
    section: string;
    date: string;
    /** F once it is final; empty where the source doesn’t tell. */
    booking: string;
    paidPaise: number;
    taxPaise: number;
    decision: string;
  };
  debits: TableOf<Debit, 'runningPaise'>;
  narrations: TableOf<Narration, 'runningPaise'>;
  leads: TableOf<Lead, 'ownerName'>;
  lead_notes: { id: string; leadId: string; at: string; by: string; text: string };
  obligations: TableOf<Obligation, 'state' | 'doableFrom'>;
  /** A view of open dues. */
  dues: TableOf<Due, 'daysLeft'>;
  wages: TableOf<WageRegister, 'sums'> & {
    insurancePaise: number;
    administrationPaise: number;
    /** By which rows of the law it was worked out; empty for before they were rows. */
    lawDigest: string;
  };
  law_rows: TableOf<LawRow, 'to'>;
  wage_lines: TableOf<WageLine>;
  /** A signature on a register: for its lines by `digest`, until it was taken back. */
  wage_run_steps: {
    id: string;
    wageId: string;
    step: SignedStep;
    digest: string;
    at: string;
    byId: string;
    by: string;
    takenBackAt: string | null;
    takenBackBy: string;
    reason: string;
  };
  /** One row, once the owner has settled it. */
  wage_run_settings: { id: string; needsTwo: number };
  /**
   * The parts of wage lines made from attendance; `counts` and `contributions` are JSON. Those of a register that is
   * not stored yet name a run instead.
   */
  wage_parts: Omit<WagePart, 'counts' | 'contributions'> & {
    id: string;
    wageId: string;
    counts: string;
    contributions: string | null;
  };
  /** `audience`: `staff`, `owner` or an account's id. */
  notifications: TableOf<Notification, 'readAt' | 'icon'> & { audience: string };
  /** A record's uploaded file. */
  record_files: { recordId: string; base64: string; bytes: number };
  /** The PDFs of issued documents, by the document and whose copy it is; never changed. */
  issued_papers: {
    recordId: string;
    copy: string;
    sha256: string;
    base64: string;
    bytes: number;
    madeAt: string;
  };
  /**
   * What is billed: a row for each month of a placement in an invoice, and one more for each note of a difference.
   * `share` is what the amount was worked out from, as JSON; `paise` is without tax. A released row belongs to a
   * deleted or cancelled invoice.
   */
  billed_shares: {
    id: string;
    invoiceId: string;
    /** Empty for the invoice's own. */
    noteId: string;
    placementId: string;
    centerId: string;
    month: string;
    paise: number;
    share: string;
    at: string;
    releasedAt: string | null;
  };
  bank_layouts: TableOf<BankLayoutRecord>;
  wage_returns: TableOf<WageReturn>;
  /** Each return's rows by person, in the order of its lines. */
  /** Bonus payments by person. */
  bonus_payment_rows: { id: string; paymentId: string; employeeId: string; bonusPaise: number };
  wage_return_rows: { returnId: string; employeeId: string; figures: string };
  /** Records that became part of others: `changes` and `moved` are JSON, what a merge did and its undoing takes back. */
  merges: {
    id: string;
    at: string;
    by: string;
    /** The table of both. */
    resource: string;
    keptId: string;
    goneId: string;
    changes: string;
    moved: string;
    undoneAt: string | null;
  };
  /** The tables of the resources that modules declare or once declared; each is named as its `path`. */
  module_tables: {
    path: string;
    module: string;
    /** Each column's type, as JSON: all that any release declared. */
    columns: string;
    /** The columns that have an index, as JSON. */
    indexes: string;
    /** The columns of each key, which occur once together, as JSON. */
    keys: string;
    /** Which declaration holds now; empty while no current release declares it. */
    revision: string;
  };
  /** Public keys as JSON Web Keys, of each server that signs for modules' services. */
  signing_keys: { id: string; publicKey: string; expiresAt: string };
  calendar_feeds: { accountId: string; tokenHash: string; createdAt: string };
  migrations: { name: string; at: string };
}

/** The tables with some columns, each as a view of this kind. By default it doesn't show those. */
type Views<Kind extends string, Having extends object, Hidden = keyof Having> = {
  [table in keyof Stored as Stored[table] extends Having ? `${Kind}_${table}` : never]: {
    [column in keyof Stored[table] as column extends Hidden ? never : column]: Stored[table][column];
  };
};

/**
 * What a query reads: `live_…`, records that are not deleted, `real_…`, those that are no samples either, or
 * `every_…`, deleted
 * ones too. The own name of a table of records is for writing.
 */
export interface Tables
  extends Stored,
    Views<'every', { deletedAt: string | null }, never>,
    Views<'live', { deletedAt: string | null }>,
    Views<'real', { deletedAt: string | null; isSample: number }> {}

export type Db = Kysely<Tables>;
/** A database or a transaction in it. */
export type Queries = Db | Transaction<Tables>;

/** Tables whose names are known at run time only. */
export type AnyTables = Record<string, Row>;

/**
 * The same connection with tables of any name, as rows of plain values: the one way past the types, for the generic layer
 * of the resources and for migrations, whose tables are those of their day.
 */
export function anyTable(db: Queries): Kysely<AnyTables> {
  return db as unknown as Kysely<AnyTables>;
}
