import { today } from 'shared/domain/dates/dates';
import {
  attendanceLinkInput,
  attendanceLinkRecord,
  madeAttendanceLink,
} from 'shared/domain/work/attendance/attendanceLink';
import { actorOf } from '../../../../core/actorOf';
import type { ApiOptions } from '../../../../core/context';
import { badInput } from '../../../../core/errors';
import { byId } from '../../../../core/routeSchemas';
import { throttle } from '../../../../core/throttle';
import type { Api } from '../../../../core/types';
import { hashOf, newSecret } from '../../../auth/secretTokens';
import { mustShowAll } from '../../../links/linkMaker';
import { createRecord, lockRecord, storeChange } from '../../../records/changes/changeRecord';
import { answered } from '../../../records/lists/selectRecords';
import { requirePermission } from '../../../records/requirePermission';
import { scopeToClient } from '../../../records/scopeToClient';
import { attendanceLinkKind, attendanceLinks } from './attendanceLinks';

/** How often one account may create links. */
const making = { most: 120, windowMs: 60 * 60 * 1000 };

/** The office's routes of supervisors' links: create, revoke. Under `/attendance-links`. */
export function attendanceLinkRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/',
    {
      config: requirePermission(attendanceLinks, 'write'),
      schema: {
        summary: 'Make a supervisor’s link for a center and a month: answers what it holds, this once',
        body: attendanceLinkInput,
        response: { 201: madeAttendanceLink },
        refuses: [403, 429],
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { body, account } = request;
      if (body.endsOn < today())
        throw badInput([{ path: 'endsOn', msg: 'This day is over. Choose today or a later day.' }]);
      await mustShowAll(db, account, attendanceLinkKind);
      await throttle(db, `attendance-links:${actor.id}`, making, 'Too many links from your account.');
      const token = newSecret();
      const given = { revokedAt: null, usedAt: null, sentAt: null, marks: 0, madeBy: actor.id };
      const { id } = await db.transaction().execute(async (tx) => {
        const link = await createRecord(tx, scopeToClient(attendanceLinks, account), body, actor, given);
        await tx
          .insertInto('attendance_link_tokens')
          .values({ tokenHash: hashOf(token), linkId: link.id })
          .execute();
        return link;
      });
      return reply.status(201).send({ id, token, endsOn: body.endsOn });
    },
  );

  app.post(
    '/:id/revoke',
    {
      config: requirePermission(attendanceLinks, 'write'),
      schema: {
        summary: 'Revoke a supervisor’s link: it opens nothing any more; what came by it stays',
        params: byId,
        response: { 200: attendanceLinkRecord },
        refuses: [404],
      },
    },
    async (request) => {
      const within = scopeToClient(attendanceLinks, request.account);
      return db.transaction().execute(async (tx) => {
        const before = await lockRecord(tx, within, request.params.id);
        const revokedAt = before.revokedAt ?? new Date().toISOString();
        const after = await storeChange(tx, within, before, { revokedAt }, actorOf(request));
        await tx.deleteFrom('attendance_link_tokens').where('linkId', '=', after.id).execute();
        return answered(attendanceLinks, after, tx);
      });
    },
  );
}
