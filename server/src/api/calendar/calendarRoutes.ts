import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { daysBetween, today } from 'shared/domain/dates';
import { isoDate } from 'shared/domain/validation';
import { z } from 'zod';
import type { ApiOptions } from '../core/context';
import { noSession, notFound } from '../core/errors';
import { parse } from '../core/parse';
import { calendarEntries } from './calendarEntries';
import { endFeed, feedMadeAt, isFeedToken, startFeed } from './calendarFeed';
import { calendarFile } from './calendarFile';

const MAX_DAYS = 400;

const range = z
  .object({ from: isoDate('first day'), to: isoDate('last day') })
  .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) <= MAX_DAYS, {
    path: ['to'],
    error: `Ask for 1 to ${MAX_DAYS} days.`,
  });

function accountId({ account }: FastifyRequest): string {
  if (!account) throw noSession();
  return account.id;
}

const send = (reply: FastifyReply, file: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', 'attachment; filename="compliance.ics"')
    .send(file);

/** The calendar's entries, its file, and the secret address by which a calendar application subscribes to it. */
export async function calendarRoutes(app: FastifyInstance, { db, settings }: ApiOptions): Promise<void> {
  app.get(
    '/calendar',
    { config: { summary: 'Holidays, due dates and expiring certificates from a day to a day', query: range } },
    (request) => {
      const { from, to } = parse(range, request.query);
      return calendarEntries(db, from, to, today());
    },
  );
  app.get('/calendar.ics', { config: { summary: 'The calendar as an iCalendar file' } }, async (_request, reply) =>
    send(reply, await calendarFile(db, today())),
  );
  app.get(
    '/calendar/feed',
    { config: { summary: 'When your calendar feed was made: { madeAt }' } },
    async (request) => ({ madeAt: await feedMadeAt(db, accountId(request)) }),
  );
  app.post(
    '/calendar/feed',
    { config: { summary: 'Make the address of your calendar feed, in place of an earlier one: { url }' } },
    async (request) => {
      const token = await startFeed(db, accountId(request));
      const origin = settings.publicUrl ?? `${request.protocol}://${request.host}`;
      return { url: `${origin}${request.routeOptions.url?.replace(/\/feed$/, '') ?? ''}/${token}/compliance.ics` };
    },
  );
  app.delete('/calendar/feed', { config: { summary: 'End your calendar feed' } }, async (request, reply) => {
    await endFeed(db, accountId(request));
    return reply.status(204).send();
  });
  app.get<{ Params: { token: string } }>(
    '/calendar/:token/compliance.ics',
    { config: { access: 'public', summary: 'The calendar, for who knows the secret address' } },
    async (request, reply) => {
      if (!(await isFeedToken(db, request.params.token)))
        throw notFound('This calendar address does not exist, or not any more. Make a new one in the calendar.');
      return send(reply, await calendarFile(db, today()));
    },
  );
}
