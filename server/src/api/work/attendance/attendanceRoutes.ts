import type { FastifyRequest } from 'fastify';
import { ofClient } from 'shared/domain/pay/runs/runScope';
import { bulkAnswer } from 'shared/domain/records/bulkAnswer';
import { isoMonth } from 'shared/domain/records/validation';
import { centersOfMonth, centersOfMonthQuery } from 'shared/domain/work/attendance/centersOfMonth';
import { correctionInput } from 'shared/domain/work/attendance/correction';
import { batchAnswer, type MarkBatch, markBatch } from 'shared/domain/work/attendance/mark';
import { type MonthStep, monthSteps } from 'shared/domain/work/attendance/month';
import { personMonth } from 'shared/domain/work/attendance/personMonth';
import { sheet } from 'shared/domain/work/attendance/sheet';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { nothing } from '../../../core/routeSchemas';
import type { Api, GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { ownAccount } from '../../auth/ownAccount';
import { centers } from '../../clients/centers/centers';
import { unknownRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { requirePermission } from '../../records/requirePermission';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { attendance } from './attendance';
import { correctDay } from './correctDay';
import { readCenters } from './readCenters';
import { readPersonMonth } from './readPersonMonth';
import { readSheet } from './readSheet';
import { registerLines } from './registerLines';
import { stepCenters } from './stepCenters';
import { checkMarks, storeMarks } from './storeMarks';
import { takeStep } from './takeStep';

/** 5,000 marks at most. */
const MAX_BYTES = 2 * 1024 * 1024;

const byMonth = z.object({ centerId: z.string().max(64), month: isoMonth() });

/** Throws 404 for an unknown center; 403 for one beyond the caller's reach, whether it exists or not. */
async function mustReach(db: Queries, account: GrantedAccount | null, centerId: string): Promise<void> {
  if (await findRecord(db, scopeToClient(centers, account), centerId)) return;
  throw account?.reach ? await beyondReach(db) : unknownRecord(centers);
}

/** The routes of a center's month of attendance in addition to a resource's common ones. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function attendanceRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/centers',
    {
      config: requirePermission(attendance, 'read'),
      schema: {
        summary: 'The centers at which people are placed in a month, with the days that nobody has marked',
        querystring: centersOfMonthQuery,
        response: { 200: centersOfMonth },
      },
    },
    ({ account, query: { month } }) => readCenters(db, account, month),
  );
  app.get(
    '/people/:employeeId/:month',
    {
      config: requirePermission(attendance, 'read'),
      schema: {
        summary: 'A person’s days of a month, at the centers within reach',
        params: z.object({ employeeId: z.string().max(64), month: isoMonth() }),
        response: { 200: personMonth },
      },
    },
    ({ account, params: { employeeId, month } }) => readPersonMonth(db, account, employeeId, month),
  );
  app.get(
    '/:centerId/:month',
    {
      config: requirePermission(attendance, 'read'),
      schema: {
        summary: 'The people of a center in a month, with their days; with `since`, those whose days changed after it',
        params: byMonth,
        querystring: z.object({ since: z.coerce.number().int().min(0).optional() }),
        response: { 200: sheet },
        refuses: [404],
      },
    },
    async ({ account, params: { centerId, month }, query }) => {
      await mustReach(db, account, centerId);
      return readSheet(db, centerId, month, query.since);
    },
  );
  const batchOf = (request: FastifyRequest, { centerId, month }: z.output<typeof byMonth>, body: MarkBatch) => {
    const source = ownAccount(request).id;
    return { ...body, centerId, month, source, actor: actorOf(request) };
  };
  app.put(
    '/:centerId/:month',
    {
      config: requirePermission(attendance, 'write'),
      bodyLimit: MAX_BYTES,
      schema: {
        summary: 'Mark days of a center’s month; each mark is stored, kept as a conflict, or refused for itself',
        params: byMonth,
        body: markBatch,
        response: { 200: batchAnswer },
        refuses: [404, 409],
      },
    },
    (request) =>
      db.transaction().execute(async (tx) => {
        await mustReach(tx, request.account, request.params.centerId);
        return storeMarks(tx, batchOf(request, request.params, request.body));
      }),
  );
  app.post(
    '/:centerId/:month/check',
    {
      config: requirePermission(attendance, 'write'),
      bodyLimit: MAX_BYTES,
      schema: {
        summary: 'Tell what would become of marks, and store none',
        params: byMonth,
        body: markBatch,
        response: { 200: batchAnswer },
        refuses: [404, 409],
      },
    },
    async (request) => {
      await mustReach(db, request.account, request.params.centerId);
      return checkMarks(db, batchOf(request, request.params, request.body));
    },
  );
  for (const [step, { label, act }] of Object.entries(monthSteps))
    app.post(
      `/:centerId/:month/${step}`,
      {
        config: requirePermission(attendance, act),
        schema: {
          summary: `${label} a center’s month of attendance`,
          params: byMonth,
          response: { 204: nothing },
          refuses: [404, 409],
        },
      },
      async (request, reply) => {
        const { centerId, month } = request.params;
        await db.transaction().execute(async (tx) => {
          await mustReach(tx, request.account, centerId);
          await takeStep(tx, { centerId, month, step: step as MonthStep, actor: actorOf(request) });
        });
        return reply.status(204).send();
      },
    );
  for (const [step, { label, act }] of Object.entries(monthSteps))
    app.post(
      `/months/:month/${step}`,
      {
        config: requirePermission(attendance, act),
        schema: {
          summary: `${label} the month of every center that is ready for it, each for itself`,
          params: z.object({ month: isoMonth() }),
          body: ofClient,
          response: { 200: bulkAnswer },
        },
      },
      (request) => {
        const scope = { ...request.params, ...request.body, step: step as MonthStep };
        return stepCenters(db, ownAccount(request), scope, actorOf(request));
      },
    );
  app.post(
    '/:centerId/:month/corrections',
    {
      config: requirePermission(attendance, 'correct'),
      schema: {
        summary: 'Correct a day of a locked month, with a reason',
        params: byMonth,
        body: correctionInput,
        response: { 204: nothing },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const { centerId, month } = request.params;
      await db.transaction().execute(async (tx) => {
        await mustReach(tx, request.account, centerId);
        await correctDay(tx, { ...request.body, centerId, month, actor: actorOf(request) });
      });
      return reply.status(204).send();
    },
  );
  tableRoutes(app, '/:centerId/:month/register', {
    config: requirePermission(attendance, 'export'),
    summary: 'A center’s month of attendance, a person in each line,',
    schema: { params: byMonth },
    send: async (request, reply, format) => {
      const { centerId, month } = request.params as z.output<typeof byMonth>;
      await mustReach(db, request.account, centerId);
      const lines = registerLines(await readSheet(db, centerId, month), month);
      return sendTable(reply, format, `attendance-${month}`, linesOf(lines));
    },
  });
}
