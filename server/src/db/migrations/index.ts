import { accounts } from './001-accounts';
import { records } from './002-records';
import { clients } from './003-clients';
import { releases } from './010-releases';
import { centersLists } from './020-centers-lists';
import { invoicing } from './030-invoicing';
import { products } from './040-products';
import { compliance } from './050-compliance';
import { consoleHome } from './060-console';
import { preferences } from './070-preferences';
import { candidateFiles } from './080-candidate-files';
import { leadNotes } from './081-lead-notes';
import { payroll } from './085-payroll';
import { letterhead } from './090-letterhead';
import { noteTaxes } from './091-note-taxes';
import { holidayKinds } from './100-holiday-kinds';
import { workingDays } from './101-working-days';
import { repeats } from './102-repeats';
import { accountAccess } from './130-account-access';
import { secondFactors } from './140-second-factors';
import { passkeys } from './141-passkeys';
import { identities } from './142-identities';
import { auditLog } from './150-audit-log';
import { tokenExpiry } from './151-token-expiry';
import { fileBytes } from './152-file-bytes';
import { unlinkedIdentities } from './165-unlinked-identities';
import { moduleTables } from './170-module-tables';
import { signingKeys } from './171-signing-keys';
import { roundOff } from './180-round-off';
import { replays } from './181-replays';
import { roles } from './185-roles';
import { notificationValues } from './190-notification-values';
import { clientRecords } from './195-client-records';
import { flagChanges } from './211-flag-changes';
import { savedViews } from './231-saved-views';
import { contributions } from './240-contributions';
import { lawRows } from './241-law-rows';
import { documentsInReturns } from './245-documents-in-returns';
import { sampleMarks } from './250-sample-marks';
import { issuedPapers } from './255-issued-papers';
import { imports } from './265-imports';
import { searchAnySpelling } from './270-search-any-spelling';
import { keyIndexes } from './271-keys';
import { merges } from './272-merges';
import { whoseReports } from './280-whose-reports';
import { endedPasskeys } from './281-ended-passkeys';
import { placeInWork } from './295-place-in-work';
import { registrations } from './310-registrations';
import { invitations } from './320-invitations';
import { settledNotices } from './321-settled-notices';
import { auditGroups } from './322-audit-groups';
import { companyEmails } from './323-company-emails';
import { linkedEmails } from './340-linked-emails';
import { homeCards } from './350-home-cards';
import { vacancies } from './351-vacancies';
import { applications } from './352-applications';
import { applicationLinks } from './353-application-links';
import { applicationLinksEnd } from './354-application-links-end';
import { placements } from './360-placements';
import { attendance } from './370-attendance';
import { attendanceDaysIndex } from './371-attendance-days-index';
import { attendanceDaysIds } from './372-attendance-days-ids';
import { attendanceLinks } from './380-attendance-links';
import { submissions } from './385-submissions';
import { candidateSkills } from './386-candidate-skills';
import { clientLinks } from './387-client-links';
import { joiningPapers } from './390-joining-papers';
import { letterTemplate } from './391-letter-template';
import { replacements } from './392-replacements';
import { deployment } from './393-deployment';
import { tokenScopes } from './400-token-scopes';
import { wagesFromAttendance } from './401-wages-from-attendance';
import { taxDeclarations } from './402-tax-declarations';
import { leaveAndSettlements } from './403-leave-and-settlements';
import { bills } from './410-bills';
import { wageReturns } from './411-wage-returns';
import { workerLinks } from './420-worker-links';
import { wageRuns } from './421-wage-runs';
import { faults } from './430-faults';
import { taxWithoutPan } from './431-tax-without-pan';
import { bonusPayments } from './432-bonus-payments';
import { rollouts } from './440-rollouts';
import { rightToPromote } from './441-right-to-promote';
import { rolloutMeasures } from './442-rollout-measures';
import { moduleNews } from './443-module-news';
import { vitals } from './445-vitals';
import { overrides } from './446-overrides';
import { eInvoices } from './450-e-invoices';
import { provenance } from './455-provenance';
import { purchases } from './460-purchases';
import { taxChallans } from './461-tax-challans';
import { portalBills } from './462-portal-bills';
import { filedReturns } from './465-filed-returns';
import { receipts } from './470-receipts';
import { bankLines } from './471-bank-lines';
import { collectedReleases } from './485-collected-releases';
import { visitorVoices } from './490-visitor-voices';
import { reviewLinks } from './491-review-links';
import { registrationFacts } from './500-registration-facts';
import { noteLines } from './510-note-lines';
import { vouchers } from './511-vouchers';
import { recurringInvoices } from './512-recurring-invoices';
import { sendings } from './520-sendings';
import { qrOfUnregistered } from './530-qr-of-unregistered';
import { inputTax } from './531-input-tax';
import { visitorMeasures } from './560-visitor-measures';
import { letterheadPictures } from './570-letterhead-pictures';
import { boughtUnder } from './571-bought-under';
import { filedAdvances } from './580-filed-advances';
import { blockedCredit } from './581-blocked-credit';
import { taxCredits } from './590-tax-credits';
import { tdsCertificates } from './591-tds-certificates';
import { sendingReturns } from './600-sending-returns';
import { gstTds } from './610-gst-tds';
import { sendingMakers } from './620-sending-makers';
import { replayClaims } from './621-replay-claims';
import { suspectedApplications } from './650-suspected-applications';
import { esiWithinAPeriod } from './660-esi-within-a-period';
import { exemptFromStateTaxes } from './661-exempt-from-state-taxes';
import { reverseChargeTold } from './690-reverse-charge-told';
import { rolloutFailures } from './695-rollout-failures';
import { attempts } from './696-attempts';
import { leavings } from './697-leavings';
import { vacancyRegion } from './701-vacancy-region';
import { openedPages } from './702-opened-pages';
import { supplierTaxPapers } from './703-supplier-tax-papers';
import { costsOfParts } from './704-costs-of-parts';
import { reverseCharge } from './705-reverse-charge';
import { arrearsInTheirMonth } from './706-arrears-in-their-month';
import { paymentWays } from './707-payment-ways';
import { recordViews } from './708-record-views';
import { workbooks } from './709-workbooks';
import { reachingPeople } from './710-reaching-people';
import { ledger } from './711-ledger';
import { employeeTerms } from './712-employee-terms';
import { placementRevisions } from './713-placement-revisions';
import { contributionPeriods } from './714-contribution-periods';
import { allMoneyPosted } from './720-all-money-posted';
import { datedFacts } from './730-dated-facts';
import { openingBalances } from './740-opening-balances';
import { toldChanges } from './750-told-changes';
import { filersAndDamages } from './760-filers-and-damages';
import { tallyLedgers } from './780-tally-ledgers';
import { reverseChargeDocuments } from './790-reverse-charge-documents';
import { creditBalances } from './791-credit-balances';
import { employeesEmail } from './792-employees-email';
import { imsDocuments } from './793-ims-documents';
import type { Migration } from './migration';

/** Every migration, in the order in which they run. Append; never change one that has been released. */
export const migrations: readonly Migration[] = [
  accounts,
  records,
  clients,
  releases,
  centersLists,
  products,
  consoleHome,
  compliance,
  invoicing,
  preferences,
  candidateFiles,
  leadNotes,
  payroll,
  holidayKinds,
  letterhead,
  noteTaxes,
  workingDays,
  repeats,
  auditLog,
  tokenExpiry,
  fileBytes,
  accountAccess,
  secondFactors,
  passkeys,
  identities,
  moduleTables,
  unlinkedIdentities,
  roundOff,
  signingKeys,
  clientRecords,
  replays,
  notificationValues,
  roles,
  savedViews,
  flagChanges,
  contributions,
  lawRows,
  searchAnySpelling,
  keyIndexes,
  issuedPapers,
  imports,
  merges,
  whoseReports,
  documentsInReturns,
  placeInWork,
  endedPasskeys,
  sampleMarks,
  invitations,
  settledNotices,
  registrations,
  linkedEmails,
  auditGroups,
  companyEmails,
  homeCards,
  vacancies,
  applications,
  applicationLinks,
  applicationLinksEnd,
  placements,
  joiningPapers,
  submissions,
  attendance,
  letterTemplate,
  candidateSkills,
  attendanceLinks,
  replacements,
  clientLinks,
  tokenScopes,
  attendanceDaysIndex,
  deployment,
  attendanceDaysIds,
  bills,
  wagesFromAttendance,
  workerLinks,
  wageRuns,
  taxDeclarations,
  leaveAndSettlements,
  faults,
  wageReturns,
  taxWithoutPan,
  rollouts,
  eInvoices,
  bonusPayments,
  vitals,
  rightToPromote,
  purchases,
  taxChallans,
  portalBills,
  overrides,
  receipts,
  rolloutMeasures,
  moduleNews,
  filedReturns,
  bankLines,
  provenance,
  noteLines,
  visitorVoices,
  qrOfUnregistered,
  inputTax,
  registrationFacts,
  reviewLinks,
  vouchers,
  recurringInvoices,
  collectedReleases,
  sendings,
  filedAdvances,
  letterheadPictures,
  taxCredits,
  sendingReturns,
  blockedCredit,
  visitorMeasures,
  boughtUnder,
  tdsCertificates,
  gstTds,
  sendingMakers,
  replayClaims,
  suspectedApplications,
  esiWithinAPeriod,
  exemptFromStateTaxes,
  reverseChargeTold,
  rolloutFailures,
  attempts,
  vacancyRegion,
  leavings,
  openedPages,
  supplierTaxPapers,
  costsOfParts,
  reverseCharge,
  arrearsInTheirMonth,
  paymentWays,
  recordViews,
  workbooks,
  reachingPeople,
  ledger,
  employeeTerms,
  placementRevisions,
  contributionPeriods,
  allMoneyPosted,
  datedFacts,
  toldChanges,
  openingBalances,
  filersAndDamages,
  tallyLedgers,
  reverseChargeDocuments,
  creditBalances,
  employeesEmail,
  imsDocuments,
];
