import { releaseSchema, versionSchema } from 'shared/contract';
import { replayResult, storedReplay } from 'shared/contract/releases/replay';
import { z } from 'zod';
import { type Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import { letKnownIn, letReleasersIn } from '../releaser';
import { keepReplay, replaysOf } from './replays';

/** The largest result of a replay, in bytes: 500 routes, and a sentence for each. */
const RESULT_LIMIT = 1024 * 1024;

const ofModule = z.object({ module: z.string() });
const ofRelease = z.object({ module: z.string(), version: versionSchema });

/** A replay's input about a release, and its findings. */
export async function replayRoutes(app: Api, context: { db: Db; store: ReleaseStore }): Promise<void> {
  const { db, store } = context;
  app.get(
    '/releases/:module/:version/release',
    {
      config: { access: 'public' },
      onRequest: letKnownIn(db),
      schema: {
        summary:
          'A published release as it was sent: its manifest and the names of its files (an account or a deploy token)',
        params: ofRelease,
        response: { 200: releaseSchema },
        refuses: [401, 409],
      },
    },
    (request) => store.release(request.params.module, request.params.version),
  );
  app.get(
    '/releases/:module/replays',
    {
      config: { access: 'public' },
      onRequest: letKnownIn(db),
      schema: {
        summary: 'What replays saw of the releases of a module (an account or a deploy token)',
        params: ofModule,
        response: { 200: z.array(storedReplay) },
        refuses: [401],
      },
    },
    (request) => replaysOf(context, request.params.module),
  );
  app.post(
    '/releases/:module/:version/replays',
    {
      config: { access: 'public' },
      onRequest: letReleasersIn(db),
      bodyLimit: RESULT_LIMIT,
      schema: {
        summary: 'Keep what a replay saw of a release (deploy token or owner)',
        params: ofRelease,
        body: replayResult,
        response: { 201: storedReplay },
        refuses: [401, 403, 409],
      },
    },
    async (request, reply) =>
      reply.status(201).send(await keepReplay(context, request.params, request.body, request.releaser)),
  );
}
