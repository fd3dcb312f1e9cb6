import { companyOf } from 'shared/domain/letterhead/companyLetterhead';
import { calendarRoutes } from './api/calendar/calendarRoutes';
import { keepHolidays } from './api/calendar/keepHolidays';
import { companies } from './api/clients/companies/companies';
import { publicFormRoutes } from './api/clients/leads/publicFormRoutes';
import { tellCalls } from './api/clients/leads/tellCalls';
import { answerRoutes } from './api/clients/links/answerRoutes';
import { complianceRoutes } from './api/compliance/complianceRoutes';
import { keepYear } from './api/compliance/keepYear';
import { keptYears } from './api/compliance/keptYears';
import { obligations } from './api/compliance/obligations';
import { tellDues } from './api/compliance/tellDues';
import { companyTermsKind, employeeTermsKind } from './api/facts/factKinds';
import { settlePlanned } from './api/facts/settleFacts';
import { keepLaw } from './api/law/keepLaw';
import { currentLetterhead } from './api/letterhead/letterhead';
import { keepPapers } from './api/money/documents/keepPapers';
import { makeRecurring } from './api/money/documents/makeRecurring';
import { makeReminders } from './api/money/sendings/makeReminders';
import { trialBalanceRoutes } from './api/money/settle/trialBalanceRoutes';
import { workerRoutes } from './api/pay/workerLinks/workerRoutes';
import { applicationRoutes } from './api/people/applications/applicationRoutes';
import { employees } from './api/people/employees/employees';
import { ownResources } from './api/resources';
import { supervisorRoutes } from './api/work/attendance/links/supervisorRoutes';
import { settleWorkplaces } from './api/work/placements/settleWorkplace';
import { revisionRoutes } from './api/work/revisions/revisionRoutes';
import { CareersPages } from './careers/CareersPages';
import { DocumentPages } from './documents/DocumentPages';
import type { ServerProduct } from './ServerProduct';

/** This product, as the server is given it; another product has another such file, beside its shared/product. */
export const ownProduct: ServerProduct = {
  resources: ownResources,
  routes: [
    publicFormRoutes,
    applicationRoutes,
    answerRoutes,
    supervisorRoutes,
    workerRoutes,
    complianceRoutes,
    calendarRoutes,
    revisionRoutes,
    trialBalanceRoutes,
  ],
  keep: keepLaw,
  dailyWork: [
    keepHolidays,
    // Last, this and the coming year have their rows.
    async (tx, day) => {
      for (const year of keptYears(day)) await keepYear(tx, obligations, year, day);
    },
    settleWorkplaces,
    (tx, day) => settlePlanned(tx, employeeTermsKind, employees, day),
    (tx, day) => settlePlanned(tx, companyTermsKind, companies, day),
    makeRecurring,
    tellDues,
    tellCalls,
    makeReminders,
  ],
  start: keepPapers,
  siteParts: [(options) => new CareersPages(options), (options) => new DocumentPages(options)],
  readCompany: async (db) => companyOf(await currentLetterhead(db)),
};
