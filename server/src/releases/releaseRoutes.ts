import type { FastifyInstance } from 'fastify';
import { versionSchema } from 'shared/contract';
import { z } from 'zod';
import { notFound } from '../api/core/errors';
import { parse } from '../api/core/parse';
import type { Db } from '../db/tables';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deployTokens';
import type { LiveRegistry } from './LiveRegistry';
import { ReleaseError } from './ReleaseError';
import type { ReleaseStore } from './ReleaseStore';
import { acceptUploads, readUpload } from './readUpload';
import { mustBeKnown, releaserOf } from './releaser';
import { reportRoutes } from './reportRoutes';
import { RELEASE_LIMIT } from './Staging';

interface Options {
  db: Db;
  store: ReleaseStore;
  live: LiveRegistry;
}

const publishQuery = z.object({ dryRun: z.enum(['0', '1']).default('0'), promote: z.enum(['0', '1']).default('1') });
const promoteBody = z.object({ version: versionSchema });
const rollbackBody = z.object({ version: versionSchema.optional() }).default({});
const tokenBody = z.object({
  module: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'Name a module, such as mfe-invoicing.'),
  name: z.string().trim().min(1, 'Name the token, so that you know it again.').max(80),
});

/** Publishing, promoting, rolling back and listing releases; deploy tokens; reports of failures. Under `/api`. */
export function releaseRoutes({ db, store, live }: Options) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/releases',
      { config: { access: 'public', summary: 'All modules with their releases (an account or a deploy token)' } },
      async (request) => {
        await mustBeKnown(db, request);
        const reasons = new Map(live.current.leftOut.map(({ module, reason }) => [module, reason]));
        return (await store.list()).map((row) => ({ ...row, leftOut: reasons.get(row.module) }));
      },
    );

    await app.register(async (scope) => {
      await acceptUploads(scope);
      scope.post<{ Params: { module: string } }>(
        '/releases/:module',
        {
          bodyLimit: RELEASE_LIMIT + 1024 * 1024,
          config: {
            access: 'public',
            summary: 'Publish a release (deploy token); ?dryRun=1 checks only, ?promote=0 does not make it current',
            query: publishQuery,
          },
        },
        async (request, reply) => {
          const { module } = request.params;
          const by = await releaserOf(db, request, module);
          const { dryRun, promote } = parse(publishQuery, request.query);
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

    app.post<{ Params: { module: string } }>(
      '/releases/:module/promote',
      {
        config: {
          access: 'public',
          summary: 'Make a published version current (deploy token or owner)',
          body: promoteBody,
        },
      },
      async (request) => {
        const { module } = request.params;
        const by = await releaserOf(db, request, module);
        const { version } = parse(promoteBody, request.body);
        await store.promote(module, version, by);
        await live.follow();
        return { module, version };
      },
    );

    app.post<{ Params: { module: string } }>(
      '/releases/:module/rollback',
      {
        config: {
          access: 'public',
          summary: 'Go back to the version before, or to one named (deploy token or owner)',
          body: rollbackBody,
        },
      },
      async (request) => {
        const { module } = request.params;
        const by = await releaserOf(db, request, module);
        const version = await store.rollback(module, parse(rollbackBody, request.body ?? {}).version, by);
        await live.follow();
        return { module, version };
      },
    );

    app.post<{ Params: { module: string } }>(
      '/releases/:module/retire',
      { config: { access: 'public', summary: 'Take a module out; its releases stay (deploy token or owner)' } },
      async (request, reply) => {
        const { module } = request.params;
        await store.retire(module, await releaserOf(db, request, module));
        await live.follow();
        return reply.status(204).send();
      },
    );

    app.get<{ Params: { module: string; version: string } }>(
      '/releases/:module/:version',
      { config: { summary: 'A published release as a tab previews it' } },
      (request) => store.preview(request.params.module, request.params.version),
    );

    app.get(
      '/registry/revision',
      { config: { access: 'public', summary: 'The number of the last promotion' } },
      () => ({ revision: live.current.registry.revision }),
    );
    app.get('/registry', { config: { summary: 'What is current of each module' } }, () => live.current.registry);

    app.get('/deploy-tokens', { config: { access: 'owner', summary: 'Deploy tokens' } }, () => listDeployTokens(db));
    app.post(
      '/deploy-tokens',
      { config: { access: 'owner', summary: 'Make a deploy token for one module; it is shown once', body: tokenBody } },
      async (request, reply) => {
        const { module, name } = parse(tokenBody, request.body);
        return reply.status(201).send(await createDeployToken(db, module, name, request.account?.name ?? ''));
      },
    );
    app.delete<{ Params: { id: string } }>(
      '/deploy-tokens/:id',
      { config: { access: 'owner', summary: 'Revoke a deploy token' } },
      async (request, reply) => {
        if (!(await revokeDeployToken(db, request.params.id))) throw notFound();
        return reply.status(204).send();
      },
    );

    await app.register(reportRoutes, { db, store });
  };
}
