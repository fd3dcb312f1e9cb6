import type { FastifyReply } from 'fastify';
import { calendarEntry, calendarRecord, feedAddress, feedMade } from 'shared/domain/compliance/complianceAnswers';
import { daysBetween, today } from 'shared/domain/dates/dates';
import { isoDate } from 'shared/domain/records/validation';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import { partOf } from '../../core/answerInTurn';
import { audit } from '../../core/audit';
import { type ApiOptions } from '../../core/context';
import { countGuess } from '../../core/countGuess';
import { notFound } from '../../core/errors';
import { fileOf, nothing } from '../../core/routeSchemas';
import { type Api, type GrantedAccount } from '../../core/types';
import { ownAccount } from '../auth/ownAccount';
import { calendarEntries } from './calendarEntries';
import { endFeed, feedAccount, feedMadeAt, startFeed } from './calendarFeed';
import { calendarFile, rangeOfFile } from './calendarFile';
import { recordEntries } from './recordEntries';

const calendar = fileOf('text/calendar', 'An iCalendar file');
const MAX_DAYS = 400;

const range = z
  .object({ from: isoDate('first day'), to: isoDate('last day') })
  .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= MAX_DAYS, {
    path: ['to'],
    error: `Ask for 1 to ${MAX_DAYS} days.`,
  });

const send = (reply: FastifyReply, file: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', 'attachment; filename="compliance.ics"')
    .send(file);

/** The calendar's entries, its file, and the secret address by which a calendar application subscribes to it. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function calendarRoutes(app: Api, { db, settings }: ApiOptions): Promise<void> {
  app.get(
    '/calendar',
    {
      config: { access: 'calendar:read', keepsReach: true },
      schema: {
        summary: 'Holidays, due dates and expiring certificates from a day to a day',
        querystring: range,
        response: { 200: z.array(calendarEntry) },
      },
    },
    (request) => {
      const { from, to } = request.query;
      return calendarEntries(db, ownAccount(request), { from, to }, today());
    },
  );
  app.get(
    '/calendar/records',
    {
      config: { access: 'calendar:read', keepsReach: true },
      schema: {
        summary: 'Records that modules put into the calendar, of those you may see, from a day to a day',
        querystring: range,
        response: { 200: z.array(calendarRecord) },
      },
    },
    (request) => recordEntries(db, app, ownAccount(request), { ...request.query, withSamples: true }),
  );
  const fileFor = async (account: GrantedAccount) =>
    calendarFile(
      db,
      account,
      today(),
      await recordEntries(db, app, account, { ...rangeOfFile(today()), withSamples: false }),
    );
  app.get(
    '/calendar.ics',
    {
      config: { access: 'calendar:export', keepsReach: true },
      schema: { summary: 'The calendar as an iCalendar file', response: { 200: calendar } },
    },
    async (request, reply) => send(reply, await fileFor(ownAccount(request))),
  );
  app.get(
    '/calendar/feed',
    {
      config: { access: 'calendar:read', keepsReach: true },
      schema: { summary: 'When your calendar feed was made', response: { 200: feedMade } },
    },
    async (request) => ({ madeAt: await feedMadeAt(db, ownAccount(request).id) }),
  );
  app.post(
    '/calendar/feed',
    {
      config: { access: 'calendar:read', keepsReach: true },
      schema: {
        summary: 'Make the address of your calendar feed, replacing an earlier one',
        response: { 200: feedAddress },
      },
    },
    async (request) => {
      const id = ownAccount(request).id;
      const token = await db.transaction().execute(async (tx) => {
        await audit(tx, actorOf(request), 'calendar-feed.made', { record: ['accounts', id] });
        return startFeed(tx, id);
      });
      const origin = settings.publicUrl ?? `${request.protocol}://${request.host}`;
      return { url: `${origin}${request.routeOptions.url?.replace(/\/feed$/, '') ?? ''}/${token}/compliance.ics` };
    },
  );
  app.delete(
    '/calendar/feed',
    {
      config: { access: 'calendar:read', keepsReach: true },
      schema: { summary: 'End your calendar feed', response: { 204: nothing } },
    },
    async (request, reply) => {
      const id = ownAccount(request).id;
      await db.transaction().execute(async (tx) => {
        await audit(tx, actorOf(request), 'calendar-feed.ended', { record: ['accounts', id] });
        await endFeed(tx, id);
      });
      return reply.status(204).send();
    },
  );
  app.get(
    '/calendar/:token/compliance.ics',
    {
      config: { access: 'public', turn: partOf('token') },
      schema: {
        summary: 'The calendar, for anyone with the secret address',
        params: z.object({ token: z.string() }),
        response: { 200: calendar },
      },
    },
    async (request, reply) => {
      const account = await feedAccount(db, request.params.token);
      if (account) return send(reply, await fileFor(account));
      await countGuess(db, 'calendar', request.ip);
      throw notFound('This calendar address no longer works. Create a new one in the calendar.');
    },
  );
}
