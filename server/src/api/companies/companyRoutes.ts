import { companyStatuses } from 'shared/domain/company';
import { companySummary } from 'shared/domain/companySummary';
import type { ApiOptions } from '../core/context';
import { byId } from '../core/routeSchemas';
import type { Api } from '../core/types';
import { unknownRecord } from '../resource/changeRecord';
import { countByStatus } from '../resource/countByStatus';
import type { Resource } from '../resource/definition';
import { findRecord } from '../resource/selectRecords';
import { summaryOf } from './belongings';

/** How many have each status, and what belongs to one. */
export const companyRoutes =
  (definition: Resource) =>
  (app: Api, options: ApiOptions): void => {
    countByStatus(definition, companyStatuses)(app, options);
    app.get(
      '/:id/summary',
      {
        // It tells money: who may see a company alone is not told.
        config: { access: 'invoices:read', keepsReach: true },
        schema: {
          summary: 'What belongs to a company, counted, and what it owes',
          params: byId,
          response: { 200: companySummary },
        },
      },
      async ({ params: { id } }) => {
        if (!(await findRecord(options.db, definition, id))) throw unknownRecord(definition);
        return summaryOf(options.db, id);
      },
    );
  };
