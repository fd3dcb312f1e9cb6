import { versionSchema } from 'shared/contract/releases/release';
import { rollout, rolloutStart, rolloutStep } from 'shared/contract/releases/rollout';
import { z } from 'zod';
import { ownAccount } from '../../api/auth/ownAccount';
import { nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import type { LiveRegistry } from '../registry/LiveRegistry';
import { letReleasersIn } from '../releaser';
import { changeRollout, startRollout } from './changeRollout';
import { readRollouts } from './rolloutLog';
import { noteOpened } from './voices';
import { advanceRollouts } from './watchRollouts';

/** How often it is looked which rollouts go on by themselves, in milliseconds. */
const LOOK_MS = 60_000;

/** Releasing in stages, and taking those on that do well. Under `/api`. */
export async function rolloutRoutes(
  app: Api,
  place: { db: Db; store: ReleaseStore; live: LiveRegistry },
): Promise<void> {
  const { db, live } = place;
  const promoters = { config: { access: 'public' as const }, onRequest: letReleasersIn(db, () => 'promote') };
  const schema = {
    params: z.object({ module: z.string() }),
    response: { 200: rollout },
  };
  const answer = async (module: string) => {
    await live.follow();
    return rollout.parse((await readRollouts(db)).get(module));
  };

  app.post(
    '/releases/:module/rollout',
    {
      ...promoters,
      schema: {
        ...schema,
        summary: 'Start to release a published version in stages (deploy token or owner)',
        body: rolloutStart,
        refuses: [401, 403, 409],
      },
    },
    async (request) => {
      const { module } = request.params;
      await startRollout(place, { module, ...request.body }, request.releaser);
      return answer(module);
    },
  );

  app.put(
    '/releases/:module/rollout',
    {
      ...promoters,
      schema: {
        ...schema,
        summary: 'Take a release in stages on, pause, resume or end it (deploy token or owner)',
        body: rolloutStep,
        refuses: [401, 403, 409],
      },
    },
    async (request) => {
      const { module } = request.params;
      await changeRollout(place, { module, ...request.body }, request.releaser);
      return answer(module);
    },
  );

  app.post(
    '/opened-pages',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Tell that a page of a module was opened, which counts for a release in stages',
        body: z.object({ module: z.string().max(80), version: versionSchema }),
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { module, version } = request.body;
      const rollout = live.current.staged.get(module)?.rollout;
      if (rollout) await noteOpened(db, rollout, ownAccount(request).id, version);
      return reply.status(204).send();
    },
  );

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const look = () =>
      void advanceRollouts(place).catch((error: unknown) =>
        app.log.error({ err: error }, 'no rollout goes on by itself now; it is tried again in a minute'),
      );
    timer = setInterval(look, LOOK_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
