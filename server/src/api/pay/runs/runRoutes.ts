import { ofClient } from 'shared/domain/pay/runs/runScope';
import { runMonth, runSettings, runStepOf, takeBackInput, wageRun } from 'shared/domain/pay/runs/wageRun';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { ownAccount } from '../../auth/ownAccount';
import { requirePermission } from '../../records/requirePermission';
import { wages } from '../wages/wages';
import { readRun } from './readRun';
import { takeRunStep, takeRunStepBack } from './signStep';

/** A month's run: its steps from the days to the deposits, the missing parts, and who did each. Under `/wages`. */
export function runRoutes(app: Api, { db, settings }: ApiOptions): void {
  const isMailed = settings.mail !== undefined;

  app.get(
    '/runs/:month',
    {
      config: requirePermission(wages, 'read'),
      schema: {
        summary:
          'A month from its days to what is paid to the state, of everybody or with a client’s centers and bills: what is done and by whom, what is missing, and who is not paid',
        params: runMonth,
        querystring: ofClient,
        response: { 200: wageRun },
      },
    },
    (request) => {
      const scope = { ...request.params, ...request.query, account: ownAccount(request), isMailed };
      return readRun(db, scope, actorOf(request));
    },
  );
  app.post(
    '/runs/:month/:step',
    {
      config: requirePermission(wages, 'write'),
      schema: {
        summary: 'Say that a month’s register is checked, approved, made into files, or its payslips handed out',
        params: runStepOf,
        response: { 200: wageRun },
        refuses: [409],
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await db.transaction().execute((tx) => takeRunStep(tx, { ...request.params, actor }));
      return readRun(db, { ...request.params, companyId: '', account: ownAccount(request), isMailed }, actor);
    },
  );
  app.post(
    '/runs/:month/:step/take-back',
    {
      config: requirePermission(wages, 'write'),
      schema: {
        summary: 'Take back a step of a month, with a reason, while the next is not done',
        params: runStepOf,
        body: takeBackInput,
        response: { 200: wageRun },
        refuses: [409],
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { reason } = request.body;
      await db.transaction().execute((tx) => takeRunStepBack(tx, { ...request.params, actor, reason }));
      return readRun(db, { ...request.params, companyId: '', account: ownAccount(request), isMailed }, actor);
    },
  );
  app.put(
    '/run-settings',
    {
      // Like the owner's other settings for the company.
      config: { access: 'letterhead:write', isReserved: true },
      schema: {
        summary: 'Settle whether a second person has to approve a month before it is paid',
        body: runSettings,
        response: { 200: runSettings },
      },
    },
    async ({ body }) => {
      const row = { id: 'company', needsTwo: Number(body.needsTwo) };
      await db
        .insertInto('wage_run_settings')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      return body;
    },
  );
}
