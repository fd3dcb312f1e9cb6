import { companyBilling, companyStatuses } from 'shared/domain/clients/companies/company';
import { companySummary } from 'shared/domain/clients/companies/companySummary';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { byId, changeOf, checkedByHandler } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { unknownRecord, updateRecord } from '../../records/changes/changeRecord';
import type { Resource } from '../../records/definition';
import { countByStatus } from '../../records/lists/countByStatus';
import { answered, findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { summaryOf } from './belongings';

/** Counts of companies by status, a company's records, and editing its billing details. */
export const companyRoutes =
  (definition: Resource) =>
  (app: Api, options: ApiOptions): void => {
    countByStatus(definition, companyStatuses)(app, options);
    app.get(
      '/:id/summary',
      {
        // Contains amounts: accounts that may only see the company don't get them.
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
    app.put(
      '/:id/billing',
      {
        ...checkedByHandler,
        config: requirePermission(definition, 'billing'),
        schema: {
          summary:
            'Change what the invoices of a company take from it; fields left out stay, and others are not changed',
          params: byId,
          body: changeOf(companyBilling),
          response: { 200: definition.record },
          refuses: [409],
        },
      },
      async (request) => {
        const billing = { ...scopeToClient(definition, request.account), input: companyBilling };
        const changed = await options.db
          .transaction()
          .execute((tx) => updateRecord(tx, billing, request.params.id, request.body, actorOf(request)));
        return answered(definition, changed, options.db);
      },
    );
  };
