import type { FastifyRequest } from 'fastify';
import { versionSchema } from 'shared/contract';
import {
  deployToken,
  moduleReleases,
  newDeployToken,
  nowCurrent,
  registry,
  uploadResult,
} from 'shared/contract/releases/registry';
import { releaseSources } from 'shared/contract/releases/sources';
import { deployTokenInput } from 'shared/domain/accounts/deployToken';
import { z } from 'zod';
import { ownAccount } from '../api/auth/ownAccount';
import { actorOf } from '../core/actorOf';
import type { ApiOptions } from '../core/context';
import { notFound } from '../core/errors';
import { limitUploads } from '../core/limitUploads';
import { byId, nothing } from '../core/routeSchemas';
import { type Api } from '../core/types';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deployTokens';
import { faultRoutes } from './faults/faultRoutes';
import { flagRoutes } from './flags/flagRoutes';
import { newsRoutes } from './news/newsRoutes';
import { overrideRoutes } from './overrides/overrideRoutes';
import { ReleaseError } from './ReleaseError';
import type { ReleaseStore } from './ReleaseStore';
import { acceptUploads, readUpload } from './readUpload';
import type { LiveRegistry } from './registry/LiveRegistry';
import { personalRegistry } from './registry/personalRegistry';
import { letKnownIn, letReleasersIn } from './releaser';
import { replayRoutes } from './replays/replayRoutes';
import { reportRoutes } from './reportRoutes';
import { sourcesOf } from './sourcesOf';
import { rolloutRoutes } from './stages/rolloutRoutes';
import { noteGiven } from './stages/voices';
import { RELEASE_LIMIT } from './storage/Staging';
import { vitalRoutes } from './vitals/vitalRoutes';

interface Options extends ApiOptions {
  store: ReleaseStore;
  live: LiveRegistry;
}

const publishQuery = z.object({ dryRun: z.enum(['0', '1']).default('0'), promote: z.enum(['0', '1']).default('1') });
const promoteBody = z.object({ version: versionSchema });
const rollbackBody = z.object({ version: versionSchema.optional() }).default({});

const ofModule = z.object({ module: z.string() });
/** The releases' environment: the version of the shell API. */
const shellMet = z.object({ shellApi: z.string() });
/** A release has many files; `release.json` is the first. */
const uploadForm = z.object({ file: z.array(z.string().meta({ contentMediaType: 'application/octet-stream' })) });

/** Publishing, promoting, rolling back and listing releases; deploy tokens; reports of failures and errors; replays; previews. Under `/api`. */
// oxlint-disable-next-line max-lines-per-function -- takes the options of the routes
export function releaseRoutes({ db, settings, store, live }: Options) {
  // oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
  return async (app: Api): Promise<void> => {
    const releasers = { config: { access: 'public' as const }, onRequest: letReleasersIn(db) };
    const promoters = { ...releasers, onRequest: letReleasersIn(db, () => 'promote') };
    const isOnlySent = ({ dryRun, promote }: Readonly<Record<string, unknown>>) => dryRun === '1' || promote === '0';
    app.get(
      '/releases',
      {
        config: { access: 'public' },
        onRequest: letKnownIn(db),
        schema: {
          summary: 'All modules with their releases (an account or a deploy token)',
          response: { 200: z.array(moduleReleases) },
          refuses: [401],
        },
      },
      async () => {
        const reasons = new Map(live.current.leftOut.map(({ module, reason }) => [module, reason]));
        const misfits = new Map(
          (await store.misfits(live.current.current)).map(({ release, reasons }) => [release.manifest.name, reasons]),
        );
        return (await store.listWithLost()).map((row) => ({
          ...row,
          leftOut: reasons.get(row.module),
          misfits: misfits.get(row.module),
        }));
      },
    );

    await app.register(async (scope: Api) => {
      await acceptUploads(scope);
      scope.post(
        '/releases/:module',
        {
          ...releasers,
          onRequest: [
            letReleasersIn(db, (query) => (isOnlySent(query) ? 'publish' : 'promote')),
            (request: FastifyRequest) => limitUploads(db, settings, request, `releases:${request.releaser.name}`),
          ],
          bodyLimit: RELEASE_LIMIT + 1024 * 1024,
          schema: {
            summary:
              'Publish a release (deploy token or owner); ?dryRun=1 checks only, ?promote=0 does not make it current',
            params: ofModule,
            querystring: publishQuery,
            form: uploadForm,
            response: { 200: uploadResult, 201: uploadResult },
            refuses: [401, 403, 409, 507],
          },
        },
        async (request, reply) => {
          const { module } = request.params;
          const { dryRun, promote } = request.query;
          const by = request.releaser;
          const staging = await store.files.stage();
          try {
            const release = await readUpload(request, staging);
            if (release.manifest.name !== module)
              throw new ReleaseError(
                400,
                'other_module',
                `release.json is of ${release.manifest.name}, and the address names ${module}.`,
              );
            const result = await store.publish(staging, release, by, { dryRun: dryRun === '1' });
            if (dryRun === '0' && promote === '1') {
              await store.promote(module, release.version, by);
              await live.follow();
            }
            return await reply
              .status(result === 'published' ? 201 : 200)
              .send({ module, version: release.version, result, promoted: dryRun === '0' && promote === '1' });
          } finally {
            await staging.discard();
          }
        },
      );
    });

    app.post(
      '/releases/:module/promote',
      {
        ...promoters,
        schema: {
          summary: 'Make a published version current (deploy token or owner)',
          params: ofModule,
          body: promoteBody,
          response: { 200: nowCurrent },
          refuses: [401, 403, 409],
        },
      },
      async (request) => {
        const { module } = request.params;
        const { version } = request.body;
        await store.promote(module, version, request.releaser);
        await live.follow();
        return { module, version };
      },
    );

    app.post(
      '/releases/:module/rollback',
      {
        ...promoters,
        schema: {
          summary: 'Go back to the version before, or to one named (deploy token or owner)',
          params: ofModule,
          body: rollbackBody,
          response: { 200: nowCurrent },
          refuses: [401, 403, 409],
        },
      },
      async (request) => {
        const { module } = request.params;
        const version = await store.rollback(module, request.body.version, request.releaser);
        await live.follow();
        return { module, version };
      },
    );

    app.post(
      '/releases/:module/retire',
      {
        ...promoters,
        schema: {
          summary: 'Take a module out; its releases stay (deploy token or owner)',
          params: ofModule,
          response: { 204: nothing },
          refuses: [401, 403, 409],
        },
      },
      async (request, reply) => {
        await store.retire(request.params.module, request.releaser);
        await live.follow();
        return reply.status(204).send();
      },
    );

    app.get(
      '/releases/:module/shell',
      {
        ...releasers,
        schema: {
          summary: 'Whether the module may be released, and the shell that it will meet (deploy token or owner)',
          params: ofModule,
          response: { 200: shellMet },
          refuses: [401, 403],
        },
      },
      async () => ({ shellApi: store.shellApi }),
    );

    app.get(
      '/releases/:module/:version/sources',
      {
        config: { access: 'signed-in' },
        schema: {
          summary: 'Which file of its module each page and component of a release is',
          params: z.object({ module: z.string(), version: z.string() }),
          response: { 200: releaseSources },
        },
      },
      async ({ params: { module, version } }) => {
        const release = await store.release(module, version);
        return sourcesOf(release, await store.folderOf(release));
      },
    );

    app.get(
      '/registry/revision',
      {
        config: { access: 'public' },
        schema: {
          summary: 'A number that is another one after each promotion and each switch of a flag',
          response: { 200: registry.pick({ revision: true }) },
        },
      },
      async () => ({ revision: live.current.registry.revision }),
    );
    app.get(
      '/registry',
      {
        config: { access: 'signed-in' },
        schema: { summary: 'What is current of each module, as far as it is for you', response: { 200: registry } },
      },
      async (request) => {
        const { current: state } = live;
        const account = ownAccount(request);
        await noteGiven(db, state, account.id);
        return personalRegistry(app, state, account);
      },
    );

    app.get(
      '/deploy-tokens',
      {
        config: { access: 'modules:read', isReserved: true },
        schema: { summary: 'Deploy tokens, the newest first', response: { 200: z.array(deployToken) } },
      },
      () => listDeployTokens(db),
    );
    app.post(
      '/deploy-tokens',
      {
        config: { access: 'modules:write', isReserved: true },
        schema: {
          summary: 'Make a deploy token for one module and some days; it is shown once',
          body: deployTokenInput,
          response: { 201: newDeployToken },
        },
      },
      async (request, reply) => {
        return reply.status(201).send(await createDeployToken(db, request.body, actorOf(request)));
      },
    );
    app.delete(
      '/deploy-tokens/:id',
      {
        config: { access: 'modules:write', isReserved: true },
        schema: { summary: 'Revoke a deploy token', params: byId, response: { 204: nothing } },
      },
      async (request, reply) => {
        if (!(await revokeDeployToken(db, request.params.id, actorOf(request)))) throw notFound();
        return reply.status(204).send();
      },
    );

    await app.register(overrideRoutes, { db, store });
    await app.register(rolloutRoutes, { db, store, live });
    await app.register(reportRoutes, { db, store, live });
    await app.register(faultRoutes, { db, store, live });
    await app.register(vitalRoutes, { db, store, live });
    await app.register(newsRoutes, { db, settings });
    await app.register(replayRoutes, { db, store });
    await app.register(flagRoutes, { db, live });
  };
}
