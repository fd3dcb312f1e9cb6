import {
  type SupervisorSheet,
  supervisorAnswer,
  supervisorInput,
  supervisorMarks,
  supervisorSheet,
} from 'shared/domain/work/attendance/supervisorSheet';
import { actorOf } from '../../../../core/actorOf';
import { fieldOf } from '../../../../core/answerInTurn';
import type { ApiOptions } from '../../../../core/context';
import { countGuess } from '../../../../core/countGuess';
import { throttle } from '../../../../core/throttle';
import type { Api } from '../../../../core/types';
import type { Queries } from '../../../../db/tables';
import { centers } from '../../../clients/centers/centers';
import { findRecord } from '../../../records/lists/selectRecords';
import { readSheet } from '../readSheet';
import { storeMarks } from '../storeMarks';
import { inHindi } from './inHindi';
import { linkEnded, linkOf, type OpenLink } from './linkOf';

const MINUTE_MS = 60_000;

/** Limit of calls by one link: its phones ask twice a minute, and after each pause in the marking. */
const calling = { most: 300, windowMs: 5 * MINUTE_MS };

/** The limit of marks by one link: 600 people’s whole month in an hour. */
const marking = { most: 20_000, windowMs: 60 * MINUTE_MS };

/** A thousand marks. */
const MAX_BYTES = 512 * 1024;

/** A supervisor's view by a link. */
async function sheetOf(
  db: Queries,
  { centerId, month, endsOn }: OpenLink,
  since: number | undefined,
): Promise<SupervisorSheet> {
  const center = await findRecord(db, centers, centerId);
  const place = center ? [center.client_name, center.city].filter(Boolean).join(', ') || center.center_code : '';
  return {
    ...(await readSheet(db, centerId, month, since)),
    month,
    endsOn,
    center: place,
    now: new Date().toISOString(),
  };
}

/** Records when a link was last used, to the minute. */
async function noteUse(db: Queries, { id, usedAt }: OpenLink): Promise<void> {
  const now = `${new Date().toISOString().slice(0, 16)}:00.000Z`;
  if (usedAt !== now) await db.updateTable('attendance_links').set({ usedAt: now }).where('id', '=', id).execute();
}

/**
 * The routes of a supervisor's link, without an account: see its center's month, and mark days. The secret is in the
 * body, so that no log contains it.
 */
export async function supervisorRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  const opened = async (token: string, ip: string): Promise<OpenLink> => {
    const link = await linkOf(db, token);
    if (!link) {
      await countGuess(db, 'attendance', ip);
      throw linkEnded();
    }
    await throttle(db, `attendance:${link.id}`, calling, 'This link is used too often.');
    await noteUse(db, link);
    return link;
  };

  app.post(
    '/attendance-links/sheet',
    {
      config: { access: 'public', turn: fieldOf('token') },
      schema: {
        summary: 'The month of a center, by a supervisor’s link; with `since`, the people whose days changed after it',
        body: supervisorInput,
        response: { 200: supervisorSheet },
        refuses: [410],
      },
    },
    async ({ body, ip }) => sheetOf(db, await opened(body.token, ip), body.since),
  );

  app.post(
    '/attendance-links/marks',
    {
      config: { access: 'public', turn: fieldOf('token') },
      bodyLimit: MAX_BYTES,
      schema: {
        summary: 'Mark days of a center, by a supervisor’s link: a mark that is sent again counts once',
        body: supervisorMarks,
        response: { 200: supervisorAnswer },
        refuses: [409, 410],
      },
    },
    async (request) => {
      const { token, since, phone, language, sentAt, marks } = request.body;
      const link = await opened(token, request.ip);
      const source = `link:${link.id}:${phone}`;
      const actor = actorOf(request, { id: '', name: `Supervisor’s phone ${phone.slice(-4)}` });
      const { centerId, month } = link;
      await throttle(db, `attendance-marks:${link.id}`, marking, 'Too many marks by this link.', marks.length);
      const results = await db.transaction().execute(async (tx) => {
        // A concurrent revocation waits for this, or is seen here.
        const held = await tx
          .updateTable('attendance_links')
          .set({ sentAt: new Date().toISOString() })
          .where('id', '=', link.id)
          .where('revokedAt', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!held) throw linkEnded();
        const known = await tx
          .selectFrom('attendance_marks')
          .select('id')
          .where('employeeId', 'in', [...new Set(marks.map(({ employeeId }) => employeeId))])
          .where('id', 'in', [...new Set(marks.map(({ id }) => id))])
          .execute();
        const stored = await storeMarks(tx, { sentAt, marks, centerId, month, source, actor });
        const there = new Set(known.map(({ id }) => id));
        const added = stored.results.filter(({ id, result }) => result !== 'refused' && !there.has(id)).length;
        await tx
          .updateTable('attendance_links')
          .set((eb) => ({ marks: eb('marks', '+', added) }))
          .where('id', '=', link.id)
          .execute();
        return stored.results;
      });
      const told =
        language === 'hi'
          ? results.map((each) => (each.message === undefined ? each : { ...each, message: inHindi(each.message) }))
          : results;
      return { results: told, sheet: await sheetOf(db, link, since) };
    },
  );
}
