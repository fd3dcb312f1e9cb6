import { certificateFile } from 'shared/domain/compliance/certificate';
import { allResources } from './allResources';
import { holidays } from './calendar/holidays';
import { certificates } from './certificates/certificates';
import { centerRoutes } from './clients/centers/centerRoutes';
import { centers } from './clients/centers/centers';
import { centerTerms } from './clients/centers/centerTerms';
import { companies, ultrahrms } from './clients/companies/companies';
import { companyRoutes } from './clients/companies/companyRoutes';
import { companyTerms } from './clients/companies/companyTerms';
import { leadRoutes } from './clients/leads/leadRoutes';
import { leads } from './clients/leads/leads';
import { clientLinkRoutes } from './clients/links/clientLinkRoutes';
import { clientLinks } from './clients/links/clientLinks';
import { challansWithDues } from './compliance/challansWithDues';
import { dueRoutes, dues } from './compliance/dues';
import { letterheadWithDues } from './compliance/letterheadWithDues';
import { obligationRoutes } from './compliance/markDoneRoute';
import { obligations } from './compliance/obligations';
import { wagesWithDues } from './compliance/wagesWithDues';
import { reports } from './console/reports';
import { fileRoutes } from './files/fileRoutes';
import { followedLawRows } from './lawChanges/followedLawRows';
import { lawRoutes } from './lawChanges/lawRoutes';
import { letterheadRoutes } from './letterhead/letterheadRoutes';
import { billRoutes } from './money/bills/billRoutes';
import { invoices } from './money/documents/invoices';
import { creditNotes, debitNotes } from './money/documents/notes';
import { recurringInvoices } from './money/documents/recurringInvoices';
import { eInvoiceRoutes } from './money/eInvoices/eInvoiceRoutes';
import { invoiceRoutes, noteRoutes, voucherRoutes } from './money/invoiceRoutes';
import { debits } from './money/ledger/debits';
import { ledgerTotals } from './money/ledger/ledgerTotals';
import { narrations } from './money/ledger/narrations';
import { tallyLedgers } from './money/ledger/tallyLedgers';
import { form140Routes } from './money/purchases/form140Routes';
import { gstr2bRoutes } from './money/purchases/gstr2bRoutes';
import { imsRoutes } from './money/purchases/imsRoutes';
import { percentsOn } from './money/purchases/percentsOn';
import { purchases } from './money/purchases/purchases';
import { purchaseTotals } from './money/purchases/purchaseTotals';
import { reverseChargeDocuments } from './money/purchases/reverseChargeDocuments';
import { reverseChargeRoutes } from './money/purchases/reverseChargeRoutes';
import { suppliers } from './money/purchases/suppliers';
import { creditBalances } from './money/returns/creditBalances';
import { reminderRules } from './money/sendings/reminderRules';
import { sendingRoutes } from './money/sendings/sendingRoutes';
import { sendings } from './money/sendings/sendings';
import { ageingRoute } from './money/settle/ageing';
import { bankLineRoutes } from './money/settle/bankLineRoutes';
import { bankLines } from './money/settle/bankLines';
import { form26asRoutes } from './money/settle/form26asRoutes';
import { missingCertificatesRoutes } from './money/settle/missingCertificates';
import { openingBalances } from './money/settle/openings/openingBalances';
import { payments } from './money/settle/payments';
import { receiptRoutes } from './money/settle/receiptRoutes';
import { receipts } from './money/settle/receipts';
import { statementRoutes } from './money/settle/statementRoutes';
import { tdsCertificates } from './money/settle/tdsCertificates';
import { vouchers } from './money/settle/vouchers';
import { notificationSamples } from './notifications/notificationSamples';
import { notificationRoutes, notifications } from './notifications/notifications';
import { bonusPayments } from './pay/bonus/bonusPayments';
import { bankLayoutsResource } from './pay/files/bankLayoutsResource';
import { readBackRoute } from './pay/files/readBackRoute';
import { wageFileRoutes } from './pay/files/wageFileRoutes';
import { wageReturns } from './pay/files/wageReturns';
import { leaveEntries } from './pay/leave/leaveEntries';
import { settlementRoutes } from './pay/leaving/settlementRoutes';
import { settlements } from './pay/leaving/settlements';
import { makeRoutes } from './pay/made/makeRoutes';
import { payslipArchiveRoute, payslipRoutes } from './pay/payslips/payslipRoutes';
import { runRoutes } from './pay/runs/runRoutes';
import { employeeAdvances } from './pay/wages/advances/employeeAdvances';
import { wageLineRoutes, wageLines } from './pay/wages/wageLines';
import { wageRoutes } from './pay/wages/wages';
import { questionRoutes } from './pay/workerLinks/questionRoutes';
import { workerLinkRoutes } from './pay/workerLinks/workerLinkRoutes';
import { workerLinks } from './pay/workerLinks/workerLinks';
import { workerQuestions } from './pay/workerLinks/workerQuestions';
import { candidateRoutes, candidates } from './people/candidates/candidates';
import { employeeRoutes } from './people/employees/employeeRoutes';
import { employees } from './people/employees/employees';
import { taxDeclarations } from './people/employees/taxDeclarations';
import { employeeTerms } from './people/employees/terms/employeeTerms';
import { submissions } from './people/submissions/submissions';
import { vacancies } from './people/vacancies/vacancies';
import { vacancyRoutes } from './people/vacancies/vacancyRoutes';
import { hrStaff } from './products/hrStaff';
import { pricingPlans } from './products/pricingPlans';
import type { Resource } from './records/definition';
import type { ServedResource } from './records/resourceRoutes';
import { attendance } from './work/attendance/attendance';
import { attendanceRoutes } from './work/attendance/attendanceRoutes';
import { attendanceLinkRoutes } from './work/attendance/links/attendanceLinkRoutes';
import { attendanceLinks } from './work/attendance/links/attendanceLinks';
import { letterTemplate } from './work/placements/letter/letterTemplate';
import { placementRoutes } from './work/placements/placementRoutes';
import { placements } from './work/placements/placements';

/** This product's resources, each with its routes in addition to the common ones. */
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
  { definition: openingBalances },
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
  {
    definition: bankLines,
    routes: (app, options) => {
      bankLineRoutes(percentsOn)(app, options);
      ledgerTotals(bankLines, 'state')(app, options);
    },
  },
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
      imsRoutes(app, options);
    },
  },
  { definition: reverseChargeDocuments, routes: reverseChargeRoutes },
  { definition: challansWithDues },
  { definition: debits, routes: ledgerTotals(debits) },
  { definition: tallyLedgers },
  { definition: creditBalances },
  { definition: narrations, routes: ledgerTotals(narrations, 'type') },
  { definition: employees, routes: employeeRoutes },
  { definition: employeeTerms },
  { definition: companyTerms },
  { definition: centerTerms },
  { definition: taxDeclarations },
  { definition: employeeAdvances },
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
  { definition: followedLawRows, routes: lawRoutes },
  { definition: certificates, routes: (app, options) => fileRoutes(app, options, certificates, certificateFile) },
  { definition: holidays },
  ...pricingPlans.map((definition) => ({ definition })),
  { definition: reports },
  // Reminders of due calls go to accounts that may read the lead.
  { definition: { ...notifications, seed: () => notificationSamples }, routes: notificationRoutes(leads) },
];

/** The definitions of all resources this product serves. */
export const resources: readonly Resource[] = allResources(ownResources).map(({ definition }) => definition);
