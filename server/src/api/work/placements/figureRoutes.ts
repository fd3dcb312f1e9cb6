import { sql } from 'kysely';
import { leavingReasons } from 'shared/domain/work/placements/placement';
import {
  attrition,
  attritionQuery,
  deployedPeople,
  placementFacets,
} from 'shared/domain/work/placements/placementFigures';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { samplesIn, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { placements } from './placements';

/** A placement's days, from the first to the last. */
const stay = (db: Queries) =>
  isPostgres(db)
    ? sql<number>`sum("endsOn"::date - "startsOn"::date + 1)`
    : sql<number>`sum(julianday("endsOn") - julianday("startsOn") + 1)`;

/** How many of each are offered. */
const OFFERED = 200;

/** Figures of placements: who is deployed where, and who left why. Samples count while there is nothing real. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function figureRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/facets',
    {
      config: requirePermission(placements, 'read'),
      schema: { summary: 'The companies and centers of placements', response: { 200: placementFacets } },
    },
    async ({ account }) => {
      const within = scopeToClient(placements, account);
      const rows = await matching(db, within, readSelection(within, {}))
        .select(['companyId', 'centerId'])
        .distinct()
        .limit(OFFERED)
        .execute();
      const of = rows.map(({ companyId, centerId }) => ({ companyId: String(companyId), centerId: String(centerId) }));
      const clients = await nameClients(of, db);
      const options = (entries: [value: string, label: string][]) =>
        [...new Map(entries.filter(([value, label]) => value !== '' && label !== ''))]
          .map(([value, label]) => ({ value, label }))
          .sort((a, b) => a.label.localeCompare(b.label));
      return {
        company: options(clients.map(({ companyId, companyName }) => [companyId, companyName])),
        center: options(
          clients.map(({ centerId, companyName, centerName }) => [
            centerId,
            [companyName, centerName].filter(Boolean).join(', '),
          ]),
        ),
      };
    },
  );
  app.get(
    '/deployed',
    {
      config: requirePermission(placements, 'read'),
      schema: {
        summary: 'How many people are deployed today, by client and center',
        response: { 200: deployedPeople },
      },
    },
    async ({ account }) => {
      const within = scopeToClient(placements, account);
      const samples = await samplesIn(db, [placements]);
      const query = { state: 'Deployed', ...(samples === 'beside' && withoutSamples(placements)) };
      const rows = await matching(db, within, readSelection(within, query))
        .select((select) => ['companyId', 'centerId', select.fn.countAll<number>().as('people')])
        .groupBy(['companyId', 'centerId'])
        .execute();
      const counted = rows.map(({ companyId, centerId, people }) => ({
        companyId: String(companyId),
        centerId: String(centerId),
        people: Number(people),
      }));
      const centers = (await nameClients(counted, db)).sort((a, b) => b.people - a.people);
      return { centers, isSample: samples === 'only' };
    },
  );
  app.get(
    '/attrition',
    {
      config: requirePermission(placements, 'read'),
      schema: {
        summary:
          'How many placements ended between two days, by month, reason and client, and for how long they lasted',
        querystring: attritionQuery,
        response: { 200: attrition },
      },
    },
    async ({ account, query: { from, to } }) => {
      const within = scopeToClient(placements, account);
      const samples = await samplesIn(db, [placements]);
      const query = {
        state: 'Ended',
        endReason: ['', ...leavingReasons].join(','),
        'endsOn.from': from,
        'endsOn.to': to,
        ...(samples === 'beside' && withoutSamples(placements)),
      };
      const month = sql<string>`substr("endsOn", 1, 7)`;
      const rows = await matching(db, within, readSelection(within, query))
        .select((select) => [
          month.as('month'),
          'endReason',
          'companyId',
          select.fn.countAll<number>().as('people'),
          stay(db).as('days'),
        ])
        .groupBy([month, 'endReason', 'companyId'])
        .execute();
      const counted = rows.map(({ month: of, endReason, companyId, people, days }) => ({
        month: String(of),
        endReason: String(endReason),
        companyId: String(companyId),
        centerId: '',
        people: Number(people),
        days: Math.round(Number(days)),
      }));
      const clients = await nameClients(counted, db);
      return { ended: clients.map(({ centerId: _, centerName: __, ...row }) => row), isSample: samples === 'only' };
    },
  );
}
