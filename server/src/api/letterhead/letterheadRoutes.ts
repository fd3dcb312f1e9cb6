import { ofRegistration, registration as registrationAnswer } from 'shared/domain/letterhead/registration';
import { numberSeries, seriesStart } from 'shared/domain/money/documents/numberSeries';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { requirePermission } from '../records/requirePermission';
import { beginSeries, readSeries } from './beginSeries';
import { letterhead } from './letterhead';
import { pictureRoutes } from './pictures';
import { chosenRegistration, knownRegistrations } from './registrations';
import { seriesImport } from './seriesImport';

/**
 * The routes of the letterhead in addition to a resource's common ones: the company's registrations, and the numbers of
 * their documents.
 */
export function letterheadRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  pictureRoutes(app, options);
  seriesImport(app, options);
  app.get(
    '/registrations',
    {
      config: requirePermission(letterhead, 'read'),
      schema: {
        summary: 'The company’s GST registrations, that of the company’s details last',
        response: { 200: z.array(registrationAnswer) },
      },
    },
    () => knownRegistrations(db),
  );
  app.get(
    '/series',
    {
      config: requirePermission(letterhead, 'read'),
      schema: {
        summary: 'The number that the next document of each series gets in this financial year',
        querystring: ofRegistration,
        response: { 200: z.array(numberSeries) },
      },
    },
    async ({ query }) => readSeries(db, await chosenRegistration(db, query.registration)),
  );
  app.put(
    '/series',
    {
      config: requirePermission(letterhead, 'write'),
      schema: {
        summary: 'Let a series of this financial year begin at a number, before its first document',
        querystring: ofRegistration,
        body: seriesStart,
        response: { 200: z.array(numberSeries) },
        refuses: [409],
      },
    },
    (request) =>
      db.transaction().execute(async (tx) => {
        const registration = await chosenRegistration(tx, request.query.registration);
        await beginSeries(tx, registration, request.body, actorOf(request));
        return readSeries(tx, registration);
      }),
  );
}
