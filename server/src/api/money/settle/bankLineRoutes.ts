import type { FastifyRequest } from 'fastify';
import { covers } from 'shared/domain/accounts/right';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { bankLineStep, confirmInput, creditMatch } from 'shared/domain/money/settle/bankLine';
import { statementInput, statementStored } from 'shared/domain/money/settle/bankStatement';
import { togetherBody, togetherResult } from 'shared/domain/records/together';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { notAllowed } from '../../../core/errors';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { ownAccount } from '../../auth/ownAccount';
import { unknownRecord } from '../../records/changes/changeRecord';
import { eachByItself } from '../../records/changes/eachByItself';
import { answered, findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { bankLines } from './bankLines';
import { storeStatement } from './bankStatement';
import { confirmCredit, confirmOnlyMatch, matchesOf, stepCredit } from './confirmCredit';

/** The largest statement, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Throws 403 for accounts that can't record receipts: a match names invoices, and confirming one makes a receipt. */
function mustReceive(request: FastifyRequest): void {
  if (!covers(ownAccount(request).granted, 'receipts:write'))
    throw notAllowed('A matched credit becomes a receipt, which you may not record; ask an owner for that right.');
}

/**
 * The routes of bank statements' credits in addition to a resource's common ones. `percentsOn`: the possible TDS rates
 * on a day.
 */
export const bankLineRoutes =
  // oxlint-disable-next-line max-lines-per-function -- takes the options of the routes
    (percentsOn: (db: Queries, day: IsoDate) => Promise<readonly number[]>) =>
    // oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
    (app: Api, { db }: ApiOptions): void => {
      app.post(
        '/statement',
        {
          bodyLimit: MAX_BYTES,
          config: requirePermission(bankLines, 'write'),
          schema: {
            summary: 'Store the credits of a bank statement that adds up; rows of an earlier one are known',
            body: statementInput,
            response: { 201: statementStored },
          },
        },
        async (request, reply) => reply.status(201).send(await storeStatement(db, request.body, actorOf(request))),
      );
      app.get(
        '/:id/matches',
        {
          config: requirePermission(bankLines, 'write'),
          schema: {
            summary:
              'What a credit may be, the likeliest first: invoices of a client, or a receipt that was entered already',
            params: byId,
            response: { 200: z.array(creditMatch) },
          },
        },
        async (request) => {
          mustReceive(request);
          const line = await findRecord(db, bankLines, request.params.id);
          if (!line) throw unknownRecord(bankLines);
          return matchesOf(db, line, await percentsOn(db, line.date));
        },
      );
      app.post(
        '/:id/confirm',
        {
          config: requirePermission(bankLines, 'write'),
          schema: {
            summary: 'Confirm a credit as a new receipt, or as one that was entered already',
            params: byId,
            body: confirmInput,
            response: { 200: bankLines.record },
            refuses: [409],
          },
        },
        async (request) => {
          mustReceive(request);
          const { params, body } = request;
          const line = await db.transaction().execute((tx) => confirmCredit(tx, params.id, body, actorOf(request)));
          return answered(bankLines, line, db);
        },
      );
      app.post(
        '/confirm-together',
        {
          config: requirePermission(bankLines, 'write'),
          schema: {
            summary:
              'Confirm many credits, each as the one thing that it may be; a check only tells what each would be confirmed as',
            body: togetherBody('credits'),
            response: { 200: z.array(togetherResult) },
          },
        },
        async (request) => {
          mustReceive(request);
          const { ids, isCheck } = request.body;
          const came = await eachByItself(
            db,
            ids,
            (tx, id) => confirmOnlyMatch(tx, id, percentsOn, actorOf(request)),
            isCheck,
          );
          return came.map(({ id, result = '', reason }) => ({ id, reason, says: result }));
        },
      );
      app.post(
        '/:id/step',
        {
          config: requirePermission(bankLines, 'write'),
          schema: {
            summary: 'Pass a credit over, or take back what was done with it',
            params: byId,
            body: bankLineStep,
            response: { 200: bankLines.record },
            refuses: [409],
          },
        },
        async (request) => {
          mustReceive(request);
          const { params, body } = request;
          const line = await db.transaction().execute((tx) => stepCredit(tx, params.id, body, actorOf(request)));
          return answered(bankLines, line, db);
        },
      );
    };
