import { companyOf } from 'shared/domain/letterhead/companyLetterhead';
import { applicationRoutes } from './api/applications/applicationRoutes';
import { supervisorRoutes } from './api/attendance/links/supervisorRoutes';
import { calendarRoutes } from './api/calendar/calendarRoutes';
import { keepHolidays } from './api/calendar/keepHolidays';
import { answerRoutes } from './api/clientLinks/answerRoutes';
import { complianceRoutes } from './api/compliance/complianceRoutes';
import { keepYear } from './api/compliance/keepYear';
import { keptYears } from './api/compliance/keptYears';
import { obligations } from './api/compliance/obligations';
import { tellDues } from './api/compliance/tellDues';
import { makeRecurring } from './api/invoicing/makeRecurring';
import { keepPapers } from './api/invoicing/pdf/keepPapers';
import { publicFormRoutes } from './api/leads/publicFormRoutes';
import { tellCalls } from './api/leads/tellCalls';
import { currentLetterhead } from './api/letterhead/letterhead';
import { keepLaw } from './api/payroll/law/keepLaw';
import { settlePlannedTerms } from './api/payroll/terms/settleTerms';
import { settleWorkplaces } from './api/placements/settleWorkplace';
import { ownResources } from './api/resources';
import { revisionRoutes } from './api/revisions/revisionRoutes';
import { makeReminders } from './api/sendings/makeReminders';
import { workerRoutes } from './api/workerLinks/workerRoutes';
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
  ],
  keep: keepLaw,
  dailyWork: [
    keepHolidays,
    // Last, this and the coming year have their rows.
    async (tx, day) => {
      for (const year of keptYears(day)) await keepYear(tx, obligations, year, day);
    },
    settleWorkplaces,
    settlePlannedTerms,
    makeRecurring,
    tellDues,
    tellCalls,
    makeReminders,
  ],
  start: keepPapers,
  siteParts: [(options) => new CareersPages(options), (options) => new DocumentPages(options)],
  readCompany: async (db) => companyOf(await currentLetterhead(db)),
};
