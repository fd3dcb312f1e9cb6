import { batchAnswer, markBatch } from 'shared/domain/attendance/mark';
import { sheet } from 'shared/domain/attendance/sheet';
import { isoMonth } from 'shared/domain/records/validation';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import type { Api, GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';
import { centers } from '../centers/centers';
import { unknownRecord } from '../resource/changeRecord';
import { mayDo } from '../resource/mayDo';
import { findRecord } from '../resource/selectRecords';
import { beyondReach, withinReach } from '../resource/withinReach';
import { attendance } from './attendance';
import { readSheet } from './readSheet';
import { storeMarks } from './storeMarks';

const byMonth = z.object({ centerId: z.string().max(64), month: isoMonth() });

/** Throws 404 for a center that is not there; for one beyond the reach of whoever asks 403, whether it is there or not. */
async function mustReach(db: Queries, account: GrantedAccount | null, centerId: string): Promise<void> {
  if (await findRecord(db, withinReach(centers, account), centerId)) return;
  throw account?.reach ? await beyondReach(db) : unknownRecord(centers);
}

/** What a center's month of attendance has beside a resource's common calls. */
export function attendanceRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/:centerId/:month',
    {
      config: mayDo(attendance, 'read'),
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
  app.put(
    '/:centerId/:month',
    {
      config: mayDo(attendance, 'write'),
      schema: {
        summary: 'Mark days of a center’s month; each mark is stored, kept as a conflict, or refused for itself',
        params: byMonth,
        body: markBatch,
        response: { 200: batchAnswer },
        refuses: [404, 409],
      },
    },
    async (request) => {
      const { centerId, month } = request.params;
      return db.transaction().execute(async (tx) => {
        await mustReach(tx, request.account, centerId);
        const source = ownAccount(request).id;
        return storeMarks(tx, { ...request.body, centerId, month, source, actor: actorOf(request) });
      });
    },
  );
}
