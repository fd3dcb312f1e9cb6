import { certificateFile } from 'shared/domain/compliance/certificate';
import { allResources } from './allResources';
import { attendance } from './attendance/attendance';
import { attendanceRoutes } from './attendance/attendanceRoutes';
import { attendanceLinkRoutes } from './attendance/links/attendanceLinkRoutes';
import { attendanceLinks } from './attendance/links/attendanceLinks';
import { ageingRoute } from './billing/ageing';
import { billRoutes } from './billing/billRoutes';
import { statementRoutes } from './billing/statementRoutes';
import { holidays } from './calendar/holidays';
import { candidateRoutes, candidates } from './candidates/candidates';
import { centerRoutes } from './centers/centerRoutes';
import { centers } from './centers/centers';
import { certificates } from './certificates/certificates';
import { clientLinkRoutes } from './clientLinks/clientLinkRoutes';
import { clientLinks } from './clientLinks/clientLinks';
import { companies, ultrahrms } from './companies/companies';
import { companyRoutes } from './companies/companyRoutes';
import { dueRoutes, dues } from './compliance/dues';
import { letterheadWithDues } from './compliance/letterheadWithDues';
import { obligationRoutes } from './compliance/markDoneRoute';
import { obligations } from './compliance/obligations';
import { wagesWithDues } from './compliance/wagesWithDues';
import { reports } from './console/reports';
import { fileRoutes } from './files/fileRoutes';
import { bankLineRoutes } from './invoicing/bankLineRoutes';
import { bankLines } from './invoicing/bankLines';
import { eInvoiceRoutes } from './invoicing/eInvoice/eInvoiceRoutes';
import { form26asRoutes } from './invoicing/form26asRoutes';
import { invoiceRoutes, noteRoutes, voucherRoutes } from './invoicing/invoiceRoutes';
import { invoices } from './invoicing/invoices';
import { missingCertificatesRoutes } from './invoicing/missingCertificates';
import { creditNotes, debitNotes } from './invoicing/notes';
import { payments } from './invoicing/payments';
import { receiptRoutes } from './invoicing/receiptRoutes';
import { receipts } from './invoicing/receipts';
import { recurringInvoices } from './invoicing/recurringInvoices';
import { suppliers } from './invoicing/suppliers';
import { tdsCertificates } from './invoicing/tdsCertificates';
import { vouchers } from './invoicing/vouchers';
import { leadRoutes } from './leads/leadRoutes';
import { leads } from './leads/leads';
import { debits } from './ledgers/debits';
import { ledgerTotals } from './ledgers/ledgerTotals';
import { narrations } from './ledgers/narrations';
import { letterheadRoutes } from './letterhead/letterheadRoutes';
import { makeRoutes } from './madeWages/makeRoutes';
import { notificationSamples } from './notifications/notificationSamples';
import { notificationRoutes, notifications } from './notifications/notifications';
import { bonusPayments } from './payroll/bonus/bonusPayments';
import { employeeRoutes } from './payroll/employeeRoutes';
import { employees } from './payroll/employees';
import { lawRoutes } from './payroll/law/lawRoutes';
import { lawRows } from './payroll/law/lawRows';
import { leaveEntries } from './payroll/leave/leaveEntries';
import { taxDeclarations } from './payroll/taxDeclarations';
import { employeeTerms } from './payroll/terms/employeeTerms';
import { wageLineRoutes, wageLines } from './payroll/wageLines';
import { wageRoutes } from './payroll/wages';
import { payslipArchiveRoute, payslipRoutes } from './payslips/payslipRoutes';
import { letterTemplate } from './placements/letter/letterTemplate';
import { placementRoutes } from './placements/placementRoutes';
import { placements } from './placements/placements';
import { hrStaff } from './products/hrStaff';
import { pricingPlans } from './products/pricingPlans';
import { form140Routes } from './purchases/form140Routes';
import { gstr2bRoutes } from './purchases/gstr2bRoutes';
import { percentsOn } from './purchases/percentsOn';
import { purchases } from './purchases/purchases';
import { purchaseTotals } from './purchases/purchaseTotals';
import { taxChallans } from './purchases/taxChallans';
import type { Resource } from './resource/definition';
import type { ServedResource } from './resource/resourceRoutes';
import { reminderRules } from './sendings/reminderRules';
import { sendingRoutes } from './sendings/sendingRoutes';
import { sendings } from './sendings/sendings';
import { settlementRoutes } from './settlements/settlementRoutes';
import { settlements } from './settlements/settlements';
import { submissions } from './submissions/submissions';
import { vacancies } from './vacancies/vacancies';
import { vacancyRoutes } from './vacancies/vacancyRoutes';
import { bankLayoutsResource } from './wageFiles/bankLayoutsResource';
import { readBackRoute } from './wageFiles/readBackRoute';
import { wageFileRoutes } from './wageFiles/wageFileRoutes';
import { wageReturns } from './wageFiles/wageReturns';
import { runRoutes } from './wageRuns/runRoutes';
import { questionRoutes } from './workerLinks/questionRoutes';
import { workerLinkRoutes } from './workerLinks/workerLinkRoutes';
import { workerLinks } from './workerLinks/workerLinks';
import { workerQuestions } from './workerLinks/workerQuestions';

/** The resources of this product, with the routes that each has beside the common ones. */
export const ownResources: readonly ServedResource[] = [
  { definition: centers, routes: centerRoutes },
  { definition: companies, routes: companyRoutes(companies) },
  { definition: ultrahrms, routes: companyRoutes(ultrahrms) },
  ...candidates.map((definition) => ({ definition, routes: candidateRoutes(definition) })),
  { definition: vacancies, routes: vacancyRoutes },
  { definition: submissions },
  { definition: clientLinks, routes: clientLinkRoutes },
  ...hrStaff.map((definition) => ({ definition })),
  { definition: obligations, routes: obligationRoutes },
  { definition: dues, routes: dueRoutes },
  { definition: letterheadWithDues, routes: letterheadRoutes },
  {
    definition: invoices,
    routes: (app, options) => {
      invoiceRoutes(app, options);
      billRoutes(app, options);
      ageingRoute(app, options);
      statementRoutes(app, options);
      eInvoiceRoutes(app, options);
    },
  },
  { definition: recurringInvoices },
  { definition: payments },
  {
    definition: receipts,
    routes: (app, options) => {
      receiptRoutes(app, options);
      form26asRoutes(app, options);
    },
  },
  {
    definition: tdsCertificates,
    routes: (app, options) => {
      missingCertificatesRoutes(app, options);
      fileRoutes(app, options, tdsCertificates, certificateFile);
    },
  },
  { definition: vouchers, routes: voucherRoutes },
  { definition: bankLines, routes: bankLineRoutes(percentsOn) },
  { definition: creditNotes, routes: noteRoutes(creditNotes, 'credit', ({ creditNoteNumber }) => creditNoteNumber) },
  { definition: debitNotes, routes: noteRoutes(debitNotes, 'debit', ({ debitNoteNumber }) => debitNoteNumber) },
  { definition: sendings, routes: sendingRoutes },
  { definition: reminderRules },
  { definition: leads, routes: leadRoutes },
  { definition: suppliers },
  {
    definition: purchases,
    routes: (app, options) => {
      purchaseTotals(app, options);
      form140Routes(app, options);
      gstr2bRoutes(app, options);
    },
  },
  { definition: taxChallans },
  { definition: debits, routes: ledgerTotals(debits) },
  { definition: narrations, routes: ledgerTotals(narrations, 'type') },
  { definition: employees, routes: employeeRoutes },
  { definition: employeeTerms },
  { definition: taxDeclarations },
  { definition: leaveEntries },
  { definition: bonusPayments },
  { definition: settlements, routes: settlementRoutes },
  { definition: placements, routes: placementRoutes },
  { definition: attendance, routes: attendanceRoutes },
  { definition: letterTemplate },
  { definition: attendanceLinks, routes: attendanceLinkRoutes },
  {
    definition: wagesWithDues,
    routes: (app, options) => {
      wageRoutes(app, options);
      makeRoutes(app, options);
      payslipArchiveRoute(app, options);
      wageFileRoutes(app, options);
      readBackRoute(app, options);
      runRoutes(app, options);
    },
  },
  {
    definition: wageLines,
    routes: (app, options) => {
      wageLineRoutes(app, options);
      payslipRoutes(app, options);
    },
  },
  { definition: workerLinks, routes: workerLinkRoutes },
  { definition: workerQuestions, routes: questionRoutes },
  { definition: wageReturns },
  { definition: bankLayoutsResource },
  { definition: lawRows, routes: lawRoutes },
  { definition: certificates, routes: (app, options) => fileRoutes(app, options, certificates, certificateFile) },
  { definition: holidays },
  ...pricingPlans.map((definition) => ({ definition })),
  { definition: reports },
  // Calls that are due are told to whoever may read the lead.
  { definition: { ...notifications, seed: () => notificationSamples }, routes: notificationRoutes(leads) },
];

/** The definitions of all that this product serves. */
export const resources: readonly Resource[] = allResources(ownResources).map(({ definition }) => definition);
