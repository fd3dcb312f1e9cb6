import { VITALS_BYTES, vital, vitalsReport } from 'shared/contract/surface/vitals';
import { z } from 'zod';
import { bearerToken } from '../../api/auth/bearerToken';
import { findSession } from '../../api/auth/sessions';
import { addressKey } from '../../core/addressKey';
import { nothing } from '../../core/routeSchemas';
import { throttle } from '../../core/throttle';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import type { LiveRegistry } from '../registry/LiveRegistry';
import { readerOf } from '../releaser';
import { visitorOf } from '../stages/visitorVoices';
import { hearVisit } from '../stages/watchRollouts';
import { keepVitals } from './keepVitals';
import { listVitals } from './listVitals';

const LIMIT = { most: 60, windowMs: 10 * 60 * 1000 };

/** How fast pages are for people: reporting a visit, and listing the current releases. */
export async function vitalRoutes(
  app: Api,
  { db, store, live }: { db: Db; store: ReleaseStore; live: LiveRegistry },
): Promise<void> {
  app.post(
    '/vitals',
    {
      bodyLimit: VITALS_BYTES,
      config: { access: 'public', turn: 'address' },
      schema: {
        summary: 'Report how fast a page was for a visit',
        body: vitalsReport,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      await throttle(db, `vitals:${addressKey(request.ip)}`, LIMIT, 'Too many reports.');
      if (!(await keepVitals({ db, store }, request.body))) return reply.status(204).send();
      const token = bearerToken(request);
      const account = token === undefined ? null : await findSession(db, token);
      await hearVisit({ db, store, live }, request.body, account?.id ?? (await visitorOf(db, request)));
      return reply.status(204).send();
    },
  );

  app.get(
    '/vitals',
    {
      config: { access: 'public' },
      schema: {
        summary:
          'How fast the current releases are by route, and the releases before (an account that sees the modules, or a deploy token: its own)',
        querystring: z.object({ module: z.string().max(80).optional() }),
        response: { 200: z.array(vital) },
        refuses: [401, 403],
      },
    },
    async (request, reply) => {
      const own = await readerOf(db, request, reply);
      return listVitals(db, live.current, own ?? request.query.module);
    },
  );
}
